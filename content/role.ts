import { z } from 'zod'
import { roleSlugs, seniorities, type RoleSlug } from '#config/roles.ts'
import { solutionSlugs } from '#config/solutions.ts'
import { allFaqIds } from './faq/ids.ts'
import { scenePictures } from './sector-scenes.ts'
import { photo } from './photo.ts'

export { roleSlugs, type RoleSlug }

/** Which part of a project asks for the role; the overview is separated by it. */
export const roleKinds = [
  { id: 'decide', label: 'To decide what is worth building' },
  { id: 'build', label: 'To build it and keep it running' },
  { id: 'see', label: 'To work with pictures' },
  { id: 'read', label: 'To work with language' },
] as const

const questions = z.array(z.strictObject({ question: z.string(), answer: z.string() }))

export const role = z.strictObject({
  /** Its address (/ai-roles/SLUG) and its file's name. */
  slug: z.enum(roleSlugs),
  title: z.string(),
  /** Of the page, without the brand. */
  pageTitle: z.string(),
  description: z.string(),
  kind: z.enum(roleKinds.map(({ id }) => id)),
  summary: z.string(),
  /** Paragraphs are separated by an empty line. */
  whatTheyDo: z.string(),
  needOne: z.array(z.string()),
  needNot: z.array(z.string()),
  /** "Name: how it shows". */
  skills: z.array(z.string()),
  levels: z.array(z.strictObject({ level: z.enum(seniorities), text: z.string() })),
  /** The first 30 days, a week each. */
  firstDays: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  interview: questions,
  faq: questions,
  roles: z.array(z.enum(roleSlugs)),
  solutions: z.array(z.enum(solutionSlugs)),
  /** Answered questions about the work it does. */
  questions: z.array(z.enum(allFaqIds)),
  /** The scene until it has its own, `role-SLUG`. */
  picture: z.enum(scenePictures),
  pictureAlt: z.string().optional(),
  /** In the place of the scene. */
  photo: photo.optional(),
})

export type Role = z.infer<typeof role>
