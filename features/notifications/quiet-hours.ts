import { dayMs, minuteMs } from '#lib/durations.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const dayMinutes = dayMs / minuteMs

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** When the quiet hours end that `now` lies in, or undefined outside of them. Times are those of London, also over the change of clocks. */
export function quietEnd(now: Date, from: string | null, to: string | null): Date | undefined {
  if (!from || !to) return undefined
  const [begins, ends] = [minutesOf(from), minutesOf(to)]
  const minute = minutesOf(clock.format(now))
  const isQuiet = begins < ends ? minute >= begins && minute < ends : minute >= begins || minute < ends
  if (!isQuiet) return undefined
  const start = now.getTime() - (now.getTime() % minuteMs)
  const first = start + ((ends - minute + dayMinutes) % dayMinutes) * minuteMs
  const off = (ends - minutesOf(clock.format(first)) + dayMinutes * 1.5) % dayMinutes
  return new Date(first + (off - dayMinutes / 2) * minuteMs)
}
