import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ForgottenPasswordForm } from '#features/users/links/forgotten-password-form.tsx'
import { safeNextPath } from '#features/users/sign-in/next-path.ts'
import { hasSessionEnded } from '#features/users/sign-in/token-store.ts'
import { SignInForm } from '#features/users/sign-in/sign-in-form.tsx'
import { useBeginSession, useUser } from '#features/users/accounts/use-user.ts'
import { useSearchParams } from '#ui/use-search-params.ts'
import { EntryPage } from './entry-page.tsx'
import { isStaffAddress } from './frame/destinations.ts'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Sign in')

export default function Login() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const beginSession = useBeginSession()
  const { user } = useUser()
  const next = safeNextPath(params.get('next'))
  useEffect(() => {
    if (!user) return
    if (isStaffAddress(next)) void navigate(next, { replace: true })
    else location.replace(next)
  }, [user, next, navigate])
  if (user) return null
  if (params.has('forgotten')) {
    return (
      <EntryPage title="Forgotten password">
        <ForgottenPasswordForm />
      </EntryPage>
    )
  }
  return (
    <EntryPage title="Sign in">
      {hasSessionEnded() && (
        <p role="status" className="mb-4 border-l-4 border-warn bg-warn-tint px-4 py-3">
          <strong className="block">Your session has ended</strong>
          Sign in to go on where you were. What you typed is kept on this device.
        </p>
      )}
      <SignInForm email={emailOf(state)} onSignedIn={beginSession} />
    </EntryPage>
  )
}

/** The address that `/create-user` hands over after a link was used. */
function emailOf(state: unknown): string | undefined {
  const isGiven = typeof state === 'object' && state !== null && 'email' in state
  return isGiven && typeof state.email === 'string' ? state.email : undefined
}
