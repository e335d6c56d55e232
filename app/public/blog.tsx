import { type Loaded, page } from '#app/document/page.server.tsx'
import { requestCtx } from '#features/context/request-context.server.ts'
import { blogPageOf } from '#features/publishing/posts/blog-page.server.ts'
import { listPosts } from '#features/publishing/posts/posts.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/blog'
import { FeedLinks } from './parts/blog/feed-links.tsx'
import { LeadPost } from './parts/blog/lead-post.tsx'
import { PostRow } from './parts/blog/post-row.tsx'
import { SubjectLinks } from './parts/blog/subject-links.tsx'

async function load({ url, context }: Route.LoaderArgs) {
  return blogPageOf(await listPosts(context.get(requestCtx)), url.searchParams)
}

export const loader = page(async (args: Route.LoaderArgs) => <BlogPage data={await load(args)} />)

function BlogPage({ data }: { data: Loaded<typeof load> }) {
  const { words, category, subjects, lead, others } = data
  return (
    <Container className="pt-8 pb-16 md:pt-12 md:pb-24">
      <header className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <h1 className="text-4xl lg:col-span-5">{words.title}</h1>
        <p className="max-w-text text-lg lg:col-span-7">{words.intro}</p>
      </header>
      <div className="mt-8 border-t border-ink pt-3 md:mt-12">
        <SubjectLinks label={words.categories} subjects={subjects} category={category} />
      </div>
      {lead ? (
        <LeadPost {...lead} label={category === 'all' ? words.lead : undefined} />
      ) : (
        <EmptyState
          {...words.empty}
          action={
            <ButtonLink to="/blog" variant="secondary">
              {words.empty.clear}
            </ButtonLink>
          }
        />
      )}
      {others.length > 0 && (
        <ol className="mt-12 border-b border-rule md:mt-16">
          {others.map((post) => (
            <PostRow key={post.slug} {...post} />
          ))}
        </ol>
      )}
      <FeedLinks {...words.feeds} />
    </Container>
  )
}
