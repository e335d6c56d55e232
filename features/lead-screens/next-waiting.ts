import type { LeadItem } from '#features/leads/lead-answer.schema.ts'

export type Waiting = Pick<LeadItem, 'id' | 'createdAt' | 'reply'>

/** The lead to reply to after `current`, the first again after the last; of those due at the same minute, as all enquiries of a night are, the oldest. */
export function nextWaiting<Lead extends Waiting>(
  items: Lead[],
  current?: Pick<Waiting, 'id' | 'reply'>,
): Lead | undefined {
  const sorted = items.toSorted(byDue)
  const others = sorted.filter(({ id }) => id !== current?.id)
  const index = sorted.findIndex(({ id }) => id === current?.id)
  const due = current?.reply?.dueAt
  const after =
    index >= 0
      ? sorted[index + 1]
      : due && others.find(({ reply }) => reply !== null && Date.parse(reply.dueAt) >= Date.parse(due))
  return after || others[0]
}

function byDue(a: Waiting, b: Waiting): number {
  const due = ({ reply, createdAt }: Waiting) => Date.parse(reply?.dueAt ?? createdAt)
  return due(a) - due(b) || Date.parse(a.createdAt) - Date.parse(b.createdAt)
}
