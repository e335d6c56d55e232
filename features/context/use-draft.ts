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
  // Of fields that the form doesn’t have yet too: those of the firm’s own are read after it has opened.
  const [typed, setTyped] = useState(() => texts.safeParse(readDraft(key)).data ?? {})
  const [wasKept, setWasKept] = useState(Object.keys(typed).length > 0)
  const draft: Record<Name, string> = { ...initial }
  let isKept = false
  for (const field in initial) {
    draft[field] = typed[field] ?? initial[field]
    isKept ||= draft[field] !== initial[field]
  }
  function write(values: Record<string, string>) {
    const next: Record<string, string> = { ...typed, ...values }
    for (const field in initial) if (next[field] === initial[field]) delete next[field]
    setTyped(next)
    if (Object.keys(next).length > 0) keepDraft(key, next)
    else dropDraft(key)
  }
  return {
    draft,
    isKept,
    isRestored: wasKept && isKept,
    set(field: Name, value: string) {
      write({ [field]: value })
    },
    /** Several fields at once. */
    setAll(values: Partial<Record<Name, string>>) {
      write({ ...draft, ...values })
    },
    drop() {
      setTyped({})
      setWasKept(false)
      dropDraft(key)
    },
  }
}

/** What one field of a draft holds as JSON, since it is more than words; undefined where it isn't that. */
export function readJson<Value>(schema: z.ZodMiniType<Value>, text: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
