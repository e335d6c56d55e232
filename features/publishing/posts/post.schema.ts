import { z } from 'zod/mini'
import type { FullPost } from './posts.server.ts'

/** As stored; `published` with a time that lies ahead is told as scheduled. */
export const storedStates = ['draft', 'published', 'archived'] as const
export const postStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type PostState = (typeof postStates)[number]

export const longestBody = 100_000

const storable = z.refine<string>(
  (text) => text.isWellFormed() && !text.includes('\0'),
  'This text holds a character that can’t be stored',
)
const text = (most: number) =>
  z
    .string()
    .check(z.maxLength(most, `Please use at most ${most.toLocaleString('en-GB')} characters`), storable)
const line = (most: number) =>
  text(most).check(z.refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'This must be one line'))
const slug = z
  .string()
  .check(
    z.maxLength(100, 'Please use at most 100 characters'),
    z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Small letters, figures and single hyphens only'),
  )
const names = (most: number) => z.array(slug).check(z.maxLength(most, `At most ${most}`))

/** What an author writes. A draft may lack any of it; publishing asks for all that a page needs. */
export const postFields = z.object({
  title: line(200),
  slug,
  description: line(400),
  category: slug,
  tags: z
    .array(line(40).check(z.trim(), z.toLowerCase(), z.minLength(1)))
    .check(z.maxLength(12, 'At most 12')),
  author: line(100),
  /** The name of a drawn scene; null takes the one of the subject. */
  picture: z.nullable(slug),
  useCases: names(8),
  solutions: names(8),
  roles: names(8),
  body: text(longestBody),
})
export type PostFields = z.infer<typeof postFields>

export const postFieldNames = z.keyof(postFields).options

const version = z.number().check(z.int(), z.minimum(1))

export const newPost = z.object({
  title: z.optional(line(200)),
  /** Makes an editable copy of an article that comes with the site, once. */
  shipped: z.optional(slug),
})
export const postChange = z.object({ version, fields: postFields })
export type PostChange = z.infer<typeof postChange>
export const publication = z.object({
  version,
  /** Left out: now, or the time it already has. */
  publishAt: z.optional(z.iso.datetime({ offset: true })),
})
export const stateChange = z.object({ version, state: z.enum(['draft', 'archived']) })
export const restoration = z.object({ version, number: z.number().check(z.int(), z.minimum(1)) })

export const postSorts = ['-updated', 'title', 'publish'] as const
export const postQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters'))),
  state: z.optional(z.enum(postStates)),
  category: z.optional(slug),
  sort: z._default(z.enum(postSorts), '-updated'),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type PostQuery = z.infer<typeof postQuery>

export const postItem = z.object({
  /** The slug for an article that comes with the site and was never edited. */
  id: z.string(),
  isShipped: z.boolean(),
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  state: z.enum(postStates),
  /** When it became or becomes public. */
  publishAt: z.nullable(z.string()),
  updatedAt: z.string(),
  updatedBy: z.nullable(z.string()),
  /** It is public, and its draft says something else. */
  hasChanges: z.boolean(),
  /** Why its public text can't be drawn, while it is left out of the site. */
  fault: z.nullable(z.string()),
})
export type PostItem = z.infer<typeof postItem>
export const postPage = z.object({ items: z.array(postItem), nextCursor: z.nullable(z.string()) })

export const postDetail = z.extend(postItem, {
  version,
  fields: postFields,
  /** The public address, while there is one. */
  livePath: z.nullable(z.string()),
  comesWithSite: z.boolean(),
})
export type PostDetail = z.infer<typeof postDetail>

export const versionReasons = ['saved', 'published', 'restored', 'shipped'] as const
export const postVersion = z.object({
  number: z.number(),
  at: z.string(),
  by: z.string(),
  reason: z.enum(versionReasons),
  words: z.number(),
  isLive: z.boolean(),
  fields: postFields,
})
export type PostVersion = z.infer<typeof postVersion>
export const postVersions = z.object({ items: z.array(postVersion) })

export const linkFinding = z.object({
  to: z.string(),
  text: z.string(),
  verdict: z.enum(['ok', 'missing', 'no anchor', 'moved', 'not checked']),
  note: z.string(),
})
export type LinkFinding = z.infer<typeof linkFinding>

export const otherSites = z.object({
  addresses: z
    .array(z.string().check(z.maxLength(2000), z.regex(/^https?:\/\//i, 'Only http and https')))
    .check(z.maxLength(20, 'At most 20 at once')),
})
export const otherSitesAnswer = z.object({ items: z.array(z.omit(linkFinding, { text: true })) })
export type OtherSitesAnswer = z.infer<typeof otherSitesAnswer>

const preview = z.custom<FullPost>((value) => typeof value === 'object' && value !== null)
export const postCheck = z.object({
  /** The article as its page gets it. */
  post: preview,
  words: z.number(),
  minutes: z.number(),
  links: z.array(linkFinding),
  /** What keeps it from being published, by field. */
  faults: z.record(z.string(), z.string()),
  /** What could be better. */
  advice: z.array(z.string()),
  seo: z.object({
    score: z.number(),
    deductions: z.array(z.object({ points: z.number(), reason: z.string() })),
    advice: z.array(z.string()),
    /** As search engines and shared links show it. */
    title: z.string(),
    description: z.string(),
    url: z.string(),
    picture: z.string(),
  }),
})
export type PostCheck = z.infer<typeof postCheck>

export const postChoices = z.object({
  categories: z.array(z.object({ id: z.string(), label: z.string() })),
  pictures: z.array(z.object({ name: z.string(), alt: z.string(), src: z.string() })),
  useCases: z.array(z.object({ id: z.string(), title: z.string() })),
  solutions: z.array(z.object({ id: z.string(), title: z.string() })),
  roles: z.array(z.object({ id: z.string(), title: z.string() })),
  byline: z.string(),
})
export type PostChoices = z.infer<typeof postChoices>
