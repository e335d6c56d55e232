import { blogWords } from '#content/blog-words.ts'
import { allPosts, postCategories } from '#content/post.ts'
import type { PostSummary } from './posts.server.ts'

/** What the list of articles shows for an address's search; an unknown subject means all of them. */
export function blogPageOf(posts: PostSummary[], search: URLSearchParams) {
  const countOf = (id: string) => posts.filter(({ category }) => category.id === id).length
  const subjects = postCategories.map(({ id, label }) => ({ id, label, count: countOf(id) }))
  const asked = subjects.find(({ id }) => id === search.get('category'))
  const shown = asked ? posts.filter(({ category }) => category.id === asked.id) : posts
  const [lead, ...others] = shown
  return {
    words: blogWords,
    category: asked?.id ?? allPosts.id,
    subjects: [{ ...allPosts, count: posts.length }, ...subjects.filter(({ count }) => count > 0)],
    lead,
    others,
  }
}
