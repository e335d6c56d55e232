import { Link } from '#ui/link.tsx'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem, MenuLabel } from '#ui/menu.tsx'
import { cardId, cardMenuId } from './card-id.ts'
import type { LeadItem } from '#features/leads/lead-answer.schema.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { money } from '#lib/money.ts'
import { ReplyClockMark } from '#features/lead-screens/reply-clock-mark.tsx'

interface BoardCardProps {
  lead: LeadItem
  now: Date
  /** Left out for those who may only read. */
  onMove: ((lead: LeadItem, to: string) => void) | undefined
  onDrag: (lead: LeadItem | undefined) => void
}

export function BoardCard({ lead, now, onMove, onDrag }: BoardCardProps) {
  const { board } = useStages()
  const about = lead.company || lead.email
  return (
    <li className="min-w-0">
      <div
        draggable={Boolean(onMove)}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', lead.name)
          onDrag(lead)
        }}
        onDragEnd={() => onDrag(undefined)}
        className="relative min-w-0 rounded border border-rule bg-raised p-2.5 hover:border-rule-strong has-[a:focus-visible]:border-sea"
      >
        <div className={onMove && 'pr-7'}>
          <Link
            id={cardId(lead.id)}
            to={`/lead-form/${lead.id}`}
            draggable={false}
            className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
          >
            {lead.name}
          </Link>
        </div>
        {about && <p className="line-clamp-2 break-words text-slate">{about}</p>}
        {onMove && (
          <div className="absolute top-0.5 right-0.5 z-10">
            <Menu id={cardMenuId(lead.id)} trigger={<IconButton icon="more" label={`Move ${lead.name}`} />}>
              <MenuLabel>Move to</MenuLabel>
              {board
                .filter(({ id }) => id !== lead.stage)
                .map(({ id, name }) => (
                  <MenuItem key={id} onSelect={() => onMove(lead, id)}>
                    {name}
                  </MenuItem>
                ))}
            </Menu>
          </div>
        )}
        {lead.reply && lead.reply.repliedAt === null && (
          <p className="pt-1 text-xs">
            <ReplyClockMark reply={lead.reply} now={now} isNarrow />
          </p>
        )}
        <p className="flex flex-wrap items-baseline gap-x-2 pt-1 text-xs text-slate">
          <span className="font-mono text-ink" title={`Fit ${lead.fit}, engagement ${lead.engagement}`}>
            {lead.grade}
          </span>
          {lead.value !== null && <span className="tabular-nums">{money(lead.value)}</span>}
          <span className="min-w-0 truncate">{lead.owner?.name ?? 'No owner'}</span>
        </p>
      </div>
    </li>
  )
}
