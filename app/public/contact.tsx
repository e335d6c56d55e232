import { redirect } from 'react-router'
import { page } from '#app/document/page.server.tsx'
import { contactFormWords } from '#content/enquiry-form-words.ts'
import { contactWords } from '#content/contact-words.ts'
import { ContactSection } from '#features/contact/contact-section.tsx'
import { aboutOf } from '#features/contact/about.server.ts'
import { submitContactForm } from '#features/contact/contact-form.server.ts'
import { calculatorMessage } from '#features/calculators/calculator-message.server.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import type { About } from '#features/contact/contact.schema.ts'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { publicReplyFigure } from '#features/leads/public-reply-figure.server.ts'
import { matcherMessage } from '#features/matcher/matcher-message.server.ts'
import type { Route } from './+types/contact'

function messageOf({ tool, path }: About, search: URLSearchParams, siteUrl: string) {
  if (tool === 'matcher') return matcherMessage(search)
  return tool === 'calculator' ? calculatorMessage(path, search, siteUrl) : undefined
}

/** A tool's result may come along in the address, to be discussed. */
async function write({ url, context }: Route.LoaderArgs | Route.ActionArgs, sent?: EnquiryFormState) {
  const ctx = context.get(requestCtx)
  const { tool, from } = sent?.values ?? {}
  // A form that comes back keeps what it is about; its address no longer says so.
  const search = tool ? new URLSearchParams({ from: tool, page: from ?? '' }) : url.searchParams
  const about = await aboutOf(ctx, search)
  const message = about && messageOf(about, url.searchParams, ctx.settings.siteUrl)
  const state = message === undefined ? undefined : { values: { message }, errors: {} }
  const replyFigure = await publicReplyFigure(ctx)
  return (
    <ContactSection
      words={contactWords}
      formWords={contactFormWords()}
      page="/contact"
      state={sent ?? state}
      about={about}
      replyFigure={replyFigure}
      headingLevel={1}
    />
  )
}

export const loader = page((args: Route.LoaderArgs) => write(args))

/** For the form without script; with script it posts to the API. */
export const action = page(async (args: Route.ActionArgs) => {
  const outcome = await submitContactForm(args.context.get(requestCtx), args.request)
  if (outcome.isSent) return redirect('/contact/thanks', 303)
  const { status, retryAfterS, state } = outcome
  return { status, retryAfterS, element: await write(args, state) }
})
