import { z } from 'zod/mini'
import { contactLimits as limits } from '#config/constants.ts'
import { contactMessages } from './contact-words.ts'

const atMost = (max: number) =>
  z.maxLength(max, `Please use at most ${max.toLocaleString('en-GB')} characters`)
const noControls = z.refine<string>(
  (text) => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text),
  contactMessages.line,
)
const noControlsButBreaks = z.refine<string>(
  (text) => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text),
  contactMessages.text,
)

/** The HTML standard's form of an address, with a dot in its domain; the domain may be an international one. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}]$/u

const origin = z.optional(z.string().check(z.maxLength(2000), noControls))

/** Where the visitor came from, as far as the browser tells. */
export const contactSource = z.object({
  page: origin,
  referrer: origin,
  utm_source: origin,
  utm_medium: origin,
  utm_campaign: origin,
  utm_term: origin,
  utm_content: origin,
})

export const contactInput = z.object({
  name: z
    .string(contactMessages.name)
    .check(z.trim(), z.minLength(limits.nameMin, contactMessages.name), atMost(limits.nameMax), noControls),
  email: z
    .string(contactMessages.email)
    .check(z.trim(), atMost(limits.emailMax), z.regex(emailPattern, contactMessages.email)),
  company: z
    .string(contactMessages.company)
    .check(z.trim(), z.minLength(1, contactMessages.company), atMost(limits.companyMax), noControls),
  phone: z.optional(z.string().check(z.trim(), atMost(limits.phoneMax), noControls)),
  message: z.optional(z.string().check(atMost(limits.messageMax), noControlsButBreaks)),
  /** A trap: people don't see it, so it stays empty. */
  website: z.optional(z.string()),
  /** When the form was shown, in ms, as a string: the client's word. */
  formStartTime: z.optional(z.union([z.string(), z.number()])),
  source: z.optional(contactSource),
  /** `on` is what a plain form sends. */
  marketingOptIn: z.optional(z.union([z.boolean(), z.literal('on')])),
  /** A solved challenge of GET /api/contact/challenge, when the answer 428 asked for one. */
  proof: z.optional(z.string().check(z.maxLength(4000))),
})
export type ContactInput = z.infer<typeof contactInput>

export const contactAnswer = z.object({
  success: z.literal(true),
  id: z.uuid(),
  message: z.string(),
  /** The end of the reply promise. */
  replyBy: z.iso.datetime(),
})
export type ContactAnswer = z.infer<typeof contactAnswer>

export const proofChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    data: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  }),
  signature: z.optional(z.string()),
})
