import { useEffect } from 'react'

const byName = (name: string) => name

/** Takes the focus to the first of `fields` that has an error, each time new ones come. A field's id is its name, unless told. */
export function useFirstFault<Name extends string>(
  fields: readonly Name[],
  errors: Partial<Record<Name, string>>,
  idOf: (name: Name) => string = byName,
): void {
  useEffect(() => {
    const first = fields.find((field) => errors[field])
    if (first) document.getElementById(idOf(first))?.focus()
  }, [fields, errors, idOf])
}
