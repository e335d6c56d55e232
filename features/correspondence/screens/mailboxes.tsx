import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import type { MailboxItem } from '#features/correspondence/mailbox.schema.ts'
import { MailboxDialog } from './mailbox-dialog.tsx'

const lookEveryMs = 10_000

/** The mailboxes whose mail comes to the leads' pages, and how it goes with each. */
export function Mailboxes() {
  const { data, error, refetch } = useQuery<{ items: MailboxItem[]; isSealed: boolean }>({
    queryKey: ['/api/mailboxes'],
    refetchInterval: lookEveryMs,
  })
  const [edited, setEdited] = useState<MailboxItem | 'new'>()
  const now = useNow()
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <p className="max-w-text text-slate">
          Mailboxes are read over IMAP as soon as mail arrives. Nothing on the mail server is changed or
          deleted.
        </p>
        <Button icon="plus" onClick={() => setEdited('new')}>
          Add a mailbox
        </Button>
      </header>
      {data && !data.isSealed && data.items.length > 0 && (
        <p className="mb-4 rounded border border-rule bg-sunk px-3 py-2">
          Without SECRETS_KEY, mailbox passwords are stored unencrypted in the database.
        </p>
      )}
      {error && !data ? (
        <ErrorState
          title="The mailboxes can’t be shown"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <SkeletonRows rows={3} label="Loading the mailboxes" />
      ) : data.items.length === 0 ? (
        <EmptyState
          title="No mailbox is read"
          text="Add the mailbox that replies go to. They then appear on the lead’s page within seconds."
        />
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {data.items.map((box) => (
            <li key={box.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <div className="min-w-0 grow">
                <p className="font-semibold break-words">{box.name}</p>
                <p className="break-words text-slate">
                  {box.user} on {box.host}:{box.port}, {box.folders.join(', ')}
                </p>
                {box.problem && <p className="text-signal-strong">{box.problem}</p>}
              </div>
              <Badge tone={!box.isActive ? 'neutral' : box.problem ? 'signal' : box.readAt ? 'ok' : 'warn'}>
                {stateOf(box, now)}
              </Badge>
              {box.isOfSettings ? (
                <span className="text-slate">Set by IMAP_URL</span>
              ) : (
                <Button variant="secondary" size="sm" icon="edit" onClick={() => setEdited(box)}>
                  Change
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <MailboxDialog mailbox={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}

function stateOf({ isActive, problem, readAt }: MailboxItem, now: Date): string {
  if (!isActive) return 'Not read'
  if (problem) return 'Can’t be read'
  return readAt ? `Read ${shortTime(readAt, now)}` : 'Not read yet'
}
