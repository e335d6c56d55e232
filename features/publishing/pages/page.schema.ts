import { z } from 'zod/mini'
import { linkFinding } from '#features/publishing/posts/post.schema.ts'

export const longestPage = 100_000

const storable = z.refine<string>(
  (text) => text.isWellFormed() && !text.includes('\0'),
  'This text holds a character that can’t be stored',
)
/** A whole file: front matter and prose. */
const text = z.string().check(z.maxLength(longestPage, 'Please use at most 100,000 characters'), storable)
const part = z.string().check(z.maxLength(100), z.regex(/^[a-z0-9-]+$/))
/** 0 for a page that nobody has changed yet. */
const version = z.number().check(z.int(), z.minimum(0))

export const pageParams = z.object({ folder: part, name: part })
export type PageParams = z.infer<typeof pageParams>
export const previewParams = z.object({ key: z.uuid() })
/** Of the draft that is looked at; another address is another page to a frame. */
export const previewQuery = z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) })

export const pageChange = z.object({ version, text })
export type PageChange = z.infer<typeof pageChange>
export const pageText = z.object({ text })
export const pagePublication = z.object({
  version,
  /** Left out: now. */
  publishAt: z.optional(z.iso.datetime({ offset: true })),
})
export const pageVersion = z.object({ version })
export const pageRestoration = z.object({ version, number: z.number().check(z.int(), z.minimum(1)) })

/** As it comes with the site; changed by an editor; the change is to come. */
export const pageStates = ['site', 'edited', 'scheduled'] as const

export const pageItem = z.object({
  /** Folder and name, as in `solutions/machine-vision`. */
  id: z.string(),
  title: z.string(),
  /** Where it is seen. */
  path: z.string(),
  state: z.enum(pageStates),
  publishAt: z.nullable(z.string()),
  /** The draft says something else than the page. */
  hasDraft: z.boolean(),
  updatedAt: z.nullable(z.string()),
  updatedBy: z.nullable(z.string()),
  /** Why the words of staff can’t be shown since a release, while those of the site stand in their place. */
  fault: z.nullable(z.string()),
})
export type PageItem = z.infer<typeof pageItem>
export const pageList = z.object({
  groups: z.array(z.object({ folder: z.string(), label: z.string(), items: z.array(pageItem) })),
})
export type PageList = z.infer<typeof pageList>

export const pageDetail = z.extend(pageItem, {
  version,
  /** The working copy. */
  text: z.string(),
  /** What visitors read. */
  liveText: z.string(),
  /** The file from which it first came. */
  file: z.string(),
  /** Opens the draft as a page; null until there is one. */
  previewKey: z.nullable(z.string()),
  /** A release brought other words for this page since its first change. */
  isOutdated: z.boolean(),
})
export type PageDetail = z.infer<typeof pageDetail>

/** A field of the front matter that takes one of some values; `*` in its path stands for each entry of a list. */
const pageChoice = z.object({
  path: z.array(z.string()),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})
/** A list of the front matter that may get further entries. */
const pageListShape = z.object({
  path: z.array(z.string()),
  /** A further entry as it begins: each text empty. */
  entry: z.json(),
})
/** What the form of a page says beyond the file itself. */
export const pageChoices = z.object({
  items: z.array(pageChoice),
  lists: z.array(pageListShape),
  /** Texts and lists that may be left out. */
  optional: z.array(z.array(z.string())),
})
export type PageChoices = z.infer<typeof pageChoices>

export const pageReasons = ['saved', 'published', 'restored', 'taken back', 'shipped'] as const
export const pageVersionItem = z.object({
  number: z.number(),
  at: z.string(),
  by: z.string(),
  reason: z.enum(pageReasons),
  isLive: z.boolean(),
  text: z.string(),
})
export type PageVersionItem = z.infer<typeof pageVersionItem>
export const pageVersions = z.object({ items: z.array(pageVersionItem) })

export const pageCheck = z.object({
  /** What keeps it from being published. */
  fault: z.nullable(z.object({ line: z.number(), message: z.string() })),
  words: z.number(),
  /** In years; null for a text too short to tell. */
  readingAge: z.nullable(z.number()),
  links: z.array(linkFinding),
  /** Quantities that are said with another number than everywhere else. */
  contradictions: z.array(z.object({ quantity: z.string(), words: z.string() })),
  /** What could be better. */
  advice: z.array(z.string()),
})
export type PageCheck = z.infer<typeof pageCheck>
