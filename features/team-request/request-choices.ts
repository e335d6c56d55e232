import type { RoleSlug, Seniority } from '#config/roles.ts'

/** What the form offers and its page knows. */
export interface RequestChoices {
  roles: { label: string; slugs: RoleSlug[] }[]
  budgets: Record<Seniority, string>
}

export const mostOfARole = 10
export const starts = ['now', 'month', 'quarter', 'later'] as const
export const lengths = ['short', 'half', 'year', 'long'] as const

export type Start = (typeof starts)[number]
export type Length = (typeof lengths)[number]
