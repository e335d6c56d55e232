import { brand } from '#config/brand.ts'
import { createBusinessCalendar, englishBankHolidays } from '#lib/business-calendar.ts'
import type { ReplyState } from './lead.schema.ts'
import { isOpen, type Stage } from './stages/stage-kind.ts'

export const officeCalendar = createBusinessCalendar({
  timeZone: 'Europe/London',
  opens: brand.openingHours.opens,
  closes: brand.openingHours.closes,
  holidays: englishBankHolidays,
})

const riskShare = 0.75

/** When a reply is due (one working day after the enquiry came in) and from when it is at risk (three quarters of that used). */
export function replyClockOf(receivedAt: Date): { replyDueAt: Date; replyRiskAt: Date } {
  return {
    replyDueAt: officeCalendar.addWorkingTime(receivedAt, officeCalendar.dayMs),
    replyRiskAt: officeCalendar.addWorkingTime(receivedAt, officeCalendar.dayMs * riskShare),
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
