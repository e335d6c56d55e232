import type { BadgeTone } from '#ui/badge.tsx'
import type { BackupItem, BackupKind, Task, TaskKind, TaskPhase } from '#features/backup/backup.schema.ts'

export const kindNames: Record<BackupKind, string> = {
  manual: 'By hand',
  hourly: 'Hourly',
  nightly: 'Nightly',
  before_restore: 'Before a restore',
  command_line: 'Command line',
  uploaded: 'Uploaded',
  foreign: 'Another site’s',
}

export const taskNames: Record<TaskKind, string> = {
  create: 'Backup',
  verify: 'Check',
  restore: 'Restore',
}

const phaseNames: Record<TaskPhase, string> = {
  waiting: 'Waiting for a server',
  fetching: 'Fetching the file from the store',
  reading: 'Reading the file in the store',
  saving: 'Saving the rows',
  loading: 'Loading the backup beside the live data',
  comparing: 'Reading it back and comparing',
  updating: 'Bringing it to this version',
  copying: 'Copying what is there now; the site answers “back in a minute”',
  swapping: 'Swapping; the site answers “back in a minute”',
}

export const phaseOf = ({ state, phase }: Task) =>
  state === 'queued' ? phaseNames.waiting : phaseNames[phase]

/** How far it is, from 0 to 100, or undefined where that isn't known. */
export const shareOf = ({ done, total }: Task) =>
  total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : undefined

export function stateOf(backup: BackupItem): { word: string; tone: BadgeTone } {
  if (backup.state === 'missing') return { word: 'File gone', tone: 'signal' }
  if (backup.state === 'failed') return { word: 'Failed', tone: 'signal' }
  if (backup.verifiedAt) return { word: 'Checked', tone: 'ok' }
  return { word: 'Not checked', tone: 'neutral' }
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** 1,234,567 as "1.2 MB". */
export function sizeOf(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${value.toLocaleString('en-GB', { maximumFractionDigits: power === 0 || value >= 100 ? 0 : 1 })} ${units[power]}`
}

export const hourNames = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
