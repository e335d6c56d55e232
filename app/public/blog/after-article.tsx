import { ClosingCall } from '#app/public/closing-call.tsx'
import type { Route } from '../+types/blog-post'
import { LeadsTo } from './leads-to.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import { RelatedPosts } from './related-posts.tsx'

/** What a visitor scrolls to: in the page from the start, its code only then. */
export function AfterArticle({ post, words }: Route.ComponentProps['loaderData']) {
  return (
    <>
      <LeadsTo {...post} words={words.leadsTo} />
      <ClosingCall {...words.action} to="/contact" />
      <RelatedPosts {...words.related} posts={post.related} />
      <PostNeighbours previous={post.previous} next={post.next} words={words} />
    </>
  )
}
