import { roleSlugs, type RoleSlug, type Seniority } from '#config/roles.ts'
import type { Faq } from './page.ts'
import type { ScenePicture } from './scenes.ts'
import type { SolutionSlug } from '#config/solutions.ts'

export { roleSlugs, type RoleSlug }

/** Which part of a project asks for the role; the overview is parted by it. */
export const roleKinds = [
  { id: 'decide', label: 'To decide what is worth building' },
  { id: 'build', label: 'To build it and keep it running' },
  { id: 'see', label: 'To work with pictures' },
  { id: 'read', label: 'To work with language' },
] as const

export interface RoleLevel {
  level: Seniority
  text: string
}

export interface Role {
  /** Its address (/ai-roles/SLUG) and its file's name. */
  slug: RoleSlug
  title: string
  /** Of the page, without the brand. */
  pageTitle: string
  description: string
  kind: (typeof roleKinds)[number]['id']
  summary: string
  /** Paragraphs are parted by an empty line. */
  whatTheyDo: string
  needOne: string[]
  needNot: string[]
  /** "Name: how it shows". */
  skills: string[]
  levels: RoleLevel[]
  /** The first 30 days, a week each. */
  firstDays: { title: string; text: string }[]
  interview: { question: string; answer: string }[]
  faq: Faq[]
  roles: RoleSlug[]
  solutions: SolutionSlug[]
  /** Ids of answered questions about the work it does. */
  questions: string[]
  /** The scene until it has its own, `role-SLUG`. */
  picture: ScenePicture
  pictureAlt?: string
}
