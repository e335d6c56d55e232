import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useDraft } from '#features/context/use-draft.ts'

const mapValues = <Name extends string>(record: Record<Name, string>, textOf: (name: Name) => string) => {
  // Neither of the two keeps what the names are.
  const names = Object.keys(record) as Name[]
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}

/**
 * Keeps on this device what is typed into a form of react-hook-form, and puts it back when the form is opened again. `initial` is the form as
 * nobody has touched it. `keep` belongs on the form’s `onChange`. No form with a password may use it.
 */
export function useKeptFields<Values extends FieldValues>(
  name: string,
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'reset'>,
  initial: Record<keyof Values & string, string>,
) {
  const { draft, setAll, ...kept } = useDraft(name, initial)
  const putBack = useEffectEvent(() => {
    for (const field in initial)
      if (draft[field] !== initial[field])
        // The fields of the draft are those of the form, all of them texts.
        form.setValue(field as Path<Values>, draft[field] as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
        })
  })
  useEffect(() => putBack(), [])
  return {
    isKept: kept.isKept,
    isRestored: kept.isRestored,
    keep() {
      const values: FieldValues = form.getValues()
      setAll(mapValues(initial, (field) => String(values[field] ?? '')))
    },
    /** Once it was sent. */
    forget: kept.drop,
    discard() {
      kept.drop()
      form.reset()
    },
  }
}
