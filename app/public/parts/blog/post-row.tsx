import { CoverLink } from '#app/public/parts/links/cover-link.tsx'
import type { PostSummary } from '#features/publishing/posts/posts.server.ts'
import { Picture } from '#ui/picture.tsx'
import { PostDate } from './post-date.tsx'

/** An article as a line of the register: date and subject in the margin, its drawing small at the end. */
export function PostRow({ path, title, description, category, publishedOn, minutes, scene }: PostSummary) {
  return (
    <li className="group relative grid gap-x-8 gap-y-2 border-t border-rule py-6 md:grid-cols-12 md:py-8">
      <p className="flex flex-wrap gap-x-3 font-mono text-xs leading-5 text-slate md:col-span-3 md:flex-col md:pt-2">
        <PostDate date={publishedOn} />
        <span>
          {category.label} · {minutes} min
        </span>
      </p>
      <div className="md:col-span-6">
        <h2 className="text-xl md:text-2xl">
          <CoverLink to={path}>{title}</CoverLink>
        </h2>
        <p className="mt-2 max-w-text text-base text-slate">{description}</p>
      </div>
      <div className="hidden md:col-span-3 md:block">
        <Picture {...scene} isCard className="-my-2 ml-auto h-auto w-full max-w-56" />
      </div>
    </li>
  )
}
