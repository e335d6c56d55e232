import { type Loaded, page } from '#app/document/page.server.tsx'
import { requestCtx } from '#features/context/request-context.server.ts'
import { dayInWords } from '#features/privacy/requests/due-date.ts'
import { thanksOf } from '#features/privacy/requests/privacy-form.server.ts'
import { needsIdentity } from '#features/privacy/requests/privacy-kinds.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/privacy-request-thanks'
import { BrandLine } from '#ui/brand-line.tsx'

async function load({ url, context }: Route.LoaderArgs) {
  const { kind, dueOn, reference } = await thanksOf(
    context.get(requestCtx),
    url.searchParams.get('reference') ?? '',
  )
  return { reference, due: dayInWords(dueOn), asksForLink: kind === undefined || needsIdentity(kind) }
}

export const loader = page(
  async (args: Route.LoaderArgs) => <PrivacyRequestThanksPage data={await load(args)} />,
  { sheet: 'tools' },
)

function PrivacyRequestThanksPage({ data }: { data: Loaded<typeof load> }) {
  const { reference, due, asksForLink } = data
  return (
    <>
      <Container className="pt-16 pb-12 md:pt-24">
        <h1 className="max-w-[20ch] text-4xl">Your request has arrived</h1>
        <dl className="mt-8 grid max-w-text gap-x-8 gap-y-4 border-t border-ink pt-5 sm:grid-cols-2">
          {reference && (
            <div>
              <dt className="text-sm text-slate">Reference</dt>
              <dd className="font-mono text-xl">{reference}</dd>
            </div>
          )}
          <div>
            <dt className="text-sm text-slate">You will have our answer by</dt>
            <dd className="text-xl font-semibold">{due}</dd>
          </div>
        </dl>
        <p className="mt-8 max-w-text text-lg">
          {asksForLink
            ? 'We have just sent you an email. For a copy or a deletion, open the link in it and press the button, which shows that the address is yours. Until then nothing is sent or deleted.'
            : 'We have just sent you an email with the same reference. You need do nothing else.'}
        </p>
        <p className="mt-4 max-w-text">
          No email after ten minutes? Look in your spam folder, then call or write and quote the reference.
        </p>
        <ButtonLink to="/privacy-policy" variant="secondary" size="lg" className="mt-8">
          Read the privacy policy
        </ButtonLink>
      </Container>
      <BrandLine className="h-16 text-sea" />
    </>
  )
}
