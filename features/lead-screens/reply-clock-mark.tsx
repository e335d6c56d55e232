import { classes } from '#ui/classes.ts'
import type { ReplyClock } from '#features/leads/lead-answer.schema.ts'
import { hoursOf, shortTime } from '#lib/office-time.ts'
import { useOfficeCalendar } from '#features/leads/use-office-calendar.ts'

const width = 56
const height = 16

/** Half a tide: low water when the enquiry came in, high water when the reply is due. */
const levelAt = (share: number) => height - 2 - ((1 - Math.cos(Math.PI * share)) / 2) * (height - 4)

function curve(from: number, to: number): string {
  const steps = 24
  const points = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)
  return points
    .map((share) => `${(2 + share * (width - 4)).toFixed(1)},${levelAt(share).toFixed(1)}`)
    .join(' ')
}

interface ReplyClockMarkProps {
  reply: ReplyClock | null
  now: Date
  /** There is little room: the tide is drawn smaller. */
  isNarrow?: boolean
}

/** How the promise to reply stands, in words and as the tide: the only thing in a list that may carry the signal colour. */
export function ReplyClockMark({ reply, now, isNarrow = false }: ReplyClockMarkProps) {
  const calendar = useOfficeCalendar()
  if (!reply) return <span className="text-slate">–</span>
  const due = new Date(reply.dueAt)
  const left = calendar.workingMsBetween(now, due)
  const share = Math.min(1, Math.max(0, 1 - calendar.workingDaysBetween(now, due)))
  const isWaiting = reply.repliedAt === null
  const isUrgent = reply.state === 'at_risk' || reply.state === 'breached'
  return (
    <span
      className={classes(
        'inline-flex items-center gap-2 whitespace-nowrap',
        isUrgent ? 'font-semibold text-signal-strong' : 'text-slate',
      )}
    >
      {isWaiting && (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          fill="none"
          strokeWidth="1.5"
          aria-hidden="true"
          className={isNarrow ? 'h-auto w-8 shrink-0' : 'shrink-0'}
        >
          <polyline points={curve(share, 1)} className="stroke-rule-strong" strokeDasharray="2 3" />
          <polyline points={curve(0, share)} className={isUrgent ? 'stroke-signal' : 'stroke-sea'} />
          <circle
            cx={2 + share * (width - 4)}
            cy={levelAt(share)}
            r="2"
            className={isUrgent ? 'fill-signal' : 'fill-sea'}
          />
        </svg>
      )}
      <span className="tabular-nums">{wordsOf(reply, left, now)}</span>
    </span>
  )
}

function wordsOf(reply: ReplyClock, left: number, now: Date): string {
  if (reply.state === 'met') return 'Replied in time'
  if (reply.state === 'late') return 'Replied late'
  if (reply.state === 'breached') return `Overdue since ${shortTime(reply.dueAt, now)}`
  if (reply.state === 'at_risk') return `${hoursOf(left)} left`
  return `Due ${shortTime(reply.dueAt, now)}`
}
