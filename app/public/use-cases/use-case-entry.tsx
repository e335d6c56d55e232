import { Link } from 'react-router'

export interface UseCaseSummary {
  id: string
  title: string
  description: string
  /** What its first benefit is measured by. */
  measure: string
}

/** One entry of the catalogue; the whole of it is the link. */
export function UseCaseEntry({
  id,
  title,
  description,
  measure,
  measured,
}: UseCaseSummary & { measured: string }) {
  return (
    <article className="group relative flex h-full flex-col border-t border-ink pt-4">
      <h3 className="text-xl">
        <Link
          to={`/usecases/${id}`}
          prefetch="intent"
          className="block underline-offset-4 touch:min-h-11 after:absolute after:inset-0 group-hover:text-sea group-hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-2 text-base text-slate">{description}</p>
      <p className="mt-auto pt-3 text-sm">
        <span className="block font-mono text-xs text-slate">{measured}</span>
        {measure}
      </p>
    </article>
  )
}
