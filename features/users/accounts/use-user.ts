import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import { dropAllDrafts } from '#lib/device-draft.ts'
import { forgetFailure } from '#features/users/form-errors.ts'
import { removeToken, storeToken, useToken } from '#features/users/sign-in/token-store.ts'
import type { SignedInUser } from '#features/users/user.schema.ts'

export const userKey = ['/api/user']

/** Who is signed in: only when a token is stored and the server knows it. `isPending` until that is known. */
export function useUser() {
  const token = useToken()
  const { data, error, isPending, refetch } = useQuery<SignedInUser>({
    queryKey: userKey,
    enabled: Boolean(token),
  })
  return {
    user: token ? data : undefined,
    isPending: token === undefined || (token !== null && isPending),
    error: token ? error : null,
    retry: () => void refetch(),
  }
}

export function useBeginSession() {
  const queries = useQueryClient()
  return ({ token, user }: { token: string; user: SignedInUser }) => {
    // The link that led here may still be on the screen.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/auth/link' })
    queries.setQueryData(userKey, user)
    storeToken(token)
    forgetFailure()
  }
}

/** Forgets the token and what was loaded with it, and goes to the sign-in, without a way back to this screen. */
export function useLeave() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    removeToken({ chosen: true })
    await navigate('/login')
    queries.clear()
  }
}

/** Logout: revokes the session and leaves. */
export function useSignOut() {
  const leave = useLeave()
  return async () => {
    // Whatever the server says, this browser forgets.
    await api.request('POST', '/api/auth/logout').catch(() => undefined)
    dropAllDrafts()
    await leave()
  }
}
