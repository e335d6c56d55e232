import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { DueBadge } from '#ui/due-badge.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import type { WorkItem, Worklist as Answer } from './worklist.schema.ts'

const icons: Record<WorkItem['kind'], IconName> = {
  reply: 'leads',
  chat: 'chat',
  unassigned: 'inbox',
  task: 'check',
  privacy: 'shield',
  supplier: 'truck',
  mail: 'mail',
  backup: 'archive',
  disclosure: 'building',
  claim: 'building',
  draft: 'document',
  'missing-page': 'alert',
  search: 'search',
}

/** What the signed-in person can act on now: who waits, until when, and one key that opens the first. */
export function Worklist({ now, hasInbox, writes }: { now: Date; hasInbox: boolean; writes: boolean }) {
  const { data, error, refetch } = useQuery<Answer>({
    queryKey: ['/api/dashboard/worklist'],
    refetchOnWindowFocus: true,
  })
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const first = data?.items[0]
  const openFirst = () => first && void navigate(first.to)
  const step = (by: number) => {
    const rows = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = rows.findIndex((row) => row === document.activeElement)
    rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.focus()
  }
  useShortcuts([
    { keys: 'w', label: 'Open the most urgent', run: openFirst },
    { keys: 'j', label: 'Next in the worklist', run: () => step(1) },
    { keys: 'k', label: 'Previous in the worklist', run: () => step(-1) },
  ])
  return (
    <section aria-labelledby="worklist" className="pt-4 pb-7">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 pb-2">
        <h2 id="worklist" className="text-lg">
          Waiting for you
        </h2>
        {first && (
          <Button icon="arrow-right" iconAfter title="w" onClick={openFirst}>
            Start with the most urgent
          </Button>
        )}
      </div>
      {error && !data ? (
        <ErrorState
          title="The worklist can’t be shown"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <SkeletonRows rows={5} label="Loading the worklist" />
      ) : (
        <>
          {data.unread.length > 0 && (
            <p role="status" className="pb-2 text-sm text-signal-strong">
              Part of the worklist can’t be read at the moment. What is shown is up to date.
            </p>
          )}
          {data.items.length === 0 && data.unread.length === 0 && (
            <p className="border-t border-rule py-4 text-slate">
              {hasInbox
                ? 'You’re up to date. New enquiries, tasks and deadlines appear here as they come in.'
                : writes
                  ? 'You’re up to date. Drafts, missing pages and searches without a result appear here.'
                  : 'Nothing waits for your role. The figures below are kept up to date.'}
            </p>
          )}
          <ul ref={list} aria-label="Waiting for you">
            {data.items.map((item) => (
              <WorkRow key={`${item.kind} ${item.id}`} item={item} now={now} />
            ))}
          </ul>
          {data.isMore && hasInbox && (
            <p className="pt-3">
              <Link to="/inbox" className="text-sea hover:underline">
                Show everything in the inbox
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function WorkRow({ item, now }: { item: WorkItem; now: Date }) {
  const { kind, title, detail, dueAt, riskAt, to, action } = item
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-rule py-2 last:border-b hover:bg-sunk lg:grid-cols-[auto_minmax(0,1fr)_10rem_8rem] lg:gap-x-5">
      <Icon name={icons[kind]} size={18} className="text-slate" />
      <div className="min-w-0">
        <Link
          to={to}
          className="block truncate font-semibold text-ink before:absolute before:inset-0 hover:text-sea"
        >
          {title}
        </Link>
        <p className="truncate text-slate">{detail}</p>
      </div>
      <span className="max-lg:col-start-2 max-lg:row-start-2">
        {dueAt && <DueBadge dueAt={dueAt} riskAt={riskAt} now={now} />}
      </span>
      <span
        aria-hidden="true"
        className="flex items-center justify-end gap-1.5 font-semibold whitespace-nowrap text-sea max-lg:col-start-3 max-lg:row-start-1"
      >
        {action}
        <Icon name="arrow-right" size={16} />
      </span>
    </li>
  )
}
