import { assessmentStorageKey } from '#config/constants.ts'
import { deviceStore } from '#lib/browser-store.ts'
import type { WaitingAnswers } from './answer-queue.ts'

/** What this device remembers of an unfinished run, so that its visitor finds it again. */
export interface StoredRun {
  key: string
  /** The number of the question to go on with. */
  step: number
  /** Answers that the server doesn't have yet. */
  waiting: WaitingAnswers
}

export const readRun = () => parseRun(readRunText())

/** What is stored, as it is; null when there is nothing or storage is closed. */
export const readRunText = (): string | null => deviceStore.read(assessmentStorageKey)

export function parseRun(text: string | null): StoredRun | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRun(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Storage may be closed or full: then the link alone leads back. */
export function storeRun(run: StoredRun | undefined) {
  deviceStore.write(assessmentStorageKey, run && JSON.stringify(run))
}

function isRun(value: unknown): value is StoredRun {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    /^[\w-]{22}$/.test(value.key) &&
    'step' in value &&
    typeof value.step === 'number' &&
    'waiting' in value &&
    typeof value.waiting === 'object' &&
    value.waiting !== null
  )
}
