import { redirect } from 'react-router'
import { page } from '#app/document/page.server.tsx'
import { requestCtx } from '#features/context/request-context.server.ts'
import { openPreferences, takePreferences } from '#features/newsletter/newsletter-form.server.ts'
import { newsletterPaths } from '#features/newsletter/newsletter-paths.ts'
import { TopicChoice } from '#features/newsletter/topic-choice.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormNotice } from '#ui/form-notice.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/newsletter-preferences'
import { DeadLink } from './parts/links/dead-link.tsx'
import { ownLinkHeaders } from './parts/links/own-link-headers.ts'

const keyOf = (url: URL) => url.searchParams.get('key') ?? ''

const options = { sheet: 'tools', headers: ownLinkHeaders } as const

/** Shows; a visit never unsubscribes, since programs that check mails open every link. */
export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const found = await openPreferences(context.get(requestCtx), keyOf(url))
  if (!found) return { status: 404, element: <OpensNothing /> }
  return found.isSubscribed ? (
    <Preferences {...found} address={url.pathname + url.search} now={url.searchParams.get('now')} />
  ) : (
    <Left email={found.email} />
  )
}, options)

export const action = page(async ({ url, request, context }: Route.ActionArgs) => {
  const ctx = context.get(requestCtx)
  const outcome = await takePreferences(ctx, request, url.searchParams)
  if (!outcome) return { status: 410, element: <OpensNothing /> }
  const again = (now: string) => redirect(`${newsletterPaths.preferences}?key=${keyOf(url)}${now}`, 303)
  if (outcome === 'saved') return again('&now=saved')
  if (outcome === 'left') return again('')
  // RFC 8058: answered at once, without a redirect.
  const found = await openPreferences(ctx, keyOf(url))
  return <Left email={found?.email ?? ''} />
}, options)

const notices: Record<string, string> = {
  confirmed: 'You are on the list: you will get the next newsletter.',
  saved: 'Your choice is saved.',
}

type Found = NonNullable<Awaited<ReturnType<typeof openPreferences>>>

function Preferences({ email, topics, address, now }: Found & { address: string; now: string | null }) {
  const notice = notices[now ?? '']
  return (
    <Container className="pt-12 pb-12 md:pt-20">
      <h1 className="max-w-[20ch] text-4xl">Your newsletter</h1>
      <p className="mt-6 max-w-text text-lg">
        It goes to <strong className="break-words">{email}</strong>.
      </p>
      {notice && (
        <div className="mt-6 max-w-text">
          <FormNotice tone="ok" title={notice} />
        </div>
      )}
      <form
        method="post"
        action={address}
        aria-label="Subjects"
        className="mt-8 max-w-text border-t border-ink pt-5"
      >
        <TopicChoice chosen={topics} />
        <Button type="submit" name="do" value="save" variant="secondary" className="mt-4">
          Save my choice
        </Button>
      </form>
      <form
        method="post"
        action={address}
        aria-label="Unsubscribe"
        className="mt-10 max-w-text border-t border-ink pt-5"
      >
        <p className="max-w-[52ch]">Want no more emails from us? One press is enough, no questions asked.</p>
        <Button type="submit" name="do" value="leave" variant="signal" size="lg" className="mt-4">
          Unsubscribe
        </Button>
      </form>
    </Container>
  )
}

function Left({ email }: { email: string }) {
  return (
    <Container className="pt-16 pb-12 md:pt-24">
      <h1 className="max-w-[20ch] text-4xl">You are unsubscribed</h1>
      <p className="mt-6 max-w-[52ch] text-lg">
        No newsletter goes to <strong className="break-words">{email}</strong> any more. We keep the address
        only to know that; to have it deleted, use the <a href="/privacy-request">form for requests</a>.
      </p>
      <ButtonLink to={newsletterPaths.form} variant="secondary" size="lg" className="mt-8">
        Sign up again
      </ButtonLink>
    </Container>
  )
}

const OpensNothing = () => (
  <DeadLink
    title="This link no longer works"
    text="Perhaps part of it was cut off in the email, or the address has already been deleted, in which case nothing is sent to it. If our newsletter still comes, reply to it and a person will stop it."
    action={{ label: 'Return Home', to: '/' }}
  />
)
