import { longTime, shortTime } from '#lib/office-time.ts'
import { Badge } from './badge.tsx'

interface DueBadgeProps {
  /** ISO instants. */
  dueAt: string
  riskAt: string | null
  now: Date
}

/** Until when something is to be done, and whether that is near or over. */
export function DueBadge({ dueAt, riskAt, now }: DueBadgeProps) {
  const isOver = new Date(dueAt) < now
  const isAtRisk = !isOver && riskAt !== null && new Date(riskAt) <= now
  return (
    <span title={longTime(dueAt)}>
      <Badge tone={isOver ? 'signal' : isAtRisk ? 'warn' : 'neutral'}>
        {isOver ? 'Overdue' : 'Due'} {shortTime(dueAt, now)}
      </Badge>
    </span>
  )
}
