import { z } from 'zod/mini'
import { roleSlugs, seniorities, workPlaces } from '#config/roles.ts'
import { rulesOf } from '#features/intake/field-rules.ts'
import { visitorInput } from '#features/intake/visitor.schema.ts'
import { lengths, mostOfARole, starts } from './request-choices.ts'
import { requestFields } from './request-fields.ts'
import { requestMessages } from './team-request-words.ts'

/** How many; a plain form sends text, and an empty one for none. */
const count = z.union(
  [
    z
      .int(requestMessages.count)
      .check(z.minimum(0, requestMessages.count), z.maximum(mostOfARole, requestMessages.count)),
    z.string().check(z.regex(/^(?:\d|10)?$/, requestMessages.count)),
  ],
  requestMessages.count,
)

export const teamRequestInput = z.extend(visitorInput, {
  /** How many of each role. */
  roles: z
    .partialRecord(z.enum(roleSlugs), count, requestMessages.roles)
    .check(z.refine((roles) => Object.values(roles).some((one) => Number(one) > 0), requestMessages.roles)),
  ...rulesOf(requestFields),
})
export type TeamRequestInput = z.infer<typeof teamRequestInput>

/** What is wanted, as it is stored and searched for; null is left open. */
export const teamNeed = z.object({
  roles: z.array(z.object({ role: z.enum(roleSlugs), count: z.int() })),
  seniority: z.nullable(z.enum(seniorities)),
  start: z.nullable(z.enum(starts)),
  /** ISO date: the latest first day. */
  startBy: z.nullable(z.string()),
  length: z.nullable(z.enum(lengths)),
  place: z.nullable(z.enum(workPlaces)),
  location: z.nullable(z.string()),
  /** Pounds a day. */
  rateFrom: z.nullable(z.int()),
  rateTo: z.nullable(z.int()),
  skills: z.array(z.string()),
})
export type TeamNeed = z.infer<typeof teamNeed>

export const teamRequest = z.extend(teamNeed, { id: z.string(), requestedAt: z.string() })
export type TeamRequest = z.infer<typeof teamRequest>
