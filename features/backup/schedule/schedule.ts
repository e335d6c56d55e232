import { hourMs } from '#lib/durations.ts'
import type { Schedule } from '#features/backup/backup.schema.ts'

type Nightly = Pick<Schedule, 'hour'>

const zone = 'Europe/London'
const justMs = 10 * 60 * 1000
const dayMs = 24 * hourMs

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

function localTime(at: Date) {
  const found = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  return { day: `${found['year']}-${found['month']}-${found['day']}`, hour: Number(found['hour']) }
}

/** The night whose backup is due: the latest one whose hour has struck in London. The same answer until the next one's. */
export function nightOf(now: Date, { hour }: Nightly): string {
  for (let at = now.getTime(); ; at -= hourMs) {
    const local = localTime(new Date(at))
    if (local.hour >= hour) return local.day
  }
}

/** Whether the hour struck a few minutes ago. */
export function hasJustBegun(now: Date, schedule: Nightly): boolean {
  return nightOf(new Date(now.getTime() - justMs), schedule) !== nightOf(now, schedule)
}

/** When the next night begins, to the hour. */
export function nextNightAt(now: Date, schedule: Nightly): Date {
  const current = nightOf(now, schedule)
  let at = Math.floor(now.getTime() / hourMs) * hourMs
  while (nightOf(new Date(at), schedule) === current) at += hourMs
  return new Date(at)
}

/** How far apart backups are at most, in milliseconds: an hour, or a day when there are only nightly ones. Undefined when none is made by itself. */
export function backupIntervalOf({ isOn, keep }: Schedule): number | undefined {
  if (!isOn) return undefined
  return keep.hours > 0 ? hourMs : dayMs
}
