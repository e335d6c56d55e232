import { ReplyClockMark } from '#features/lead-screens/reply-clock-mark.tsx'
import type { LeadItem } from '#features/leads/lead-answer.schema.ts'
import { Link } from '#ui/link.tsx'

/** A lead that waits for a reply. */
export function ReplyRow({ lead, now }: { lead: LeadItem; now: Date }) {
  return (
    <li className="relative flex flex-wrap items-baseline gap-x-4 border-b border-rule py-2.5 hover:bg-sunk">
      <Link
        to={`/lead-form/${lead.id}`}
        className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
      >
        {lead.name}
      </Link>
      <span className="min-w-0 break-words text-slate">{lead.company}</span>
      <span className="ml-auto">
        <ReplyClockMark reply={lead.reply} now={now} />
      </span>
    </li>
  )
}
