import { z } from 'zod/mini'
import { brand } from '#config/brand.ts'
import { contactLimits } from '#config/constants.ts'
import { AppError, type FieldErrors } from '#lib/errors.ts'
import { nestFields } from '#lib/form-fields.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { EnquiryFormState } from './enquiry-form-state.ts'

/** Percent-encoding makes three characters of each byte outside ASCII. */
const formBytes = 3 * contactLimits.bodyBytes
const notShownAgain = ['website', 'formStartTime', 'page']

type Outcome =
  | { isSent: true }
  | { isSent: false; status: number; retryAfterS?: number | undefined; state: EnquiryFormState }

/** Takes the form of a page without script. What can't be accepted comes back with what was typed, to be shown again. */
export async function takeForm<T>(
  ctx: Ctx,
  request: Request,
  schema: z.ZodMiniType<T>,
  submit: (ctx: Ctx, input: T) => Promise<unknown>,
): Promise<Outcome> {
  // Browsers end the lines of a form with CRLF, and those of JSON with LF.
  const fields = [...new URLSearchParams(await readFormText(request))].map(
    ([name, value]): [string, string] => [name, value.replace(/\r\n/g, '\n')],
  )
  const values = Object.fromEntries(fields.filter(([name]) => !notShownAgain.includes(name)))
  const { page, from, ...typed } = nestFields(fields)
  const parsed = z.safeParse(schema, { ...typed, source: { page, from } })
  if (!parsed.success) {
    const errors: FieldErrors = {}
    for (const issue of parsed.error.issues) errors[String(issue.path[0])] ??= issue.message
    return { isSent: false, status: 422, state: { values, errors } }
  }
  try {
    await submit(ctx, parsed.data)
    return { isSent: true }
  } catch (error) {
    return { isSent: false, ...refusalOf(ctx, error, values) }
  }
}

function refusalOf(ctx: Ctx, error: unknown, values: EnquiryFormState['values']) {
  if (!(error instanceof AppError)) {
    ctx.log.error({ err: error }, 'a form failed')
    const problem = 'We can’t store this at the moment. Please send it again in a minute.'
    return { status: 503, retryAfterS: 60, state: { values, errors: {}, problem } }
  }
  const problem =
    error.code === 'proof_required'
      ? `Many people are writing at the moment. Please try again in an hour, turn on JavaScript, or call ${brand.phone.label}.`
      : error.message
  return { status: error.status, retryAfterS: error.retryAfterS, state: { values, errors: {}, problem } }
}

/** The body of a form, as far as it fits. Throws a Response when it is too large, or breaks off. */
export async function readFormText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > formBytes) throw new Response('This is more than the form can take', { status: 413 })
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof Response) throw cause
    // The sender left in the middle, or was cut for being slow: no fault of ours.
    throw new Response('Your form did not arrive in full. Please send it again.', { status: 408 })
  }
  return Buffer.concat(chunks).toString()
}
