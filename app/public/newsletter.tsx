import { redirect } from 'react-router'
import { page } from '#app/document/page.server.tsx'
import { newsletterPage } from '#content/newsletter.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { takeSignUp } from '#features/newsletter/newsletter-form.server.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { newsletterPaths } from '#features/newsletter/newsletter-paths.ts'
import { BrandLine } from '#ui/brand-line.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/newsletter'

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
    <>
      <Container className="grid gap-x-12 gap-y-10 pt-6 pb-12 md:pt-10 md:pb-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5">
          <h1 className="max-w-[14ch] text-4xl">{title}</h1>
          <p className="mt-6 max-w-[46ch] text-lg">{intro}</p>
        </div>
        <section
          aria-labelledby="form-title"
          className="scroll-mt-20 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1"
        >
          <h2 id="form-title" className="mb-5 border-t border-ink pt-4 text-xl">
            {form.title}
          </h2>
          <NewsletterForm state={state} submit={form.submit} />
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
          <h2 className="mt-6 border-t border-ink pt-4 text-xl">{counting.title}</h2>
          <p className="mt-2 max-w-[48ch] text-base text-slate">{counting.text}</p>
        </section>
      </Container>
      <BrandLine className="h-16 text-sea" />
    </>
  )
}
