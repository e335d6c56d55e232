import { z } from 'zod/mini'

/** Who is writing to the lead, if anybody is. */
export const claimState = z.object({
  claim: z.nullable(z.object({ name: z.string(), isOwn: z.boolean() })),
})
export type ClaimState = z.infer<typeof claimState>
