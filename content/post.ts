import type { RoleSlug } from './role.ts'
import type { SolutionSlug } from '#config/solutions.ts'

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

export interface Post {
  /** Its address (/blog/SLUG) and its file's name. */
  slug: string
  /** Short enough for a title with the brand behind it. */
  title: string
  description: string
  category: PostCategory
  /** Lower case, shared by several articles where they touch the same thing. */
  tags: string[]
  /** ISO dates; one that lies ahead keeps the article unlisted until then. */
  publishedOn: string
  updatedOn: string
  author: string
  /** What the article leads to. */
  useCases: string[]
  solutions: SolutionSlug[]
  roles: RoleSlug[]
  /** Markdown: an opening, then sections under `##`. Fences: `formula`, and `bar` or `line` for a chart of figures. */
  body: string
}
