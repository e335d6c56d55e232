import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { dismissErrors } from '#ui/toast-store.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { MfaRequired } from '#features/users/second-step/mfa-required.tsx'
import { hasChosenToLeave, removeToken } from './token-store.ts'
import { userKey, useUser } from '#features/users/accounts/use-user.ts'

/** Shows its children to someone signed in; everybody else goes to the sign-in and comes back after. Guards nothing: the API does. */
export function SignedInOnly({ children }: { children: React.ReactNode }) {
  const { user, isPending, error, retry } = useUser()
  const { pathname, search } = useLocation()
  useSessionEnd()
  if (isPending) return <PageSpinner label="Checking who is signed in" />
  // Who is known already goes on while the server is away: what they are writing stays before them.
  if (error && !user && !(error instanceof ApiError && error.status === 401)) {
    return (
      <main className="mx-auto grid min-h-svh max-w-md content-center p-6">
        <ErrorState title="Your account could not be loaded" text={messageOf(error)} onRetry={retry} />
      </main>
    )
  }
  if (!user) {
    const next = hasChosenToLeave() ? '' : `?next=${encodeURIComponent(pathname + search)}`
    return <Navigate to={`/login${next}`} replace />
  }
  if (user.mfa.isRequired && !user.mfa.isOn) return <MfaRequired user={user} />
  return children
}

/** A 401 from any call means that the session is over; a 403 may mean that the second step is wanted now. */
function useSessionEnd() {
  const queries = useQueryClient()
  useEffect(() => {
    const look = (error: unknown) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 401) {
        removeToken()
        // Why it failed is told at the sign-in.
        dismissErrors()
      }
      if (error.status === 403 && isMfaRequired(error.body.data))
        void queries.invalidateQueries({ queryKey: userKey })
    }
    const stops = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries])
}

function isMfaRequired(data: unknown) {
  return typeof data === 'object' && data !== null && 'mfaRequired' in data
}
