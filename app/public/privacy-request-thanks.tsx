import { type Loaded, page } from '#app/document/page.server.tsx'
import { privacyRequestThanks } from '#content/privacy-request.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { dayInWords } from '#features/privacy/requests/due-date.ts'
import { thanksOf } from '#features/privacy/requests/privacy-form.server.ts'
import { needsIdentity } from '#features/privacy/requests/privacy-kinds.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/privacy-request-thanks'

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
  const words = privacyRequestThanks
  return (
    <Container className="pt-16 pb-12 md:pt-24">
      <h1 className="max-w-[20ch] text-4xl">{words.title}</h1>
      <dl className="mt-8 grid max-w-text gap-x-8 gap-y-4 border-t border-ink pt-5 sm:grid-cols-2">
        {reference && (
          <div>
            <dt className="text-sm text-slate">{words.reference}</dt>
            <dd className="font-mono text-xl">{reference}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-slate">{words.due}</dt>
          <dd className="text-xl font-semibold">{due}</dd>
        </div>
      </dl>
      <p className="mt-8 max-w-text text-lg">{asksForLink ? words.link : words.noLink}</p>
      <p className="mt-4 max-w-text">{words.late}</p>
      <ButtonLink to="/privacy-policy" variant="secondary" size="lg" className="mt-8">
        {words.action}
      </ButtonLink>
    </Container>
  )
}
