import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'
import { CoverLink } from '#app/public/parts/links/cover-link.tsx'
import type { NearPost } from '#features/publishing/posts/posts.server.ts'
import { Picture } from '#ui/picture.tsx'
import { Container } from '#ui/section.tsx'

/** Three articles that lie nearest to this one. */
export function RelatedPosts({ title, all, posts }: { title: string; all: string; posts: NearPost[] }) {
  return (
    <section aria-labelledby="related" className="pt-16 md:pt-24">
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="related" className="text-2xl">
            {title}
          </h2>
          <ArrowLink to="/blog">{all}</ArrowLink>
        </div>
        <ul className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-3">
          {posts.map(({ path, title, category, minutes, scene }) => (
            <li key={path} className="group relative border-t border-ink pt-4">
              <div className="mb-3 hidden md:block">
                <Picture {...scene} isCard className="h-auto w-full" />
              </div>
              <h3 className="text-xl">
                <CoverLink to={path} className="block touch:min-h-11">
                  {title}
                </CoverLink>
              </h3>
              <p className="mt-2 font-mono text-xs leading-5 text-slate">
                {category.label} · {minutes} min
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
