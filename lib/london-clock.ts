import { hourMs } from './durations.ts'

const londonOffset = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  timeZoneName: 'longOffset',
})

/** How far London's clocks are ahead of UTC at an instant, in ms. */
function offsetAt(instant: number): number {
  return /\+01/.test(londonOffset.format(instant)) ? hourMs : 0
}

/** What the clocks in London show, as if they showed UTC. */
export const wallOf = (instant: number) => instant + offsetAt(instant)

/** The instant at which they show it; in the hour that is skipped, the one after it. */
export function instantOf(wall: number): number {
  const early = wall - offsetAt(wall - hourMs)
  return wallOf(early) === wall ? early : wall - offsetAt(wall)
}

/** An instant as a field for a day and a time takes it: "2026-03-29T09:00", on the clocks of London. */
export const fieldOf = (iso: string) => new Date(wallOf(Date.parse(iso))).toISOString().slice(0, 16)

const field = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** What such a field holds as an instant. Undefined for what is no time, or one that the clocks skip in spring; of one that they show twice, the first. */
export function instantOfField(text: string): Date | undefined {
  const wall = field.test(text) ? Date.parse(`${text}:00Z`) : NaN
  if (Number.isNaN(wall)) return undefined
  const instant = instantOf(wall)
  return wallOf(instant) === wall ? new Date(instant) : undefined
}
