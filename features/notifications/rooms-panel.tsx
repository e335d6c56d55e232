import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useNow } from '#ui/use-now.ts'
import { useWrite } from '#ui/use-write.ts'
import { NewRoomDialog } from './new-room-dialog.tsx'
import { kindNames, roomKindNames, type Room } from './notification.schema.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

const url = '/api/notifications/rooms'

/** For owners: the rooms that are told, and how it went with them last. */
export function RoomsPanel() {
  const { data, error, refetch } = useQuery<{ items: Room[] }>({ queryKey: [url] })
  const [isAdding, setAdding] = useState(false)
  const write = useWrite<unknown>({ reread: [url] })
  const offer = useOfferUndo([url])
  const remove = useWrite<Deleted>({ reread: [url], onDone: ({ undo }) => offer('Room removed', undo) })
  const attempt = useWrite<unknown>({
    reread: [url],
    onDone: () => toast({ title: 'Message sent. Check the room.', tone: 'ok' }),
  })
  const now = useNow()
  if (error && !data)
    return (
      <ErrorState title="The rooms can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={2} label="Loading the rooms" />
  return (
    <>
      <p className="pb-3 text-slate">
        Channels are notified through an incoming webhook. No personal names or addresses are sent.
      </p>
      <ul>
        {data.items.map((room) => (
          <li key={room.id} className="border-t border-rule py-3">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold break-words">{room.name}</span>
              <span className="text-xs text-slate">
                {roomKindNames[room.kind]} · {room.host}
                {!room.isOn && ' · paused'}
              </span>
            </p>
            <p className="text-xs text-slate">{room.kinds.map((kind) => kindNames[kind]).join(' · ')}</p>
            {room.lastError ? (
              <p className="text-xs text-signal-strong">Last try failed: {room.lastError}</p>
            ) : (
              room.lastSentAt && (
                <p className="text-xs text-slate">Last message {shortTime(room.lastSentAt, now)}</p>
              )
            )}
            <div className="-ml-2.5 flex flex-wrap gap-1 pt-1">
              <Button
                variant="quiet"
                size="sm"
                pending={attempt.isPending && attempt.variables?.url === `${url}/${room.id}/try`}
                onClick={() => attempt.mutate({ method: 'POST', url: `${url}/${room.id}/try` })}
              >
                Send a test
              </Button>
              <Button
                variant="quiet"
                size="sm"
                onClick={() =>
                  write.mutate({
                    method: 'PATCH',
                    url: `${url}/${room.id}`,
                    data: { version: room.version, isOn: !room.isOn },
                  })
                }
              >
                {room.isOn ? 'Pause' : 'Resume'}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => remove.mutate({ method: 'DELETE', url: `${url}/${room.id}` })}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => setAdding(true)} className="mt-1">
        Add a room
      </Button>
      {isAdding && <NewRoomDialog url={url} onClose={() => setAdding(false)} />}
    </>
  )
}
