import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { blog } from '#content/blog/index.ts'
import type { Post } from '#content/post.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { lastKnown } from '#features/publishing/last-known.server.ts'
import { countWords } from './post-body.server.ts'
import type { PostFields } from './post.schema.ts'
import { readingOf, readVersionBody, withReadings, type Reading } from './post-readings.server.ts'
import { posts, postVersions } from './post.table.server.ts'

/** An article that is public now, without its text: one that comes with the site or one that staff published. */
export interface LivePost extends Omit<Post, 'body' | 'category' | 'useCases' | 'solutions' | 'roles'> {
  category: string
  useCases: string[]
  solutions: string[]
  roles: string[]
  /** The scene that was chosen; null takes its own or that of its subject. */
  picture: string | null
  publishedAt: Date
  words: number
  /** Of the article that comes with the site: the same, or the one in whose place it stands. */
  shippedSlug: string | undefined
  /** Where the text is. */
  source: { body: string } | StoredText
}

/** A kept version's text, and where links can lead to in it. */
interface StoredText {
  postId: string
  number: number
  anchors: ReadonlySet<string>
}

/** Every article that is public by the clock and can be drawn, the newest first. */
export async function listLivePosts(ctx: Ctx): Promise<LivePost[]> {
  const now = ctx.clock.now()
  const { rows, replaced } = await readStored(ctx)
  const shipped = blog.filter(({ slug }) => !replaced.has(slug)).map(fromSite)
  const drawn = rows.filter(({ reading }) => reading.fault === undefined)
  return [...shipped, ...drawn.map(fromRow)]
    .filter(({ publishedAt }) => publishedAt <= now)
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.slug.localeCompare(b.slug))
}

export async function findLivePost(ctx: Ctx, slug: string): Promise<LivePost | undefined> {
  return (await listLivePosts(ctx)).find((post) => post.slug === slug)
}

export async function readLiveBody(ctx: Ctx, { source }: LivePost): Promise<string> {
  if ('body' in source) return source.body
  return readVersionBody(ctx, source.postId, source.number)
}

const shippedAnchors = new Map<string, ReadonlySet<string>>()

/** Where links can lead to on the page of a public article. */
export function anchorsOfPost({ slug, source }: LivePost): ReadonlySet<string> {
  if ('anchors' in source) return source.anchors
  const anchors = shippedAnchors.get(slug) ?? readingOf(source.body).anchors
  shippedAnchors.set(slug, anchors)
  return anchors
}

/** Why articles that are public or scheduled can't be drawn, by their ids. */
export async function listPostFaults(ctx: Ctx): Promise<Map<string, string>> {
  const { rows } = await readStored(ctx)
  const faults = rows.map(({ id, reading }) => [id, reading.fault] as const)
  return new Map(faults.flatMap(([id, fault]) => (fault === undefined ? [] : [[id, fault]])))
}

/** There was an article at this address, and staff took it down. */
export const wasWithdrawn = (ctx: Ctx, slug: string): Promise<boolean> => isIn(ctx, slug, 'archived')

/** An article was published at this address, whether or not its time has come and it can be drawn. */
export const isPublished = (ctx: Ctx, slug: string): Promise<boolean> => isIn(ctx, slug, 'published')

async function isIn(ctx: Ctx, slug: string, state: 'archived' | 'published'): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), eq(posts.state, state)))
  return row !== undefined
}

interface LiveRow {
  id: string
  slug: string | null
  shippedSlug: string | null
  publishAt: Date | null
  changedOn: string | null
  number: number
  words: number
  reading: Reading
  fields: Omit<PostFields, 'body'>
}

const nothing = { rows: [] as LiveRow[], replaced: new Set<string | null>() }

/** Published rows, those whose time lies ahead too, and the articles of the site in whose place something stands. */
const readStored = lastKnown('articles', nothing, async (ctx) => {
  const versions = await ctx.db
    .select({
      id: posts.id,
      slug: posts.slug,
      shippedSlug: posts.shippedSlug,
      publishAt: posts.publishAt,
      changedOn: posts.changedOn,
      number: postVersions.number,
      words: postVersions.words,
      hash: sql<string>`md5(${postVersions.fields} ->> 'body')`,
      fields: sql<LiveRow['fields']>`${postVersions.fields} - 'body'`,
    })
    .from(posts)
    .innerJoin(
      postVersions,
      and(eq(postVersions.postId, posts.id), eq(postVersions.number, posts.liveNumber)),
    )
    .where(eq(posts.state, 'published'))
  const rows = await withReadings(ctx, versions)
  const replaced = await ctx.db
    .select({ slug: posts.shippedSlug })
    .from(posts)
    .where(isNotNull(posts.shippedSlug))
  return { rows, replaced: new Set(replaced.map(({ slug }) => slug)) }
})

function fromRow(row: LiveRow): LivePost {
  const publishedAt = row.publishAt ?? new Date(0)
  const publishedOn = dayOf(publishedAt)
  return {
    ...row.fields,
    slug: row.slug ?? row.fields.slug,
    publishedAt,
    publishedOn,
    updatedOn: row.changedOn && row.changedOn > publishedOn ? row.changedOn : publishedOn,
    words: row.words,
    shippedSlug: row.shippedSlug ?? undefined,
    source: { postId: row.id, number: row.number, anchors: row.reading.anchors },
  }
}

function fromSite({ body, ...post }: Post): LivePost {
  return {
    ...post,
    picture: null,
    publishedAt: new Date(post.publishedOn),
    words: countWords(body),
    shippedSlug: post.slug,
    source: { body },
  }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
