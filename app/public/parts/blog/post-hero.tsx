import { Link } from '#ui/link.tsx'
import type { PostSummary } from '#features/publishing/posts/posts.server.ts'
import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/picture.tsx'
import { Container } from '#ui/section.tsx'
import { subjectAddress } from './address.ts'
import { PostDate } from './post-date.tsx'

type Props = PostSummary & { words: { updated: string; minutes: string } }

export function PostHero({
  title,
  description,
  category,
  author,
  publishedOn,
  updatedOn,
  minutes,
  scene,
  words,
}: Props) {
  return (
    <Container className="pt-4 md:pt-8">
      <header className="grid gap-x-8 gap-y-8 md:grid-cols-12 md:items-center">
        <div className="md:col-span-7">
          <Link to={subjectAddress(category.id)} className="inline-flex min-h-11 items-center">
            <Badge tone="sea">{category.label}</Badge>
          </Link>
          <h1 className="mt-2 max-w-[20ch] text-4xl">{title}</h1>
          <p className="mt-5 max-w-[52ch] text-lg">{description}</p>
        </div>
        <div className="md:col-span-5">
          <Picture {...scene} priority className="h-auto w-full" />
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1 border-t border-ink pt-3 font-mono text-xs leading-5 text-slate md:col-span-12">
          <span>{author}</span>
          <PostDate date={publishedOn} />
          {updatedOn !== publishedOn && (
            <span>
              {words.updated} <PostDate date={updatedOn} />
            </span>
          )}
          <span>
            {minutes} {words.minutes}
          </span>
        </p>
      </header>
    </Container>
  )
}
