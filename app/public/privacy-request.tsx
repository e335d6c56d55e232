import { redirect } from 'react-router'
import { page } from '#app/document/page.server.tsx'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { privacyRequestPage } from '#content/privacy-request.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { takePrivacyForm } from '#features/privacy/requests/privacy-form.server.ts'
import { PrivacyForm } from '#features/privacy/requests/privacy-form.tsx'
import { privacyPaths } from '#features/privacy/requests/privacy-paths.ts'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/privacy-request'
import { RightsTable } from './parts/privacy/rights-table.tsx'

const linkClass =
  'inline-flex min-h-11 items-center text-sea underline underline-offset-4 hover:text-sea-strong'

export const loader = page(() => <PrivacyRequestPage />, { sheet: 'tools' })

export const action = page(
  async ({ request, context }: Route.ActionArgs) => {
    const outcome = await takePrivacyForm(context.get(requestCtx), request)
    if (outcome.isSent) return redirect(`${privacyPaths.thanks}?reference=${outcome.reference}`, 303)
    const { status, retryAfterS, state } = outcome
    return { status, retryAfterS, element: <PrivacyRequestPage state={state} /> }
  },
  { sheet: 'tools' },
)

function PrivacyRequestPage({ state }: { state?: EnquiryFormState }) {
  const { title, intro, steps, rights, regulators, form } = privacyRequestPage
  return (
    <>
      <Container className="grid gap-x-12 gap-y-10 pt-6 pb-16 md:pt-10 md:pb-22 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5">
          <h1 className="max-w-[14ch] text-4xl">{title}</h1>
          <p className="mt-6 max-w-[46ch] text-lg">{intro}</p>
        </div>
        <section
          id="form"
          aria-labelledby="form-title"
          className="scroll-mt-20 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1"
        >
          <h2 id="form-title" className="mb-5 border-t border-ink pt-4 text-xl">
            {form.title}
          </h2>
          <PrivacyForm state={state} />
        </section>
        <section aria-labelledby="steps" className="lg:col-span-5">
          <h2 id="steps" className="border-t border-ink pt-4 text-xl">
            {steps.title}
          </h2>
          <ol className="mt-2">
            {steps.items.map((step, i) => (
              <li key={step.title} className="flex gap-4 border-b border-rule py-4 last:border-0">
                <span aria-hidden="true" className="w-6 shrink-0 font-mono text-sm leading-7 text-sea">
                  {i + 1}
                </span>
                <div>
                  <h3 className="text-base font-semibold">{step.title}</h3>
                  <p className="mt-1 max-w-[48ch] text-base text-slate">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      </Container>
      <section aria-labelledby="rights" className="border-t border-rule bg-sunk py-14 md:py-22">
        <Container>
          <h2 id="rights" className="text-3xl">
            {rights.title}
          </h2>
          <p className="mt-4 mb-8 max-w-text text-lg">{rights.intro}</p>
          <RightsTable label={rights.title} columns={rights.columns} rows={rights.rows} />
        </Container>
      </section>
      <Container className="grid gap-x-12 gap-y-6 py-14 md:py-22 lg:grid-cols-12">
        <h2 className="text-3xl lg:col-span-4">{regulators.title}</h2>
        <div className="lg:col-span-8">
          <p className="max-w-text text-lg">{regulators.text}</p>
          <ul className="mt-4">
            {regulators.links.map(({ label, to }) => (
              <li key={to} className="border-b border-rule">
                <a href={to} className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-6 max-w-text">{regulators.other}</p>
          <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
            {regulators.contact.map(({ label, to }) => (
              <a key={to} href={to} className={linkClass}>
                {label}
              </a>
            ))}
          </p>
        </div>
      </Container>
    </>
  )
}
