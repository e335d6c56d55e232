import { z } from 'zod/mini'

export const examplesChange = z.object({ isOn: z.boolean(), version: z.int().check(z.minimum(0)) })
export type ExamplesChange = z.infer<typeof examplesChange>
export const examplesAnswer = z.object({ isOn: z.boolean(), version: z.number() })
export type ExamplesAnswer = z.infer<typeof examplesAnswer>
