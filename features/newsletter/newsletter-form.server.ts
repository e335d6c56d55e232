import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { readFormText } from '#features/intake/intake-form.server.ts'
import { preferencesInput, signUpInput } from './newsletter.schema.ts'
import { findPreferences, leaveNews, savePreferences } from './preferences.server.ts'
import { confirmSubscription, findByConfirmKey, subscribe } from './subscribe.server.ts'

type Outcome =
  | { isSent: true }
  | { isSent: false; status: number; retryAfterS?: number | undefined; state: EnquiryFormState }

/** Takes the sign-up; what can't be accepted comes back with what was typed. */
export async function takeSignUp(ctx: Ctx, request: Request): Promise<Outcome> {
  const fields = new URLSearchParams(await readFormText(request))
  const topics = fields.getAll('topics')
  fields.delete('topics')
  const { website, page, ...values } = Object.fromEntries(fields)
  const shown = { ...values, ...Object.fromEntries(topics.map((topic) => [`topic.${topic}`, 'on'])) }
  const parsed = z.safeParse(signUpInput, { ...values, website, topics, source: { page } })
  if (!parsed.success) {
    const errors: Record<string, string> = {}
    for (const issue of parsed.error.issues) errors[String(issue.path[0])] ??= issue.message
    return { isSent: false, status: 422, state: { values: shown, errors } }
  }
  try {
    await subscribe(ctx, parsed.data)
    return { isSent: true }
  } catch (error) {
    const isOurs = error instanceof AppError
    if (!isOurs) ctx.log.error({ err: error }, 'a sign-up failed')
    const problem = isOurs
      ? error.message
      : 'We can’t store this at the moment. Please send it again in a minute.'
    const { status, retryAfterS } = isOurs ? error : { status: 503, retryAfterS: 60 }
    return { isSent: false, status, retryAfterS, state: { values: shown, errors: {}, problem } }
  }
}

export const openConfirmation = (ctx: Ctx, key: string) => findByConfirmKey(ctx, key)
export const openPreferences = (ctx: Ctx, key: string) => findPreferences(ctx, key)

/** Returns the key of the preferences, or undefined for a link that opens nothing. */
export async function takeConfirmation(ctx: Ctx, key: string): Promise<string | undefined> {
  return unlessGone(() => confirmSubscription(ctx, key))
}

/** Takes the form of the preferences, and the request that mail programs send by RFC 8058; undefined for a link that opens nothing. */
export async function takePreferences(
  ctx: Ctx,
  request: Request,
  address: URLSearchParams,
): Promise<'saved' | 'left' | 'left by one click' | undefined> {
  const key = address.get('key') ?? ''
  const fields = await readPreferences(request)
  return unlessGone(async () => {
    if (fields.get('do') === 'save') {
      const { topics } = parsePreferences(fields)
      await savePreferences(ctx, key, topics)
      return 'saved' as const
    }
    await leaveNews(ctx, key, address.get('issue'))
    return fields.get('List-Unsubscribe') === 'One-Click' ? 'left by one click' : 'left'
  })
}

/** Senders of the one click may write the form either way. */
async function readPreferences(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  const text = await readFormText(request)
  if (!type.startsWith('multipart/form-data')) return new URLSearchParams(text)
  const isOneClick = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/.test(text)
  return new URLSearchParams(isOneClick ? { 'List-Unsubscribe': 'One-Click' } : {})
}

function parsePreferences(fields: URLSearchParams) {
  const parsed = z.safeParse(preferencesInput, { topics: fields.getAll('topics') })
  if (!parsed.success) throw new AppError('invalid', 'Please choose among the topics of the page')
  return parsed.data
}

async function unlessGone<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'gone') return undefined
    throw error
  }
}
