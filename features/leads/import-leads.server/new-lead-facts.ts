import type { NewLeadFacts } from '../import-fields.ts'
import type { Lead } from '../lead.table.server.ts'
import type { Consent, Touch } from '../lead.schema.ts'
import { lossAmong, type Loss, type LossReasonRow } from '../loss-reasons/loss-reasons.server.ts'
import { retainUntil } from '../retention.ts'
import type { Import } from './note-import.ts'

/** Why a new lead was lost: a reason of ours by its name, also one that is no longer offered, or the words of the file. */
export function lossOfFile(
  reasons: readonly LossReasonRow[],
  { lostReason, lossDetails }: NewLeadFacts,
): Loss {
  const offered = reasons.map((reason) => ({ ...reason, retiredAt: null }))
  const loss = lossAmong(offered, undefined, lostReason ?? lossDetails ?? 'Not told by the file')
  if (!lostReason || !lossDetails) return loss
  const said = loss.lossReasonId ? lossDetails : `${lostReason}: ${lossDetails}`
  return { lossReasonId: loss.lossReasonId, lostReason: said.slice(0, 500) }
}

export function touchOf({ source, marks }: NewLeadFacts): Touch {
  const utm = { ...(typeof source === 'object' && { source: source.words }), ...marks }
  return Object.keys(utm).length > 0 ? { utm } : {}
}

/** What the file says of news by email, with where that is known from in place of the words that the person saw. */
export const consentsOf = ({ wantsNews }: NewLeadFacts, { fileName }: Import, now: Date): Consent[] =>
  wantsNews === undefined
    ? []
    : [
        {
          kind: 'marketing',
          given: wantsNews,
          version: 'import',
          text: `${wantsNews ? 'Agreed' : 'Declined'} elsewhere, as ${fileName} says`,
          at: now.toISOString(),
        },
      ]

type Moments = Pick<
  Lead,
  'createdAt' | 'lastActivityAt' | 'replyRiskAt' | 'replyDueAt' | 'firstReplyAt' | 'retainUntil'
>

/** Nobody is kept longer than one who came today. */
export function momentsOf(facts: NewLeadFacts, now: Date): Moments {
  const dateOf = (text: string | undefined) => (text ? new Date(text) : null)
  const longest = retainUntil(now)
  const kept = dateOf(facts.retainUntil)
  const replyDueAt = dateOf(facts.replyDueAt)
  return {
    createdAt: dateOf(facts.createdAt) ?? now,
    lastActivityAt: dateOf(facts.lastActivityAt) ?? now,
    replyRiskAt: replyDueAt,
    replyDueAt,
    firstReplyAt: dateOf(facts.firstReplyAt),
    retainUntil: kept && kept < longest ? kept : longest,
  }
}
