import { ApiError } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { useMe } from '#features/context/use-me.ts'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import type { InboxFilter, InboxItem } from './inbox.schema.ts'

/** Where it is read and answered. */
export function screenOf({ kind, id }: Pick<InboxItem, 'kind' | 'id'>, filter: InboxFilter): string {
  if (kind === 'lead') return `/lead-form/${id}`
  if (kind === 'conversation') return `/conversations/${id}`
  return `/inbox?${new URLSearchParams({ ...(filter !== 'all' && { filter }), message: id })}`
}

/** Taking, giving away and putting off what waits. */
export function useInboxActions() {
  const { me } = useMe()
  const { mutate } = useWrite<unknown>({
    reread: ['/api/inbox'],
    onFail: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return false
      toast({ title: 'A colleague got there first', description: 'The list is now up to date.' })
      return true
    },
  })
  return {
    give({ kind, id, version, owner }: InboxItem, ownerId: string | null) {
      const from = owner?.id ?? null
      if (kind === 'lead') mutate({ method: 'PATCH', url: `/api/leads/${id}`, data: { version, ownerId } })
      else if (kind === 'mail')
        mutate({ method: 'PATCH', url: `/api/messages/${id}`, data: { ownerId, from } })
      else if (ownerId === me?.id) mutate({ method: 'POST', url: `/api/conversations/${id}/take`, data: {} })
      else mutate({ method: 'POST', url: `/api/conversations/${id}/release`, data: {} })
    },
    snooze({ kind, id, who }: InboxItem, until: Date | null) {
      mutate(
        { method: 'POST', url: '/api/inbox/snooze', data: { kind, id, until: until?.toISOString() ?? null } },
        {
          onSuccess: () =>
            toast({
              title: until
                ? `${who} is snoozed until ${shortTime(until.toISOString(), new Date())}`
                : `${who} is back`,
              ...(until && { description: 'Or until they write again. The reply clock keeps running.' }),
              tone: 'ok',
            }),
        },
      )
    },
  }
}
