import { Navigate, useLocation, useNavigate } from 'react-router'
import { safeNextPath } from '#features/users/next-path.ts'
import type { SignInResult } from '#features/users/request-sign-in.ts'
import { SignInForm } from '#features/users/sign-in-form.tsx'
import { useBeginSession, useUser } from '#features/users/use-user.ts'
import { useSearchParams } from '#ui/use-search-params.ts'
import { EntryPage } from './entry-page.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Sign in')

export default function Login() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const beginSession = useBeginSession()
  const { user } = useUser()
  const next = safeNextPath(params.get('next'))
  if (user) return <Navigate to={next} replace />

  function enter(result: SignInResult) {
    beginSession(result)
    void navigate(next, { replace: true })
  }
  return (
    <EntryPage title="Sign in">
      <SignInForm email={emailOf(state)} onSignedIn={enter} />
    </EntryPage>
  )
}

/** The address that `/create-user` hands over after a link was used. */
function emailOf(state: unknown): string | undefined {
  const isGiven = typeof state === 'object' && state !== null && 'email' in state
  return isGiven && typeof state.email === 'string' ? state.email : undefined
}
