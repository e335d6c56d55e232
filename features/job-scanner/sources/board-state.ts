import { hourMs } from '#lib/durations.ts'
import type { BoardRead } from '#features/job-scanner/boards/board.ts'

export const healths = ['healthy', 'empty', 'failing', 'gone', 'paused'] as const
export type Health = (typeof healths)[number]

/** What a closing needs: see docs/decisions/020-when-a-job-is-closed.md. */
export const closing = {
  misses: 2,
  missedForMs: 24 * hourMs,
  emptyRuns: 3,
  emptyForMs: 72 * hourMs,
  missingRuns: 3,
  missingForMs: 72 * hourMs,
} as const

/** What is remembered of a board between two readings. */
export interface BoardMemory {
  health: Health
  /** It has had a job at some time. */
  hasYielded: boolean
  emptyRuns: number
  emptySince: Date | null
  missingRuns: number
  missingSince: Date | null
  consecutiveFailures: number
}

export const freshMemory: BoardMemory = {
  health: 'healthy',
  hasYielded: false,
  emptyRuns: 0,
  emptySince: null,
  missingRuns: 0,
  missingSince: null,
  consecutiveFailures: 0,
}

export interface Conclusion {
  memory: BoardMemory
  status: 'ok' | 'partial' | 'failed' | 'waiting'
  /**
   * What the reading says of the stored jobs: `listed`: those that it didn't name are missing; `same`: nothing changed since the last
   * complete reading; `all closed`: the board has been empty for long; `nothing`: no job may be held missing.
   */
  says: 'listed' | 'same' | 'all closed' | 'nothing'
  /** For staff, when something is not as it should be. */
  reason: string | null
  isPausing: boolean
}

type Outcome =
  | { kind: 'read'; jobs: number; isComplete: boolean }
  | { kind: 'unchanged' }
  | { kind: 'missing' }
  | { kind: 'busy'; status: number }
  | { kind: 'failed'; reason: string }

export function outcomeOf(read: BoardRead): Outcome {
  if (read.kind === 'read') return { ...read, jobs: read.jobs.length }
  return read.kind === 'failed' ? { ...read, reason: sentenceOf(read.reason) } : read
}

export const sentenceOf = (reason: string) => reason.charAt(0).toUpperCase() + reason.slice(1)

/** What a reading at `now` means for its board. Pure; every rule about emptiness, absence and failure is here. */
export function concludeRead(before: BoardMemory, outcome: Outcome, now: Date): Conclusion {
  switch (outcome.kind) {
    case 'busy':
      return says(
        before,
        'waiting',
        'nothing',
        `The board was busy (${outcome.status}) and is asked again later`,
      )
    case 'failed': {
      const consecutiveFailures = before.consecutiveFailures + 1
      const memory: BoardMemory = { ...before, health: 'failing', consecutiveFailures }
      return says(memory, 'failed', 'nothing', outcome.reason)
    }
    case 'missing':
      return concludeMissing(before, now)
    case 'unchanged':
      return before.emptyRuns > 0 ? concludeEmpty(answered(before), now) : ok(answered(before), 'same')
    case 'read': {
      const memory = answered(before)
      if (outcome.jobs === 0) {
        return outcome.isComplete
          ? concludeEmpty(memory, now)
          : says(memory, 'partial', 'nothing', 'The reading stopped before the first job')
      }
      const full: BoardMemory = {
        ...memory,
        health: 'healthy',
        hasYielded: true,
        emptyRuns: 0,
        emptySince: null,
      }
      if (outcome.isComplete) return ok(full, 'listed')
      return says(
        full,
        'partial',
        'nothing',
        'Only part of the board could be read; no jobs were marked as missing',
      )
    }
  }
}

/** The board answered with a list of some kind: it is neither absent nor broken. */
function answered(memory: BoardMemory): BoardMemory {
  const health = memory.health === 'failing' || memory.health === 'gone' ? 'healthy' : memory.health
  return { ...memory, health, consecutiveFailures: 0, missingRuns: 0, missingSince: null }
}

function concludeMissing(before: BoardMemory, now: Date): Conclusion {
  const missingSince = before.missingSince ?? now
  const missingRuns = before.missingRuns + 1
  const isGone = missingRuns >= closing.missingRuns && spanOf(missingSince, now) >= closing.missingForMs
  const memory: BoardMemory = {
    ...before,
    health: isGone ? 'gone' : 'failing',
    missingRuns,
    missingSince,
    consecutiveFailures: before.consecutiveFailures + 1,
  }
  const reason = isGone
    ? 'The provider has not known this board for 72 hours'
    : 'The provider does not know this board (404)'
  return { ...says(memory, 'failed', 'nothing', reason), isPausing: isGone }
}

function concludeEmpty(before: BoardMemory, now: Date): Conclusion {
  const emptySince = before.emptySince ?? now
  const emptyRuns = before.emptyRuns + 1
  const memory: BoardMemory = { ...before, health: 'empty', emptyRuns, emptySince }
  if (!before.hasYielded) return says(memory, 'ok', 'nothing', 'The board has had no jobs so far')
  const isLong = emptyRuns >= closing.emptyRuns && spanOf(emptySince, now) >= closing.emptyForMs
  return isLong
    ? says(memory, 'ok', 'all closed', 'The board has been empty for 72 hours')
    : says(memory, 'ok', 'nothing', 'The board was empty, and had jobs before')
}

const spanOf = (from: Date, to: Date) => to.getTime() - from.getTime()
const ok = (memory: BoardMemory, what: Conclusion['says']) =>
  says({ ...memory, health: 'healthy' }, 'ok', what, null)

function says(
  memory: BoardMemory,
  status: Conclusion['status'],
  what: Conclusion['says'],
  reason: string | null,
): Conclusion {
  return { memory, status, says: what, reason, isPausing: false }
}

/** How often a job was not in a complete list, and since when. */
export interface Misses {
  count: number
  since: Date | null
}

/** A job that a complete list of `now` doesn't name: missed once more, and closed when that is twice and a day apart. */
export function concludeMiss(before: Misses, now: Date): Misses & { isClosed: boolean } {
  const since = before.since ?? now
  const count = before.count + 1
  const isClosed = count >= closing.misses && spanOf(since, now) >= closing.missedForMs
  return { count, since, isClosed }
}
