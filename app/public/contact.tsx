import { data, redirect } from 'react-router'
import { ContactSection } from '#features/contact/contact-section.tsx'
import { contactToolOf, submitContactForm } from '#features/contact/contact-form.server.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { publicReplyFigure } from '#features/leads/public-reply-figure.server.ts'
import { matcherMessage } from '#features/matcher/matcher-message.server.ts'
import type { Route } from './+types/contact'

/** A tool's result may come along in the address, to be discussed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const tool = contactToolOf(url.searchParams)
  const message = tool === 'matcher' ? matcherMessage(url.searchParams) : undefined
  const state = message === undefined ? undefined : { values: { message }, errors: {} }
  return { tool, state, replyFigure: await publicReplyFigure(context.get(requestCtx)) }
}

/** For the form without script; with script it posts to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await submitContactForm(context.get(requestCtx), request)
  if (outcome.isSent) return redirect('/contact/thanks', 303)
  const { status, retryAfterS, state } = outcome
  return data(state, {
    status,
    headers: retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) },
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, ...others } = loaderData
  return <ContactSection page="/contact" state={actionData ?? state} {...others} headingLevel={1} />
}
