import { useState } from 'react'
import { z } from 'zod/mini'
import { dropDraft, keepDraft, readDraft } from '#lib/device-draft.ts'
import { useMe } from './use-me.ts'

const texts = z.record(z.string(), z.string())

/** The key of a draft of whoever is signed in: colleagues who share a device don't meet each other's. */
export function useDraftKey(name: string): string {
  const { me } = useMe()
  return `${me?.id ?? ''}:${name}`
}

/**
 * What someone writes in a form, a text for each field, kept on this device until it was sent or dropped. `initial` is the form as nobody has
 * touched it; `isKept` says that there is a draft, `isRestored` that it was there before the form was opened.
 */
export function useDraft<Name extends string>(name: string, initial: Record<Name, string>) {
  const key = useDraftKey(name)
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>(() => read(key, initial))
  const [isRestored, setRestored] = useState(Object.keys(typed).length > 0)
  const draft: Record<Name, string> = { ...initial, ...typed }
  function write(wanted: Record<Name, string>) {
    const next: Partial<Record<Name, string>> = {}
    for (const field in wanted) if (wanted[field] !== initial[field]) next[field] = wanted[field]
    setTyped(next)
    if (Object.keys(next).length > 0) keepDraft(key, next)
    else dropDraft(key)
  }
  return {
    draft,
    isKept: Object.keys(typed).length > 0,
    isRestored,
    set(field: Name, value: string) {
      write({ ...draft, [field]: value })
    },
    /** Several fields at once. */
    setAll(values: Partial<Record<Name, string>>) {
      write({ ...draft, ...values })
    },
    drop() {
      setTyped({})
      setRestored(false)
      dropDraft(key)
    },
  }
}

function read<Name extends string>(
  key: string,
  initial: Record<Name, string>,
): Partial<Record<Name, string>> {
  const kept = texts.safeParse(readDraft(key)).data ?? {}
  const known: Partial<Record<Name, string>> = {}
  for (const field in initial) {
    const value = kept[field]
    if (value !== undefined && value !== initial[field]) known[field] = value
  }
  return known
}
