import { ContentsList } from '#app/public/parts/text/contents-list.tsx'
import type { FullPost } from '#features/publishing/posts/posts.server.ts'
import { Container } from '#ui/section.tsx'
import { PostBlocks } from './post-blocks.tsx'
import { PostHero } from './post-hero.tsx'
import { PostSectionView } from './post-section.tsx'

interface Props {
  post: FullPost
  words: { contents: string; updated: string; minutes: string }
}

/** An article with its head, its contents and its text: on its page and in the preview of its author. */
export function PostArticle({ post, words }: Props) {
  const { opening, sections } = post.body
  return (
    <article>
      <PostHero {...post} words={words} />
      <Container className="mt-10 grid gap-x-8 gap-y-8 md:mt-14 lg:grid-cols-12">
        <div className="lg:col-span-4 xl:col-span-3">
          <ContentsList title={words.contents} entries={sections} />
        </div>
        <div className="min-w-0 lg:col-span-8 xl:col-start-5">
          <div className="max-w-text space-y-5 *:first:text-lg">
            <PostBlocks blocks={opening} />
          </div>
          {sections.map((section) => (
            <PostSectionView key={section.id} {...section} />
          ))}
        </div>
      </Container>
    </article>
  )
}
