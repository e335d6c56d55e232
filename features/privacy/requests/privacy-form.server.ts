import { z } from 'zod/mini'
import { AppError, type FieldErrors } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { readFormText } from '#features/intake/intake-form.server.ts'
import { dueDayOf } from './due-date.ts'
import {
  confirmAddress,
  findByKey,
  findDueDay,
  submitPrivacyRequest,
} from '#features/privacy/privacy.server.ts'
import { privacyRequestInput } from '#features/privacy/privacy.schema.ts'

type Outcome =
  | { isSent: true; reference: string }
  | { isSent: false; status: number; retryAfterS?: number | undefined; state: EnquiryFormState }

/** Takes the form; what can't be accepted comes back with what was typed. */
export async function takePrivacyForm(ctx: Ctx, request: Request): Promise<Outcome> {
  const fields = Object.fromEntries(
    [...new URLSearchParams(await readFormText(request))].map(([name, value]) => [
      name,
      value.replace(/\r\n/g, '\n'),
    ]),
  )
  const { website: _, formStartTime: _time, ...values } = fields
  const parsed = z.safeParse(privacyRequestInput, fields)
  if (!parsed.success) {
    const errors: FieldErrors = {}
    for (const issue of parsed.error.issues) errors[String(issue.path[0])] ??= issue.message
    return { isSent: false, status: 422, state: { values, errors } }
  }
  try {
    const { reference } = await submitPrivacyRequest(ctx, parsed.data)
    return { isSent: true, reference }
  } catch (error) {
    const isOurs = error instanceof AppError
    if (!isOurs) ctx.log.error({ err: error }, 'a privacy request failed')
    const problem = isOurs
      ? error.message
      : 'We can’t store this at the moment. Please send it again in a minute.'
    const { status, retryAfterS } = isOurs ? error : { status: 503, retryAfterS: 60 }
    return { isSent: false, status, retryAfterS, state: { values, errors: {}, problem } }
  }
}

/** The facts of the page of thanks. Whatever reference is in the address, it looks the same. */
export async function thanksOf(ctx: Ctx, reference: string) {
  const found = await findDueDay(ctx, reference)
  return {
    reference: /^PR(?:-[0-9A-Z]{4}){3}$/.test(reference) ? reference : undefined,
    kind: found?.kind,
    dueOn: found?.dueOn ?? dueDayOf(ctx.clock.now()),
  }
}

export const openConfirmation = (ctx: Ctx, key: string) => findByKey(ctx, key)

/** Returns what was wrong, or undefined. */
export async function takeConfirmation(ctx: Ctx, key: string): Promise<string | undefined> {
  try {
    await confirmAddress(ctx, key)
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.message
  }
}
