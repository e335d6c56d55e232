import { ClosingCall } from '#app/public/parts/links/closing-call.tsx'
import type { PostData } from '#app/public/blog-post.tsx'
import { LeadsTo } from './leads-to.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import { RelatedPosts } from './related-posts.tsx'

export function AfterArticle({ post, words }: PostData) {
  return (
    <>
      <LeadsTo {...post} words={words.leadsTo} />
      <ClosingCall {...words.action} to="/contact" />
      <RelatedPosts {...words.related} posts={post.related} />
      <PostNeighbours previous={post.previous} next={post.next} words={words} />
    </>
  )
}
