import { redirect } from 'react-router'
import { page } from '#app/document/page.server.tsx'
import { brand } from '#config/brand.ts'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { privacyRequestPage } from '#content/privacy-request.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { takePrivacyForm } from '#features/privacy/requests/privacy-form.server.ts'
import { PrivacyForm } from '#features/privacy/requests/privacy-form.tsx'
import { privacyPaths } from '#features/privacy/requests/privacy-paths.ts'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/privacy-request'
import { RightsTable } from './parts/privacy/rights-table.tsx'
import { FormBesideSteps } from './parts/text/form-beside-steps.tsx'

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
      <FormBesideSteps
        title={title}
        intro={intro}
        formTitle={form.title}
        form={<PrivacyForm state={state} words={form} />}
        steps={steps}
      />
      <section aria-labelledby="rights" className="border-t border-rule bg-sunk py-14 md:py-22">
        <Container>
          <h2 id="rights" className="text-3xl">
            {rights.title}
          </h2>
          <p className="mt-4 mb-8 max-w-text text-lg text-pretty">{rights.intro}</p>
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
            <a href={`mailto:${brand.email}`} className={linkClass}>
              {brand.email}
            </a>
            <a href={brand.phone.href} className={linkClass}>
              {brand.phone.label}
            </a>
          </p>
        </div>
      </Container>
    </>
  )
}
