import { postCategories, type PostCategory } from '#content/post.ts'
import { roleLinks, solutionLinks, useCaseLinks, type Link } from '#content/relations.ts'
import { ownSceneOf, sceneNamed } from '#content/scenes.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { PostBody } from './post-block.ts'
import { listLivePosts, readLiveBody, type LivePost } from './live-posts.server.ts'
import { readPostBody } from './post-body.server.ts'
import { socialPictureOfPost } from '#features/publishing/published-pages.server.ts'

const wordsPerMinute = 220
const relatedCount = 3
const aboutCount = 4

export interface PostSummary {
  slug: string
  path: string
  title: string
  description: string
  category: { id: PostCategory; label: string }
  tags: string[]
  publishedOn: string
  updatedOn: string
  author: string
  /** Time to read it at 220 words a minute, rounded up. */
  minutes: number
  scene: ReturnType<typeof ownSceneOf>
}

export interface FullPost extends PostSummary {
  body: PostBody
  /** The path of its preview picture. */
  preview: string
  solutions: Link[]
  useCases: Link[]
  roles: Link[]
  related: NearPost[]
  /** Those published just before and after it. */
  previous: NearPost | undefined
  next: NearPost | undefined
}

/** What another article's page shows of one. */
export type NearPost = Pick<PostSummary, 'slug' | 'path' | 'title' | 'category' | 'minutes' | 'scene'>

/** Every published article, the newest first. */
export async function listPosts(ctx: Ctx): Promise<PostSummary[]> {
  return (await listLivePosts(ctx)).map(summaryOf)
}

/** The published articles that name a page of the catalogue, the newest first. Empty for any other path. */
export async function listPostsAbout(ctx: Ctx, path: string): Promise<{ to: string; title: string }[]> {
  return (await listLivePosts(ctx))
    .filter((post) => pathsOf(post).includes(path))
    .slice(0, aboutCount)
    .map(({ slug, title }) => ({ to: `/blog/${slug}`, title }))
}

/** A published article with its text in blocks; undefined when there is none of that name, or not yet. */
export async function findPost(ctx: Ctx, slug: string): Promise<FullPost | undefined> {
  const posts = await listLivePosts(ctx)
  const post = posts.find((one) => one.slug === slug)
  return post && fullPost(post, await readLiveBody(ctx, post), posts)
}

/** Every published article with its text, the newest first. */
export async function readPosts(ctx: Ctx): Promise<FullPost[]> {
  const posts = await listLivePosts(ctx)
  const full: FullPost[] = []
  // One after another, since a transaction has one connection.
  for (const post of posts) full.push(fullPost(post, await readLiveBody(ctx, post), posts))
  return full
}

/** An article as its page shows it, among the others that are public. */
export function fullPost(post: LivePost, body: string, posts: LivePost[]): FullPost {
  const others = posts.filter(({ slug }) => slug !== post.slug)
  const isLater = (other: LivePost) =>
    other.publishedAt > post.publishedAt ||
    (other.publishedAt.getTime() === post.publishedAt.getTime() && other.slug < post.slug)
  const previous = others.find((other) => !isLater(other))
  const next = others.findLast(isLater)
  return {
    ...summaryOf(post),
    body: readPostBody(body),
    preview: socialPictureOfPost(post),
    solutions: solutionLinks(post.solutions),
    useCases: useCaseLinks(post.useCases),
    roles: roleLinks(post.roles),
    related: relatedTo(post, others).map(nearOf),
    previous: previous && nearOf(previous),
    next: next && nearOf(next),
  }
}

/** Time to read so many words, in whole minutes. */
export const minutesOf = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute))

const pathsOf = ({ solutions, useCases, roles }: LivePost) =>
  [...solutionLinks(solutions), ...useCaseLinks(useCases), ...roleLinks(roles)].map(({ to }) => to)

function summaryOf(post: LivePost): PostSummary {
  const { slug, title, description, tags, publishedOn, updatedOn, author, words } = post
  const { id, label } = categoryOf(post)
  return {
    slug,
    path: `/blog/${slug}`,
    title,
    description,
    category: { id, label },
    tags,
    publishedOn,
    updatedOn,
    author,
    minutes: minutesOf(words),
    scene: sceneOf(post),
  }
}

function sceneOf(post: LivePost) {
  const chosen = post.picture === null ? undefined : sceneNamed(post.picture, post.title)
  const slug = post.shippedSlug ?? post.slug
  return chosen ?? ownSceneOf('post', { slug, title: post.title, picture: categoryOf(post).picture })
}

function nearOf(post: LivePost): NearPost {
  const { slug, path, title, category, minutes, scene } = summaryOf(post)
  return { slug, path, title, category, minutes, scene }
}

const categoryOf = ({ category }: LivePost) =>
  postCategories.find(({ id }) => id === category) ?? postCategories[0]

/** Those that share most tags with it, a shared subject counting as one more; among equals the newest. */
function relatedTo(post: LivePost, others: LivePost[]): LivePost[] {
  const nearness = (other: LivePost) =>
    other.tags.filter((tag) => post.tags.includes(tag)).length + (other.category === post.category ? 1 : 0)
  return others
    .map((other, newest) => ({ other, newest, near: nearness(other) }))
    .toSorted((a, b) => b.near - a.near || a.newest - b.newest)
    .slice(0, relatedCount)
    .map(({ other }) => other)
}
