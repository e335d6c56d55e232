import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import type { MessageItem } from '#features/correspondence/message.schema.ts'
import { addressesInWords } from '#features/correspondence/message-words.ts'
import { MessageDialog } from './message-dialog.tsx'
import { UnassignedActions, type LeadPicker } from './unassigned-actions.tsx'

const key = '/api/messages/unassigned'

interface Props {
  mayWrite: boolean
  LeadPicker: LeadPicker
}

/** Mails of which nobody knows whose they are: of programs, of many, of senders whose domain denies them, like spam, or about one of several leads. */
export function UnassignedMails({ mayWrite, LeadPicker }: Props) {
  const { data, error, refetch } = useQuery<{ items: MessageItem[] }>({ queryKey: [key] })
  const [shown, setShown] = useState<string>()
  const now = useNow()
  return (
    <>
      <p className="max-w-text pb-4 text-slate">
        These mails don’t become leads automatically: they were sent in bulk or by a program, their sender
        can’t be trusted, or has several open leads to choose from. Those that a person seems to have written
        are in the inbox too. All are deleted after 90 days.
      </p>
      {error && !data ? (
        <ErrorState title="The mails can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={5} label="Loading the mails" />
      ) : data.items.length === 0 ? (
        <EmptyState title="No unassigned mails" text="Every incoming mail belongs to a lead." />
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {data.items.map((item) => (
            <li key={item.id} className="grid gap-x-4 gap-y-1 py-3 lg:grid-cols-[minmax(0,1fr)_auto]">
              <div className="min-w-0">
                <button
                  type="button"
                  className="cursor-pointer text-left font-semibold break-words hover:text-sea"
                  onClick={() => setShown(item.id)}
                >
                  {item.subject}
                </button>
                <p className="break-words text-slate">
                  {addressesInWords([item.from])} · <time dateTime={item.at}>{shortTime(item.at, now)}</time>
                  {item.authentication === 'fail' && ' · may be forged'}
                </p>
                <p className="line-clamp-2 break-words">{item.excerpt}</p>
              </div>
              {mayWrite && (
                <div className="flex flex-wrap items-start gap-2">
                  <UnassignedActions id={item.id} LeadPicker={LeadPicker} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown && <MessageDialog id={shown} mayAssign={mayWrite} onClose={() => setShown(undefined)} />}
    </>
  )
}
