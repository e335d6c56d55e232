import { openingHours } from '#config/brand.ts'
import { weekdays, type ClosedDays, type OfficeHours } from '#config/opening-hours.ts'
import { bankHolidaysOfEngland, englishBankHolidays } from '#lib/business-calendar.ts'
import { asShipped } from '#lib/editions.ts'
import { isoDateOf } from '#lib/office-time.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { inEdition } from '#features/publishing/pages/edition-scope.server.ts'
import { findPart, savePart, type StoredPart } from '#features/publishing/firm/firm-settings.server.ts'
import { hours, type ClosedDay, type Hours, type HoursAnswer, type HoursChange } from './hours.schema.ts'

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayInWords = (isoDate: string) => dayFormat.format(new Date(`${isoDate}T00:00:00Z`))

const shipped: Hours = {
  week: inEdition(asShipped, () => [...openingHours.week]),
  closedDays: bankHolidaysOfEngland.map(({ title, date }) => ({ date, name: title })),
}

/** What an edition reads; undefined while those hold that come with the site. */
export async function readOfficeHours(ctx: Ctx): Promise<OfficeHours | undefined> {
  const row = await findPart(ctx, 'hours')
  const hours = row && hoursIn(row.fields)
  if (!hours) return undefined
  const closedDates = hours.closedDays.map(({ date }) => date)
  return { week: hours.week, closed: closedOf(closedDates, isoDateOf(row.updatedAt)), closedDates }
}

export async function getHours(ctx: Ctx): Promise<HoursAnswer> {
  mustHave(ctx, 'leads.read')
  return answerOf(await findPart(ctx, 'hours'))
}

/**
 * Sets when people are reached, on the version that was read, for every server. Promises that were given stay as they were. Throws `conflict`
 * with `data.current` when someone was quicker.
 */
export async function changeHours(
  ctx: Ctx,
  { version, week, closedDays }: HoursChange,
): Promise<HoursAnswer> {
  const wanted = { week, closedDays: closedDays.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }
  return savePart(
    ctx,
    'hours',
    {
      version,
      permission: 'settings.write',
      change: () => wanted,
      entry: (before) => ({
        action: 'hours.changed',
        entity: 'hours',
        entityId: 'hours',
        ...difference((before && hoursIn(before)) ?? shipped, wanted),
      }),
    },
    answerOf,
  )
}

/** Undefined for what an earlier release stored in another form: what comes with the site holds then. */
const hoursIn = (fields: unknown): Hours | undefined => hours.safeParse(fields).data

const answerOf = (row: StoredPart | undefined): HoursAnswer => ({
  ...((row && hoursIn(row.fields)) ?? shipped),
  version: row?.version ?? 0,
  isShipped: !row,
})

/** `since`: the day on which they were set. What was over by then is no matter, nor are years for which nothing is entered yet. */
function closedOf(closedDates: readonly string[], since: string): ClosedDays {
  const ahead = closedDates.filter((date) => date >= since)
  const lastYear = ahead.at(-1)?.slice(0, 4)
  if (!lastYear) return 'none'
  const english = englishBankHolidays.filter((date) => date >= since && date.slice(0, 4) <= lastYear)
  if (!english.every((date) => ahead.includes(date))) return 'own'
  return ahead.length > english.length ? 'more' : 'english'
}

/** For the log: the hours of the weekdays that have others now, and closed days that went and came. */
function difference(before: Hours, after: Hours) {
  const days = weekdays.flatMap((day, at) => {
    const [was, is] = [before.week[at], after.week[at]].map((one) =>
      one ? `${one.opens} to ${one.closes}` : 'closed',
    )
    return was === is ? [] : [{ day, was, is }]
  })
  const without = (list: ClosedDay[], others: ClosedDay[]) =>
    list
      .filter((one) => !others.some(({ date, name }) => date === one.date && name === one.name))
      .map(({ date, name }) => `${name}, ${dayInWords(date)}`)
  const [gone, added] = [
    without(before.closedDays, after.closedDays),
    without(after.closedDays, before.closedDays),
  ]
  return {
    from: {
      ...Object.fromEntries(days.map(({ day, was }) => [day, was])),
      ...(gone.length > 0 && { closedDays: gone }),
    },
    to: {
      ...Object.fromEntries(days.map(({ day, is }) => [day, is])),
      ...(added.length > 0 && { closedDays: added }),
    },
  }
}
