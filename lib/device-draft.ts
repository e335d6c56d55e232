import { deviceStore } from './browser-store.ts'
import { dayMs } from './durations.ts'

/** What someone was writing, kept on this device: another page, a closed tab, a lost session and a crash cost nobody their words. */
const prefix = 'draft:'
const keptForMs = 30 * dayMs

export function keepDraft(key: string, value: unknown): void {
  deviceStore.write(prefix + key, JSON.stringify({ at: Date.now(), value }))
}

/** Undefined where nothing was kept, or only what is older than 30 days. */
export function readDraft(key: string): unknown {
  const kept = deviceStore.readJson(prefix + key)
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('value' in kept)) return undefined
  if (typeof kept.at === 'number' && Date.now() - kept.at < keptForMs) return kept.value
  dropDraft(key)
  return undefined
}

export function dropDraft(key: string): void {
  deviceStore.write(prefix + key, undefined)
}

/** For when someone leaves by choice: nothing of theirs stays behind on the device. */
export function dropAllDrafts(): void {
  deviceStore.forgetAll(prefix)
}
