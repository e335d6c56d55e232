import { useQuery } from '@tanstack/react-query'
import { useMe } from '#features/context/use-me.ts'
import { roleMay, type Role } from '#features/context/permissions.ts'
import { sourceNames } from '#features/leads/lead-words.ts'
import { shortTime } from '#lib/office-time.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { DueBadge } from '#ui/due-badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Menu, MenuItem, MenuLabel, MenuRule } from '#ui/menu.tsx'
import type { InboxItem } from './inbox.schema.ts'
import { useOfficeCalendar } from '#features/leads/use-office-calendar.ts'
import { snoozeTimes } from './snooze-times.ts'
import type { useInboxActions } from './use-inbox-actions.ts'

interface Props {
  item: InboxItem
  now: Date
  /** Where it is read and answered. */
  to: string
  /** Left out for those who may only read. */
  actions: ReturnType<typeof useInboxActions> | undefined
  onNote: () => void
}

export function InboxRow({ item, now, to, actions, onNote }: Props) {
  const { who, company, words, source, owner, writing, snoozedUntil } = item
  return (
    <li className="relative grid gap-x-5 gap-y-1 border-b border-rule py-3 hover:bg-sunk md:grid-cols-[9rem_minmax(0,1fr)_auto] md:items-start md:px-2">
      <p className="md:pt-0.5">
        <DueBadge dueAt={item.dueAt} riskAt={item.riskAt} now={now} />
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={to}
            data-row=""
            className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
          >
            {who}
          </Link>
          {company && <span className="min-w-0 break-words text-slate">{company}</span>}
        </p>
        <p className="line-clamp-2 break-words">
          {words || (
            <span className="text-slate">
              {item.kind === 'conversation' ? 'Asked to speak to a person.' : 'Left no message.'}
            </span>
          )}
        </p>
        <p className="pt-0.5 text-xs text-slate">
          {item.kind === 'mail' ? mailFrom(item) : sourceNames[source]} · {owner?.name ?? 'unassigned'}
          {snoozedUntil && ` · snoozed until ${shortTime(snoozedUntil, now)}`}
        </p>
        {writing && (
          <p className="flex items-center gap-1.5 pt-0.5 text-xs text-warn">
            <Icon name="edit" size={16} />
            {writing} is writing
          </p>
        )}
      </div>
      {actions && (
        <div className="relative z-1 flex items-center gap-1 max-md:-ml-2.5">
          <Take item={item} actions={actions} />
          {item.kind === 'lead' && (
            <IconButton icon="document" label={`Write a note about ${item.who}`} onClick={onNote} />
          )}
          <Later item={item} now={now} actions={actions} />
        </div>
      )}
    </li>
  )
}

/** A mail that belongs to no lead yet. */
function mailFrom({ openLeads = 0 }: InboxItem): string {
  if (openLeads === 0) return 'Mail from an unknown sender'
  return openLeads === 1
    ? 'Mail about no lead yet'
    : `Mail about one of their ${openLeads} leads: choose which`
}

interface Colleague {
  id: string
  name: string
  role: Role
  state: 'active' | 'disabled'
}

type Acting = Pick<Props, 'item'> & { actions: NonNullable<Props['actions']> }

function Take({ item, actions }: Acting) {
  const { me } = useMe()
  const { data } = useQuery<{ items: Colleague[] }>({ queryKey: ['/api/users/names'] })
  const isMine = item.owner !== null && item.owner.id === me?.id
  if (!me) return null
  if (item.kind === 'conversation')
    return (
      <Button
        variant="quiet"
        size="sm"
        disabled={item.owner !== null && !isMine}
        onClick={() => actions.give(item, isMine ? null : me.id)}
      >
        {isMine ? 'Hand back' : 'Take'}
      </Button>
    )
  const others = data?.items.filter(
    ({ id, state, role }) => id !== me.id && state === 'active' && roleMay(role, 'leads.write'),
  )
  const word = isMine ? 'Mine' : item.owner ? 'Give' : 'Take'
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" icon="user" aria-label={`${word}: who answers ${item.who}`}>
          {word}
        </Button>
      }
    >
      {!isMine && (
        <MenuItem icon="user" onSelect={() => actions.give(item, me.id)}>
          Assign to me
        </MenuItem>
      )}
      {item.owner && <MenuItem onSelect={() => actions.give(item, null)}>Unassign</MenuItem>}
      {others && others.length > 0 && (
        <>
          <MenuRule />
          <MenuLabel>Assign to</MenuLabel>
          {others.map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => actions.give(item, id)}>
              {name}
            </MenuItem>
          ))}
        </>
      )}
    </Menu>
  )
}

function Later({ item, now, actions }: Acting & Pick<Props, 'now'>) {
  if (item.snoozedUntil)
    return (
      <Button variant="quiet" size="sm" onClick={() => actions.snooze(item, null)}>
        Bring back
      </Button>
    )
  return <SnoozeMenu item={item} now={now} actions={actions} />
}

function SnoozeMenu({ item, now, actions }: Acting & Pick<Props, 'now'>) {
  const calendar = useOfficeCalendar()
  return (
    <Menu trigger={<IconButton icon="clock" label={`Snooze ${item.who}`} />}>
      {snoozeTimes(now, calendar).map(({ label, until }) => (
        <MenuItem key={label} onSelect={() => actions.snooze(item, until)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
