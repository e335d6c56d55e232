import { redirect } from 'react-router'
import { page } from '#app/document/page.server.tsx'
import { requestCtx } from '#features/context/request-context.server.ts'
import { openConfirmation, takeConfirmation } from '#features/privacy/requests/privacy-form.server.ts'
import { privacyPaths } from '#features/privacy/requests/privacy-paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/privacy-request-confirm'
import { DeadLink } from './parts/links/dead-link.tsx'
import { ownLinkHeaders } from './parts/links/own-link-headers.ts'

const options = { sheet: 'tools', headers: ownLinkHeaders } as const

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const key = url.searchParams.get('key') ?? ''
  const request = await openConfirmation(context.get(requestCtx), key)
  if (!request) return { status: 404, element: <NoLongerOpen /> }
  return <Confirmation {...request} confirmKey={key} />
}, options)

/** A press, not the visit: programs that check mails open every link. */
export const action = page(async ({ url, context }: Route.ActionArgs) => {
  const key = url.searchParams.get('key') ?? ''
  const problem = await takeConfirmation(context.get(requestCtx), key)
  if (problem) return { status: 410, element: <NoLongerOpen /> }
  return redirect(`${privacyPaths.confirm}?key=${key}`, 303)
}, options)

const wishes = { access: 'send you a copy of your data', erasure: 'delete your data' } as const

type Props = NonNullable<Awaited<ReturnType<typeof openConfirmation>>> & { confirmKey: string }

function Confirmation({ reference, kind, isConfirmed, confirmKey }: Props) {
  const wish = kind === 'access' || kind === 'erasure' ? wishes[kind] : 'go on with your request'
  return (
    <Container className="pt-16 pb-12 md:pt-24">
      <h1 className="max-w-[20ch] text-4xl">
        {isConfirmed ? 'The address is confirmed' : 'Is this your request?'}
      </h1>
      <p className="mt-6 max-w-[52ch] text-lg">
        {isConfirmed
          ? 'Thank you. A person will now deal with it and write to you; you need do nothing else.'
          : `Someone who can read your email asked us to ${wish}. Press the button if that was you. If it wasn’t, close this page and nothing will happen.`}
      </p>
      <p className="mt-4 font-mono text-sm text-slate">Reference {reference}</p>
      {isConfirmed ? (
        <ButtonLink to="/" variant="secondary" size="lg" className="mt-8">
          Return Home
        </ButtonLink>
      ) : (
        <form method="post" action={`${privacyPaths.confirm}?key=${confirmKey}`} className="mt-8">
          <Button type="submit" variant="signal" size="lg">
            Yes, this is my address
          </Button>
        </form>
      )}
    </Container>
  )
}

const NoLongerOpen = () => (
  <DeadLink
    title="This link doesn’t open a request"
    text="It works for 30 days, until a newer one is sent or the request is closed. Perhaps part of it was cut off in the email."
    action={{ label: 'Send a new request', to: privacyPaths.form }}
  />
)
