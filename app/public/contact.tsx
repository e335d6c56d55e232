import { data, redirect } from 'react-router'
import { ContactSection } from '#features/contact/contact-section.tsx'
import { submitContactForm } from '#features/contact/contact-form.server.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import type { Route } from './+types/contact'

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

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return <ContactSection page="/contact" state={actionData} headingLevel={1} />
}
