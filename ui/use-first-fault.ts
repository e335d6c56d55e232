import { useEffect } from 'react'

/** Takes the focus to the first of `fields` that has an error, each time new ones come. A field's id is its name. */
export function useFirstFault<Name extends string>(
  fields: readonly Name[],
  errors: Partial<Record<Name, string>>,
): void {
  useEffect(() => {
    const first = fields.find((field) => errors[field])
    if (first) document.getElementById(first)?.focus()
  }, [fields, errors])
}
