import { Link } from 'react-router'
import { addressOf } from './address.ts'

const sideMarginPx = 20

interface Props {
  label: string
  counts: { id: string; label: string; count: number }[]
  category: string
  q: string
}

/** The sectors as an index with their counts: a column beside the list, a row to push sideways on a phone. */
export function CategoryLinks({ label, counts, category, q }: Props) {
  return (
    <nav
      aria-label={label}
      className="relative -mx-5 overflow-x-auto [scrollbar-width:none] md:mx-0 md:overflow-visible"
    >
      <ul className="flex gap-x-2 px-5 py-1 md:flex-wrap md:gap-y-2 md:px-0 xl:mt-4 xl:flex-col xl:gap-y-0 xl:border-t xl:border-rule">
        {counts.map(({ id, label, count }) => (
          <li key={id} className="shrink-0 xl:border-b xl:border-rule">
            <Link
              to={addressOf(id, q)}
              ref={id === category ? bringIntoSight : undefined}
              preventScrollReset
              aria-current={id === category ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 rounded border border-rule px-3 text-base whitespace-nowrap hover:border-ink aria-[current=true]:border-sea aria-[current=true]:bg-sea-tint aria-[current=true]:font-semibold aria-[current=true]:text-sea-strong xl:rounded-none xl:border-0 xl:border-l-2 xl:border-transparent xl:hover:border-transparent xl:hover:text-sea xl:aria-[current=true]:border-sea"
            >
              {label}
              <span className="font-mono text-sm tabular-nums text-slate">
                {count}
                <span className="sr-only"> {count === 1 ? 'use case' : 'use cases'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the chosen sector may stand beyond the edge of the row. */
function bringIntoSight(link: HTMLAnchorElement | null) {
  link?.closest('nav')?.scrollTo({ left: link.offsetLeft - sideMarginPx })
}
