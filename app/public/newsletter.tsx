import { redirect } from 'react-router'
import { page } from '#app/document/page.server.tsx'
import { newsletterPage } from '#content/newsletter.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { takeSignUp } from '#features/newsletter/newsletter-form.server.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { newsletterPaths } from '#features/newsletter/newsletter-paths.ts'
import type { Route } from './+types/newsletter'
import { FormBesideSteps } from './parts/text/form-beside-steps.tsx'

export const loader = page(() => <NewsletterPage />, { sheet: 'tools' })

export const action = page(
  async ({ request, context }: Route.ActionArgs) => {
    const outcome = await takeSignUp(context.get(requestCtx), request)
    if (outcome.isSent) return redirect(newsletterPaths.thanks, 303)
    const { status, retryAfterS, state } = outcome
    return { status, retryAfterS, element: <NewsletterPage state={state} /> }
  },
  { sheet: 'tools' },
)

function NewsletterPage({ state }: { state?: EnquiryFormState }) {
  const { title, intro, form, steps, counting } = newsletterPage
  return (
    <FormBesideSteps
      title={title}
      intro={intro}
      formTitle={form.title}
      form={<NewsletterForm state={state} words={form} />}
      steps={steps}
    >
      <h2 className="mt-6 border-t border-ink pt-4 text-xl">{counting.title}</h2>
      <p className="mt-2 max-w-[48ch] text-base text-slate">{counting.text}</p>
    </FormBesideSteps>
  )
}
