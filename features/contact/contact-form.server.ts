import { z } from 'zod/mini'
import { brand } from '#config/brand.ts'
import { contactLimits } from '#config/constants.ts'
import { AppError, type FieldErrors } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { ContactFormState } from './contact-form-state.ts'
import { contactInput } from './contact.schema.ts'
import { submitContact } from './contact.server.ts'

/** Percent-encoding makes three characters of each byte outside ASCII. */
const formBytes = 3 * contactLimits.bodyBytes
const shown = ['name', 'email', 'company', 'phone', 'message', 'marketingOptIn'] as const

type Outcome =
  | { isSent: true }
  | { isSent: false; status: number; retryAfterS?: number | undefined; state: ContactFormState }

/** Takes the form of a page without script. What can't be accepted comes back with what was typed, to be shown again. */
export async function submitContactForm(ctx: Ctx, request: Request): Promise<Outcome> {
  const fields = Object.fromEntries(new URLSearchParams(await readText(request)))
  const values = Object.fromEntries(shown.map((name) => [name, fields[name]]))
  const { page, ...typed } = fields
  // Browsers end the lines of a form with CRLF, and those of JSON with LF.
  const message = typed['message']?.replace(/\r\n/g, '\n')
  const parsed = z.safeParse(contactInput, { ...typed, message, source: { page } })
  if (!parsed.success) {
    const errors: FieldErrors = {}
    for (const issue of parsed.error.issues) errors[String(issue.path[0])] ??= issue.message
    return { isSent: false, status: 422, state: { values, errors } }
  }
  try {
    await submitContact(ctx, parsed.data)
    return { isSent: true }
  } catch (error) {
    return { isSent: false, ...refusalOf(ctx, error, values) }
  }
}

function refusalOf(ctx: Ctx, error: unknown, values: ContactFormState['values']) {
  if (!(error instanceof AppError)) {
    ctx.log.error({ err: error }, 'contact form failed')
    const problem = 'We can’t store this at the moment. Please send it again in a minute.'
    return { status: 503, retryAfterS: 60, state: { values, errors: {}, problem } }
  }
  const problem =
    error.code === 'proof_required'
      ? `Many people are writing at the moment. Please try again in an hour, turn on JavaScript, or call ${brand.phone.label}.`
      : error.message
  return { status: error.status, retryAfterS: error.retryAfterS, state: { values, errors: {}, problem } }
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > formBytes) throw new Response('This is more than fits into the form', { status: 413 })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
