import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast-store.ts'
import { tellFailure } from '#features/users/form-errors.ts'
import { IssuedLinkNote } from '#features/users/links/issued-link-note.tsx'
import { useConfirmation } from '#features/users/confirmation/use-confirmation.tsx'
import type { IssuedLink, User } from '#features/users/user.schema.ts'

const questions = {
  sessions: {
    button: 'Sign out everywhere',
    title: 'Sign this user out everywhere?',
    text: 'Every session ends at once. The password stays.',
    done: 'Signed out everywhere',
    method: 'DELETE',
    path: '/sessions',
  },
  mfa: {
    button: 'Turn off two-step sign-in',
    title: 'Turn off two-step sign-in?',
    text: 'For someone who has lost their phone and recovery codes. Make sure the request really comes from them. All their sessions end.',
    done: 'Two-step sign-in is off',
    method: 'DELETE',
    path: '/mfa',
  },
  remove: {
    button: 'Remove the account',
    title: 'Remove this account?',
    text: 'This can’t be undone. What this person did stays in the audit log. To block someone for a while, disable the account instead.',
    done: 'Account removed',
    method: 'DELETE',
    path: '',
  },
} as const
type Question = keyof typeof questions

/** What one does for a colleague: a link for a new password, sessions, a lost phone, the end of the account. */
export function UserHelp({ user }: { user: User }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Question>()
  const { confirmed, dialog } = useConfirmation()
  const url = `/api/users/${user.id}`
  const reset = useMutation({
    mutationFn: () => confirmed(() => api.request<IssuedLink>('POST', `${url}/reset-link`)),
    onError: (error) => tellFailure('No link was sent', error),
  })
  const act = useMutation({
    mutationFn: (question: Question) =>
      confirmed(() => api.request(questions[question].method, url + questions[question].path)),
    onSuccess: async (_, question) => {
      toast({ title: questions[question].done, description: user.name })
      if (question === 'remove') await navigate('/users')
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/users'),
      })
    },
    onError: (error) => tellFailure('Nothing was changed', error),
  })
  // The one that goes once it is done stands first: the focus falls on the next, which must not be the end of the account.
  const offered: Question[] = user.hasMfa ? ['mfa', 'sessions', 'remove'] : ['sessions', 'remove']

  return (
    <section aria-labelledby="help-title" className="mt-10 border-t border-rule pt-5">
      <h2 id="help-title" className="pb-3 text-lg">
        Access
      </h2>
      {reset.data && (
        <div className="pb-4">
          <IssuedLinkNote link={reset.data} to={user.email} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon="link"
          pending={reset.isPending}
          disabled={user.state === 'disabled'}
          onClick={() => reset.mutate()}
        >
          Send a link for a new password
        </Button>
        {offered.map((question) => (
          <Button
            key={question}
            variant={question === 'remove' ? 'danger' : 'secondary'}
            onClick={() => setAsked(question)}
          >
            {questions[question].button}
          </Button>
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={questions[asked].title}
          text={questions[asked].text}
          confirmLabel={questions[asked].button}
          isDangerous
          onConfirm={() => {
            setAsked(undefined)
            act.mutate(asked)
          }}
        />
      )}
      {dialog}
    </section>
  )
}
