import { z } from 'zod/mini'
import { sectorId } from '#features/leads/sectors/sector.schema.ts'

const country = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'A country code of two letters, such as GB'))

export const assignmentRule = z.object({
  /** Made by the form; what tells whose turn it is. */
  id: z.uuid(),
  /** Without any, leads of every sector. */
  sectors: z.array(sectorId).check(z.maxLength(100, 'At most 100 sectors')),
  /** Without any, leads of every country. */
  countries: z.array(country).check(z.maxLength(50, 'At most 50 countries')),
  ownerIds: z
    .array(z.uuid())
    .check(z.minLength(1, 'Choose at least one colleague'), z.maxLength(50, 'At most 50 colleagues')),
  /** One after the other, or whoever has the fewest open leads. */
  way: z.enum(['turn', 'load']),
})
export type AssignmentRule = z.infer<typeof assignmentRule>

/** Rules as they stand while somebody writes them: one may go to nobody yet. */
export const begunRules = z.array(
  z.object({
    id: z.string(),
    sectors: z.array(z.string()),
    countries: z.array(z.string()),
    ownerIds: z.array(z.string()),
    way: z.enum(['turn', 'load']),
  }),
)

const rules = z.array(assignmentRule).check(z.maxLength(30, 'At most 30 rules'))

export const assignmentChange = z.object({ rules, version: z.int() })
export type AssignmentChange = z.infer<typeof assignmentChange>

const colleague = z.object({ id: z.string(), name: z.string() })
export const assignment = z.object({
  rules,
  version: z.number(),
  /** Who may be given leads: colleagues with an active account who may work on them. */
  colleagues: z.array(colleague),
})
export type Assignment = z.infer<typeof assignment>

export const assignmentTrial = z.object({ rules })

export const assignmentPreview = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      company: z.string(),
      createdAt: z.string(),
      /** Of the rule that fits first, from 1; none where no rule does. */
      rule: z.nullable(z.number()),
      owner: z.nullable(colleague),
    }),
  ),
})
export type AssignmentPreview = z.infer<typeof assignmentPreview>
