import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ChangesNotice } from '#features/live/changes-notice.tsx'
import { useHand } from '#features/live/use-hand.ts'
import { useSteadyRows } from '#features/live/use-steady-rows.ts'
import { useMe } from '#features/context/use-me.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { Tabs } from '#ui/tabs.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { useNow } from '#ui/use-now.ts'
import { useSearchParams } from '#ui/use-search-params.ts'
import { InboxRow } from './inbox-row.tsx'
import { inboxFilters, type InboxFilter, type InboxItem } from './inbox.schema.ts'
import { useOfficeCalendar } from '#features/leads/use-office-calendar.ts'
import { snoozeTimes } from './snooze-times.ts'
import { screenOf, useInboxActions } from './use-inbox-actions.ts'

const tabs: { value: InboxFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine' },
  { value: 'free', label: 'Unassigned' },
  { value: 'snoozed', label: 'Snoozed' },
]

const nothing: Record<InboxFilter, { title: string; text: string }> = {
  all: {
    title: 'Nobody is waiting',
    text: 'Enquiries, mails and chats that need an answer appear here, the most urgent first.',
  },
  mine: {
    title: 'Nobody is waiting for you',
    text: 'What is assigned to you appears here until it is answered.',
  },
  free: { title: 'Everything is assigned', text: 'Items with no owner appear here.' },
  snoozed: {
    title: 'Nothing is snoozed',
    text: 'Snoozed items come back at the time you chose, or as soon as the person writes again.',
  },
}

interface Props {
  /** Reads a mail that belongs to no lead, and settles what becomes of it. */
  MailDialog: React.ComponentType<{ id: string; onClose: () => void }>
  /** Writes a note about a lead, in which colleagues may be named. */
  NoteDialog: React.ComponentType<{ lead: InboxItem; onClose: () => void }>
}

/** All that waits for us, whichever way it came, the oldest promise first. */
export function InboxScreen({ MailDialog, NoteDialog }: Props) {
  const [params, setParams] = useSearchParams()
  const message = params.get('message')
  const filter = inboxFilters.find((one) => one === params.get('filter')) ?? 'all'
  const list = useFilteredList<InboxItem>('/api/inbox', ['filter'])
  const now = useNow()
  const calendar = useOfficeCalendar()
  const navigate = useNavigate()
  const { may, me } = useMe()
  const { give, snooze } = useInboxActions()
  const area = useRef<HTMLDivElement>(null)
  const [row, setRow] = useState(-1)
  const [noted, setNoted] = useState<InboxItem>()
  const steady = useSteadyRows({
    of: list.isPlaceholderData || !list.first ? '' : `${list.pages} of ${filter}`,
    rows: list.items,
    idOf: ({ id }) => id,
    hand: useHand(area),
  })
  const items = steady.rows
  const current = items[Math.min(row, items.length - 1)]
  const stand = (next: number) => {
    const to = Math.max(0, Math.min(items.length - 1, next))
    setRow(to)
    area.current?.querySelectorAll<HTMLElement>('a[data-row]')[to]?.focus()
  }
  const open = (item: InboxItem | undefined) => item && void navigate(screenOf(item, filter))
  useShortcuts([
    { keys: 'j', label: 'Next item', run: () => stand(row + 1) },
    { keys: 'k', label: 'Previous item', run: () => stand(row - 1) },
    { keys: 'ArrowDown', label: 'Next item', run: () => stand(row + 1) },
    { keys: 'ArrowUp', label: 'Previous item', run: () => stand(row - 1) },
    { keys: 'w', label: 'Open the most urgent', run: () => open(items[0]) },
    ...(may('leads.write')
      ? [
          {
            keys: 'n',
            label: 'Write a note',
            run: () => setNoted(current?.kind === 'lead' ? current : undefined),
          },
          { keys: 't', label: 'Assign to me', run: () => current && me && give(current, me.id) },
          {
            keys: 'z',
            label: 'Snooze until the next opening',
            run: () => current && snooze(current, snoozeTimes(now, calendar)[1]?.until ?? null),
          },
        ]
      : []),
  ])
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-3 pb-4">
        <div>
          <h1 className="text-2xl">Inbox</h1>
          <p className="max-w-text pt-1 text-slate">
            Everything that needs an answer, the most urgent first.
          </p>
        </div>
        {items[0] && (
          <Button icon="arrow-right" iconAfter title="w" onClick={() => open(items[0])}>
            Answer the next
          </Button>
        )}
      </header>
      <Tabs
        label="Inbox items"
        tabs={tabs}
        value={filter}
        onChange={(next) => {
          setRow(-1)
          setParams(next === 'all' ? {} : { filter: next })
        }}
      >
        <ListBody noun="inbox" list={list} rows={8} empty={<EmptyState {...nothing[filter]} />}>
          <div ref={area}>
            <ChangesNotice count={steady.count} onShow={steady.show} />
            <ul aria-label="Inbox items">
              {items.map((item) => (
                <InboxRow
                  key={`${item.kind} ${item.id}`}
                  item={item}
                  now={now}
                  to={screenOf(item, filter)}
                  onNote={() => setNoted(item)}
                  actions={may('leads.write') ? { give, snooze } : undefined}
                />
              ))}
            </ul>
          </div>
        </ListBody>
      </Tabs>
      {noted && <NoteDialog lead={noted} onClose={() => setNoted(undefined)} />}
      {message && (
        <MailDialog
          key={message}
          id={message}
          onClose={() => setParams(filter === 'all' ? {} : { filter })}
        />
      )}
    </>
  )
}
