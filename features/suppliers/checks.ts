import { daysBetween } from '#lib/expiry.ts'
import type { CheckAnswer } from './supplier-answer.schema.ts'
import { checkKinds, neededChecks, type CheckKind } from './supplier.schema.ts'

/** A check as it is stored. */
export interface Check {
  kind: CheckKind
  outcome: 'passed' | 'failed'
  expiresOn: string | null
  note: string | null
  checkedAt: Date
  checkedBy: string
}

/** Days before the end at which staff are told; 0 is the day after. */
export const warnings = [60, 30, 7, 0] as const
const firstWarning = warnings[0]
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' })

/** The date in London as 2026-11-21. */
export const todayOf = (now: Date) => isoDay.format(now)

/** Every kind of check as it stands on a day; an expiry date is the last day on which it holds. */
export function checksOn(today: string, list: Check[]): CheckAnswer[] {
  return checkKinds.map((kind) => {
    const check = list.find((one) => one.kind === kind)
    const daysLeft = check?.expiresOn ? daysBetween(today, check.expiresOn) : null
    return {
      kind,
      isNeeded: isNeeded(kind),
      state: stateOf(check, daysLeft),
      expiresOn: check?.expiresOn ?? null,
      daysLeft,
      note: check?.note ?? null,
      checkedAt: check?.checkedAt.toISOString() ?? null,
      checkedBy: check?.checkedBy ?? null,
    }
  })
}

function stateOf(check: Check | undefined, daysLeft: number | null): CheckAnswer['state'] {
  if (!check) return 'missing'
  if (check.outcome === 'failed') return 'failed'
  if (daysLeft === null || daysLeft > firstWarning) return 'valid'
  return daysLeft < 0 ? 'expired' : 'expiring'
}

const isNeeded = (kind: CheckKind) => neededChecks.some((needed) => needed === kind)
const holds = ({ state }: CheckAnswer) => state === 'valid' || state === 'expiring'

/** The needed checks that don't hold. */
export const lackingOf = (checks: CheckAnswer[]): CheckKind[] =>
  checks.filter((check) => check.isNeeded && !holds(check)).map(({ kind }) => kind)

/** What has ended or ends soon, the most urgent first. */
export const attentionOf = (checks: CheckAnswer[]): CheckAnswer[] =>
  checks
    .filter(({ state }) => state === 'expired' || state === 'expiring')
    .sort((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0))

/** The warning that is due for a check with so many days left, unless it or a later one was given already. */
export function warningDue(daysLeft: number, given: number | null): (typeof warnings)[number] | undefined {
  const due = warnings.findLast((days) => (days === 0 ? daysLeft < 0 : daysLeft <= days))
  return due !== undefined && (given === null || due < given) ? due : undefined
}
