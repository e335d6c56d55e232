import { z } from 'zod/mini'
import { contactLimits as limits } from '#config/constants.ts'
import { visitorMessages } from './visitor-words.ts'

export const atMost = (max: number) =>
  z.maxLength(max, `Please use at most ${max.toLocaleString('en-GB')} characters`)
export const noControls = z.refine<string>(
  (text) => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text),
  visitorMessages.line,
)
export const noControlsButBreaks = z.refine<string>(
  (text) => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text),
  visitorMessages.text,
)

/** The HTML standard's form of an address, with a dot in its domain; the domain may be an international one. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}]$/u

const origin = z.optional(z.string().check(z.maxLength(2000), noControls))

/** Where the visitor came from, as far as the browser tells. */
const visitorSource = z.object({
  page: origin,
  from: origin,
  referrer: origin,
  utm_source: origin,
  utm_medium: origin,
  utm_campaign: origin,
  utm_term: origin,
  utm_content: origin,
  ref: origin,
  source: origin,
})

/** What every form of a visitor asks for or carries along; each tool adds its own fields. */
export const visitorInput = z.object({
  name: z
    .string(visitorMessages.name)
    .check(z.trim(), z.minLength(limits.nameMin, visitorMessages.name), atMost(limits.nameMax), noControls),
  email: z
    .string(visitorMessages.email)
    .check(z.trim(), atMost(limits.emailMax), z.regex(emailPattern, visitorMessages.email)),
  company: z
    .string(visitorMessages.company)
    .check(z.trim(), z.minLength(1, visitorMessages.company), atMost(limits.companyMax), noControls),
  phone: z.optional(z.string().check(z.trim(), atMost(limits.phoneMax), noControls)),
  /** A trap: people don't see it, so it stays empty. */
  website: z.optional(z.string()),
  /** When the form was shown, in ms, as a string: the client's word. */
  formStartTime: z.optional(z.union([z.string(), z.number()])),
  source: z.optional(visitorSource),
  /** `on` is what a plain form sends. */
  marketingOptIn: z.optional(z.union([z.boolean(), z.literal('on')])),
  /** A solved challenge of GET /api/contact/challenge, when the answer 428 asked for one. */
  proof: z.optional(z.string().check(z.maxLength(4000))),
})
export type VisitorInput = z.infer<typeof visitorInput>

/** An optional text of several lines. */
export const messageField = z.optional(z.string().check(atMost(limits.messageMax), noControlsButBreaks))

/** What an enquiry is answered with. */
export const enquiryAnswer = z.object({
  success: z.literal(true),
  id: z.uuid(),
  message: z.string(),
  /** The end of the reply promise. */
  replyBy: z.iso.datetime(),
})
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>

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
