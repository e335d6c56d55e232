import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { AcceptLinkForm } from '#features/users/links/accept-link-form.tsx'
import { requestSignIn } from '#features/users/sign-in/request-sign-in.ts'
import { useBeginSession } from '#features/users/accounts/use-user.ts'
import type { OpenLink } from '#features/users/user.schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { EntryPage } from './entry-page.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => [...staffMeta('Your account'), { name: 'referrer', content: 'no-referrer' }]

const titles = {
  setup: 'Create the first owner',
  invitation: 'Create your account',
  reset: 'Set a new password',
}

export default function CreateUser() {
  const [params] = useSearchParams()
  const token = params.get('setup') ?? params.get('invite') ?? params.get('reset')
  return token ? <WithLink token={token} /> : <WithoutLink />
}

function WithLink({ token }: { token: string }) {
  const navigate = useNavigate()
  const beginSession = useBeginSession()
  const link = useQuery({
    queryKey: ['/api/auth/link', token],
    queryFn: () => api.request<OpenLink>('POST', '/api/auth/link', { token }),
  })
  const signIn = useMutation({
    mutationFn: requestSignIn,
    onSuccess: (result) => {
      beginSession(result)
      void navigate('/dashboard', { replace: true })
    },
    // With the second step on, or in a crowd, signing in is one more page.
    onError: (_, { email }) => void navigate('/login', { replace: true, state: { email } }),
  })

  if (link.error instanceof ApiError && link.error.status === 410) return <WithoutLink />
  if (link.error) {
    return (
      <EntryPage title="Your account">
        <ErrorState
          title="The link could not be checked"
          text={messageOf(link.error)}
          onRetry={() => void link.refetch()}
        />
      </EntryPage>
    )
  }
  if (!link.data || signIn.isPending || signIn.isSuccess) {
    return (
      <EntryPage title={link.data ? 'Signing you in' : 'Checking your link'}>
        <PageSpinner />
      </EntryPage>
    )
  }
  return (
    <EntryPage title={titles[link.data.kind]}>
      <AcceptLinkForm token={token} link={link.data} onAccepted={(given) => signIn.mutate(given)} />
    </EntryPage>
  )
}

function WithoutLink() {
  return (
    <EntryPage title="This link is not valid">
      <p className="max-w-text">
        Accounts are created by invitation. A link works once: an invitation for 72 hours, a link for a new
        password for 24 hours, or 30 minutes if you asked for it yourself. If yours has been used or has
        expired, ask for a new one.
      </p>
      <div className="flex flex-wrap gap-3 pt-6">
        <ButtonLink to="/login?forgotten=1">Ask for a new password</ButtonLink>
        <ButtonLink to="/login" variant="secondary">
          Go to the sign-in
        </ButtonLink>
      </div>
    </EntryPage>
  )
}
