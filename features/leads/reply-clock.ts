import { openingHours } from '#config/brand.ts'
import { setHours } from '#config/opening-hours.ts'
import {
  createBusinessCalendar,
  englishBankHolidays,
  type BusinessCalendar,
  type Week,
} from '#lib/business-calendar.ts'
import { liveObject } from '#lib/editions.ts'
import type { ReplyState } from './lead.schema.ts'
import { isOpen, type Stage } from './stages/stage-kind.ts'

/** The working time of a week and its closed days, by the clocks of the office. */
export const calendarOf = (week: Week, closedDates: Iterable<string>): BusinessCalendar =>
  createBusinessCalendar({ timeZone: 'Europe/London', week, holidays: closedDates })

/** The days on which it is closed although the week says otherwise, as ISO dates. */
export const closedDates = (): readonly string[] => setHours()?.closedDates ?? englishBankHolidays

/** As it is set at this moment; in a browser, as it comes with the site. */
export const officeCalendar: BusinessCalendar = liveObject(() => calendarOf(openingHours.week, closedDates()))

const riskShare = 0.75

/** From when a promise counts, when a reply is due (one working day later) and from when it is at risk (three quarters of that used). */
export function replyClockOf(receivedAt: Date): { replySince: Date; replyDueAt: Date; replyRiskAt: Date } {
  return {
    replySince: receivedAt,
    replyDueAt: officeCalendar.addWorkingDays(receivedAt, 1),
    replyRiskAt: officeCalendar.addWorkingDays(receivedAt, riskShare),
  }
}

interface Clocked {
  stage: Stage
  replyDueAt: Date | null
  replyRiskAt: Date | null
  firstReplyAt: Date | null
}

/** Null without a promise to keep: nothing was asked, or the lead was closed unanswered. `late` is answered after the time. */
export function replyStateOf(
  { stage, replyDueAt, replyRiskAt, firstReplyAt }: Clocked,
  now: Date,
): ReplyState | null {
  if (!replyDueAt || !replyRiskAt) return null
  if (firstReplyAt) return firstReplyAt <= replyDueAt ? 'met' : 'late'
  if (!isOpen(stage)) return null
  if (now > replyDueAt) return 'breached'
  return now >= replyRiskAt ? 'at_risk' : 'due'
}
