import { z } from 'zod/mini'
import { messageField, visitorInput } from '#features/intake/visitor.schema.ts'
import { requestKinds } from './requests/privacy-kinds.ts'
import { requestMessages } from './privacy-words.ts'

const { name, email, website, formStartTime, source } = visitorInput.shape

export const privacyRequestInput = z
  .object({
    kind: z.enum(requestKinds, requestMessages.kind),
    name,
    email,
    message: messageField,
    website,
    formStartTime,
    source,
  })
  .check(
    z.refine(({ kind, message }) => kind !== 'complaint' || Boolean(message?.trim()), {
      message: requestMessages.message,
      path: ['message'],
    }),
  )
export type PrivacyRequestInput = z.infer<typeof privacyRequestInput>

/** What a request is answered with. */
export const privacyRequestAnswer = z.object({
  success: z.literal(true),
  reference: z.string(),
  /** ISO date: the last day for our answer. */
  dueOn: z.string(),
  message: z.string(),
})
export type PrivacyRequestAnswer = z.infer<typeof privacyRequestAnswer>
