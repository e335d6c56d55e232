import type { RoleSlug, Seniority } from '#config/roles.ts'

/** What the form offers and its page knows. */
export interface RequestChoices {
  /** By the part of a project that asks for them; the summary says what a role does. */
  roles: { label: string; roles: { slug: RoleSlug; summary: string }[] }[]
  budgets: Record<Seniority, string>
}

/** What stands over the roles, with the page that compares them. */
export interface RolesWords {
  title: string
  intro: string
  all: { to: string; label: string }
}

export const mostOfARole = 10
export const starts = ['now', 'month', 'quarter', 'later'] as const
export const lengths = ['short', 'half', 'year', 'long'] as const

export type Start = (typeof starts)[number]
export type Length = (typeof lengths)[number]
