import { z } from 'zod/mini'
import { line } from '#features/publishing/firm/plain-text.ts'

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/
const time = z.string().check(z.regex(timeOfDay, 'Please enter a time such as 09:00'))

const dayHours = z
  .strictObject({ opens: time, closes: time })
  .check(
    z.refine(
      ({ opens, closes }) => !timeOfDay.test(opens) || !timeOfDay.test(closes) || opens < closes,
      'It has to close after it opens',
    ),
  )

const week = z.array(z.nullable(dayHours)).check(
  z.length(7, 'A week has seven days'),
  z.refine((days) => days.some((day) => day !== null), 'At least one day has to be open'),
)

const closedDay = z.strictObject({
  date: z.iso.date('Please enter a day'),
  name: line(60).check(z.minLength(1, 'Please give the day a name')),
})
export type ClosedDay = z.infer<typeof closedDay>

const mostClosedDays = 400
const closedDays = z.array(closedDay).check(
  z.maxLength(mostClosedDays, `At most ${mostClosedDays} closed days`),
  z.check(({ value, issues }) => {
    const seen = new Set<string>()
    value.forEach(({ date }, at) => {
      if (seen.has(date))
        issues.push({
          code: 'custom',
          input: date,
          path: [at, 'date'],
          message: 'This day is in the list already',
        })
      seen.add(date)
    })
  }),
)

/** From Monday to Sunday, null for a day that is closed; and the days on which it is closed all the same. */
export const hours = z.strictObject({ week, closedDays })
export type Hours = z.infer<typeof hours>

export const hoursChange = z.extend(hours, { version: z.int().check(z.minimum(0)) })
export type HoursChange = z.infer<typeof hoursChange>

export const hoursAnswer = z.object({
  week,
  closedDays,
  version: z.number(),
  /** Whether nobody has set them: they are those that come with the site. */
  isShipped: z.boolean(),
})
export type HoursAnswer = z.infer<typeof hoursAnswer>
