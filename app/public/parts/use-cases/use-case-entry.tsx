import { CoverLink } from '#app/public/parts/links/cover-link.tsx'
import type { PictureEntry } from '#content/pictures.ts'
import { Picture } from '#ui/picture.tsx'

export interface UseCaseSummary {
  id: string
  title: string
  description: string
  /** What its first benefit is measured by. */
  measure: string
  picture: PictureEntry
  alt: string
}

/** One entry of the catalogue; the whole of it is the link. The drawing of the one that is followed grows into that of its page. */
export function UseCaseEntry({
  id,
  title,
  description,
  measure,
  measured,
  picture,
  alt,
}: UseCaseSummary & { measured: string }) {
  const to = `/usecases/${id}`
  return (
    <article className="group relative flex h-full flex-col border-t border-rule pt-4 sm:border-ink">
      {/* On a phone the list is for reading down; the drawing waits on the entry's own page. */}
      <div className="scene-of-entry mb-3 hidden group-focus-within:[view-transition-name:scene] sm:block">
        <Picture picture={picture} alt={alt} isCard className="h-auto w-full" />
      </div>
      <h3 className="text-lg leading-snug sm:text-xl">
        <CoverLink to={to}>{title}</CoverLink>
      </h3>
      <p className="mt-2 text-sm text-slate sm:text-base">{description}</p>
      <p className="mt-auto pt-2 text-sm">
        <span className="font-mono text-xs text-slate sm:block">{measured}</span> {measure}
      </p>
    </article>
  )
}
