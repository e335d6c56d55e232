import type { Provider } from './boards/board.ts'
import type { Health } from './sources/board-state.ts'
import type { RunStatus } from './runs/run.schema.ts'
import type { JobItem } from './postings/scanned-job.schema.ts'
import type { SignalState } from './signals/signal.schema.ts'
import type { Schedule, SourceItem } from './sources/source.schema.ts'

export const providerNames: Record<Provider, string> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  smartrecruiters: 'SmartRecruiters',
  workable: 'Workable',
  recruitee: 'Recruitee',
  teamtailor: 'Teamtailor',
  personio: 'Personio',
  rss: 'RSS or Atom feed',
  jobposting: 'Web page',
}

export const healthNames: Record<Health, string> = {
  healthy: 'Healthy',
  empty: 'Empty',
  failing: 'Failing',
  gone: 'Gone',
  paused: 'Paused',
}

export const scheduleNames: Record<Schedule, string> = {
  twice_daily: 'Twice a day',
  daily: 'Every day',
  weekly: 'Every week',
  manual: 'Only when asked',
}

export const runStatusNames: Record<RunStatus, string> = {
  queued: 'Queued',
  running: 'Reading',
  waiting: 'Board is busy',
  ok: 'Complete',
  partial: 'Partial',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

export const signalStateNames: Record<SignalState, string> = {
  new: 'New',
  dismissed: 'Dismissed',
  lead: 'Has a lead',
}

export const workplaceNames = { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' }

export const closedReasons: Record<NonNullable<JobItem['closedReason']>, string> = {
  not_listed: 'missing from two complete readings, at least a day apart',
  board_empty: 'the board was empty for 72 hours',
}

/** What a source's state asks of staff; undefined when nothing. */
export function adviceOf(source: Pick<SourceItem, 'health' | 'lastYieldAt'>): string | undefined {
  switch (source.health) {
    case 'healthy':
      return undefined
    case 'empty':
      return source.lastYieldAt
        ? 'Its jobs stay open until three readings over 72 hours found nothing. Look at the board: perhaps it moved.'
        : 'Some providers answer an unknown name with an empty list. Open the board and compare the address.'
    case 'failing':
      return 'Its jobs are unchanged. It is read again at the next scheduled time; open the board to check that it still works.'
    case 'gone':
      return 'It is no longer read, and its jobs stay as they were last seen. Find the company’s new board and add it, or remove this one.'
    case 'paused':
      return 'It is not read until it is resumed.'
  }
}

export function countInWords(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}

export function bytesInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
