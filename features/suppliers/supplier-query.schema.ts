import { z } from 'zod/mini'
import { roleSlugs, seniorities, workPlaces, type RoleSlug } from '#config/roles.ts'
import { customFilter } from '#features/custom-fields/custom-filter.ts'
import { statuses } from './supplier.schema.ts'

export const supplierSorts = ['name', 'rate', 'available', '-updated'] as const
export type SupplierSort = (typeof supplierSorts)[number]

export const supplierQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters'))),
  status: z.optional(z.enum(statuses)),
  role: z.optional(z.enum(roleSlugs)),
  seniority: z.optional(z.enum(seniorities)),
  /** `lapsed`: approved, but a needed check no longer holds. `expiring`: a check ends within 60 days or has ended. `documents`: a document ends within 30 days or has ended. */
  attention: z.optional(z.enum(['lapsed', 'expiring', 'documents'])),
  /** `1`: those that were put away, and only those. */
  archived: z.optional(z.literal('1')),
  /** What the firm’s own fields must hold. */
  fields: z.optional(customFilter),
  sort: z._default(z.enum(supplierSorts), 'name'),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type SupplierQuery = z.infer<typeof supplierQuery>

const slugs: readonly string[] = roleSlugs
const isRole = (slug: string): slug is RoleSlug => slugs.includes(slug)

/** "ml-engineer:2,data-engineer:1" */
const roleCounts = z.string().check(
  z.maxLength(600),
  z.refine((text) => {
    const parts = text.split(',').map((part) => /^([a-z-]+):([1-9]\d?)$/.exec(part)?.[1])
    return parts.every((slug) => slug !== undefined && isRole(slug))
  }, 'Roles with their number, such as ml-engineer:2'),
)

/** What is wanted, in the query of an address. */
export const matchQuery = z.object({
  roles: roleCounts,
  /** Separated by commas. */
  skills: z.optional(z.string().check(z.maxLength(1000))),
  seniority: z.optional(z.enum(seniorities)),
  startBy: z.optional(z.iso.date('A date such as 2026-11-21')),
  rateTo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  place: z.optional(z.enum(workPlaces)),
})

export function rolesOf(text: string): { role: RoleSlug; count: number }[] {
  return text.split(',').flatMap((part) => {
    const [role = '', count = '1'] = part.split(':')
    return isRole(role) ? [{ role, count: Number(count) }] : []
  })
}
