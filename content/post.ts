import { z } from 'zod'
import { roleSlugs } from '#config/roles.ts'
import { solutionSlugs } from '#config/solutions.ts'
import { day } from './text-page.ts'
import { useCaseIds } from './use-cases/ids.ts'

export const postCategories = [
  { id: 'measurement', label: 'Measurement', picture: 'manufacturing' },
  { id: 'machine-vision', label: 'Machine vision', picture: 'manufacturing' },
  { id: 'forecasting', label: 'Forecasting', picture: 'retail' },
  { id: 'plant-data', label: 'Plant data', picture: 'manufacturing' },
  { id: 'law-and-safety', label: 'Law and safety', picture: 'healthcare' },
  { id: 'buying-and-hiring', label: 'Buying and hiring', picture: 'banking' },
] as const

export type PostCategory = (typeof postCategories)[number]['id']

export const allPosts = { id: 'all', label: 'All articles' } as const

/** An article as its file holds it. */
export const shippedPost = z.strictObject({
  /** Its address (/blog/SLUG) and its file's name. */
  slug: z.string(),
  /** Short enough for a title with the brand behind it. */
  title: z.string(),
  description: z.string(),
  category: z.enum(postCategories.map(({ id }) => id)),
  /** Lower case, shared by several articles where they touch the same thing. */
  tags: z.array(z.string()),
  /** One that lies ahead keeps the article unlisted until then. */
  publishedOn: day,
  updatedOn: day,
  author: z.string(),
  /** What the article leads to. */
  useCases: z.array(z.enum(useCaseIds)),
  solutions: z.array(z.enum(solutionSlugs)),
  roles: z.array(z.enum(roleSlugs)),
  /** Markdown: an opening, then sections under `##`. Fences: `formula`, and `bar` or `line` for a chart of figures. */
  body: z.string(),
})

export type Post = z.infer<typeof shippedPost>
