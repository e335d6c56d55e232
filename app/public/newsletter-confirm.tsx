import { redirect } from 'react-router'
import { page } from '#app/document/page.server.tsx'
import { requestCtx } from '#features/context/request-context.server.ts'
import { openConfirmation, takeConfirmation } from '#features/newsletter/newsletter-form.server.ts'
import { newsletterPaths } from '#features/newsletter/newsletter-paths.ts'
import { Button } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/newsletter-confirm'
import { DeadLink } from './parts/links/dead-link.tsx'
import { ownLinkHeaders } from './parts/links/own-link-headers.ts'

const keyOf = (url: URL) => url.searchParams.get('key') ?? ''
const preferencesOf = (key: string) =>
  redirect(`${newsletterPaths.preferences}?key=${key}&now=confirmed`, 303)

const options = { sheet: 'tools', headers: ownLinkHeaders } as const

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const found = await openConfirmation(context.get(requestCtx), keyOf(url))
  if (!found) return { status: 404, element: <NoLongerOpen /> }
  if (found.isConfirmed) return preferencesOf(found.leaveKey)
  return <Confirmation email={found.email} confirmKey={keyOf(url)} />
}, options)

/** A press, not the visit: programs that check mails open every link. */
export const action = page(async ({ url, context }: Route.ActionArgs) => {
  const leaveKey = await takeConfirmation(context.get(requestCtx), keyOf(url))
  return leaveKey ? preferencesOf(leaveKey) : { status: 410, element: <NoLongerOpen /> }
}, options)

function Confirmation({ email, confirmKey }: { email: string; confirmKey: string }) {
  return (
    <Container className="pt-16 pb-12 md:pt-24">
      <h1 className="max-w-[20ch] text-4xl">Do you want the newsletter?</h1>
      <p className="mt-6 max-w-[52ch] text-lg">
        It comes to <strong className="break-words">{email}</strong> once you press the button. If you did not
        ask for it, close this page: nothing is sent, and the address is deleted.
      </p>
      <form method="post" action={`${newsletterPaths.confirm}?key=${confirmKey}`} className="mt-8">
        <Button type="submit" variant="signal" size="lg">
          Yes, send it to me
        </Button>
      </form>
    </Container>
  )
}

const NoLongerOpen = () => (
  <DeadLink
    title="This link has been used up or is too old"
    text="A link works for 7 days, and only the newest one does. Perhaps part of it was cut off in the email."
    action={{ label: 'Ask for a new link', to: newsletterPaths.form }}
  />
)
