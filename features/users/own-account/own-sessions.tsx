import { longTime } from '#lib/office-time.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { browserOf } from '#features/users/sign-in/browser-of.ts'
import { tellFailure } from '#features/users/form-errors.ts'
import { useConfirmation } from '#features/users/confirmation/use-confirmation.tsx'
import { useLeave } from '#features/users/accounts/use-user.ts'
import type { Session } from '#features/users/user.schema.ts'

const url = '/api/user/sessions'

/** Each live session with a way to end it, and one to end them all. */
export function OwnSessions() {
  const queries = useQueryClient()
  const leave = useLeave()
  const { confirmed, dialog } = useConfirmation()
  const { data, error, refetch } = useQuery<{ items: Session[] }>({ queryKey: [url] })
  const end = useMutation({
    mutationFn: (id: string) => confirmed(() => api.request('DELETE', `${url}/${id}`)),
    onError: (failure) => tellFailure('The session was not ended', failure),
    onSettled: () => queries.invalidateQueries({ queryKey: [url] }),
  })
  const endAll = useMutation({
    mutationFn: () => confirmed(() => api.request('DELETE', url)),
    onSuccess: leave,
    onError: (failure) => tellFailure('You are still signed in', failure),
  })

  if (error)
    return (
      <ErrorState
        title="Your sessions could not be loaded"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={2} label="Loading your sessions" />
  return (
    <>
      <ul className="border-t border-rule">
        {data.items.map(({ id, userAgent, address, lastUsedAt, isCurrent }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2.5 text-sm"
          >
            <span>
              {browserOf(userAgent)} {isCurrent && <Badge tone="sea">This one</Badge>}
              <span className="block text-slate">
                {address || 'Unknown address'}, last used {longTime(lastUsedAt)}
              </span>
            </span>
            {!isCurrent && (
              <Button
                size="sm"
                variant="quiet"
                pending={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
              >
                End
                <span className="sr-only"> this session</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        icon="log-out"
        pending={endAll.isPending}
        onClick={() => endAll.mutate()}
        className="mt-4"
      >
        Sign out everywhere
      </Button>
      {dialog}
    </>
  )
}
