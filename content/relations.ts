import type { ListedFaq } from './faq.ts'
import { faqEntries } from './faq/index.ts'
import type { RoleSlug } from './role.ts'
import { findRole, roles } from './roles/index.ts'
import type { SolutionSlug } from '#config/solutions.ts'
import { findSolution } from './solutions/index.ts'
import { findUseCase, useCases } from './use-cases/index.ts'

/** A page as another one names it. */
export interface Link {
  to: string
  title: string
  text: string
}

export function useCaseLinks(ids: readonly string[]): Link[] {
  return ids.flatMap((id) => {
    const found = findUseCase(id)
    return found ? [{ to: `/usecases/${id}`, title: found.title, text: found.description }] : []
  })
}

export function solutionLinks(slugs: readonly string[]): Link[] {
  return slugs.flatMap((slug) => {
    const found = findSolution(slug)
    return found ? [{ to: `/solutions/${slug}`, title: found.title, text: found.summary }] : []
  })
}

export function roleLinks(slugs: readonly string[]): Link[] {
  return slugs.flatMap((slug) => {
    const found = findRole(slug)
    return found ? [{ to: `/ai-roles/${slug}`, title: found.title, text: found.summary }] : []
  })
}

/** Answered questions, each with the address of its answer. */
export function questionLinks(
  ids: readonly string[],
  entries: ListedFaq[] = faqEntries,
): Omit<Link, 'text'>[] {
  return ids.flatMap((id) => {
    const found = entries.find((entry) => entry.id === id)
    return found ? [{ to: found.path, title: found.question }] : []
  })
}

/** The questions that a page names, then those whose answers lead to it. */
export function questionsOfPage(
  path: string,
  own: readonly string[],
  entries: ListedFaq[] = faqEntries,
): Omit<Link, 'text'>[] {
  const others = entries.filter(({ see = [] }) => see.includes(path)).map(({ id }) => id)
  return questionLinks([...new Set([...own, ...others])], entries)
}

/** The use cases that a role works on, at most `count`: those that name it first come first. */
export function useCasesOfRole(slug: RoleSlug, count: number): string[] {
  const named = useCases.filter((entry) => entry.roles.includes(slug))
  const main = named.filter((entry) => entry.roles[0] === slug)
  return [...new Set([...main, ...named])].slice(0, count).map(({ id }) => id)
}

/** The roles that build a solution: its own, then those whose pages name it. */
export function rolesOfSolution(slug: SolutionSlug, own: readonly RoleSlug[], count: number): RoleSlug[] {
  const others = roles.filter((role) => role.solutions.includes(slug)).map((role) => role.slug)
  return [...new Set([...own, ...others])].slice(0, count)
}
