import { z } from 'zod/mini'
import { firstSectorIds } from '#features/leads/sectors/first-sectors.ts'
import { visitorInput } from '#features/intake/visitor.schema.ts'
import { countries, topics } from './newsletter-choices.ts'

const { email, website, formStartTime, source } = visitorInput.shape

/** A plain form repeats the name of a field that was ticked more than once. */
const chosenTopics = z._default(z.array(z.enum(topics)).check(z.maxLength(topics.length)), [])
/** A select that was left alone is empty. */
const emptyOr = <T extends z.ZodMiniType<string>>(schema: T) => z.optional(z.union([schema, z.literal('')]))

export const signUpInput = z.object({
  email,
  topics: chosenTopics,
  sector: emptyOr(z.enum(firstSectorIds)),
  country: emptyOr(z.enum(countries)),
  website,
  formStartTime,
  source,
})
export type SignUpInput = z.infer<typeof signUpInput>

export const signUpAnswer = z.object({ success: z.literal(true), message: z.string() })
export type SignUpAnswer = z.infer<typeof signUpAnswer>

export const preferencesInput = z.object({ topics: chosenTopics })
