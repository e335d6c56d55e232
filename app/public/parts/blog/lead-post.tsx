import { CoverLink } from '#app/public/parts/links/cover-link.tsx'
import type { PostSummary } from '#features/publishing/posts/posts.server.ts'
import { Picture } from '#ui/picture.tsx'
import { PostDate } from './post-date.tsx'

/** The first article of the list, large, its drawing beside it. */
export function LeadPost({
  path,
  title,
  description,
  category,
  publishedOn,
  minutes,
  scene,
  label,
}: PostSummary & { label?: string }) {
  return (
    <article className="group relative mt-8 grid gap-x-8 gap-y-6 md:mt-12 md:grid-cols-12 md:items-center">
      <div className="md:order-2 md:col-span-6">
        <Picture {...scene} priority className="h-auto w-full" />
      </div>
      <div className="md:col-span-6">
        <p className="font-mono text-xs leading-5 text-slate">
          {label && `${label} · `}
          {category.label}
        </p>
        <h2 className="mt-3 text-3xl">
          <CoverLink to={path}>{title}</CoverLink>
        </h2>
        <p className="mt-4 max-w-[48ch] text-lg">{description}</p>
        <p className="mt-4 font-mono text-xs leading-5 text-slate">
          <PostDate date={publishedOn} /> · {minutes} min read
        </p>
      </div>
    </article>
  )
}
