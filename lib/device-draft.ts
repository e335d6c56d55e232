import { dayMs } from './durations.ts'

/** What someone was writing, kept on this device: another page, a closed tab, a lost session and a crash cost nobody their words. */
const prefix = 'draft:'
const keptForMs = 30 * dayMs

export function keepDraft(key: string, value: unknown): void {
  quietly(() => localStorage.setItem(prefix + key, JSON.stringify({ at: Date.now(), value })))
}

/** Undefined where nothing was kept, or only what is older than 30 days. */
export function readDraft(key: string): unknown {
  const kept = quietly((): unknown => JSON.parse(localStorage.getItem(prefix + key) ?? 'null'))
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('value' in kept)) return undefined
  if (typeof kept.at === 'number' && Date.now() - kept.at < keptForMs) return kept.value
  dropDraft(key)
  return undefined
}

export function dropDraft(key: string): void {
  quietly(() => localStorage.removeItem(prefix + key))
}

/** For when someone leaves by choice: nothing of theirs stays behind on the device. */
export function dropAllDrafts(): void {
  quietly(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  })
}

/** Storage may be closed or full: then there is no draft. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
