import { Link } from 'react-router'
import { addressOf } from './address.ts'

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
      className="-mx-5 overflow-x-auto [scrollbar-width:none] md:mx-0 md:overflow-visible"
    >
      <ul className="flex gap-x-2 px-5 py-1 md:flex-wrap md:gap-y-2 md:px-0 lg:mt-4 lg:flex-col lg:gap-y-0 lg:border-t lg:border-rule">
        {counts.map(({ id, label, count }) => (
          <li key={id} className="shrink-0 lg:border-b lg:border-rule">
            <Link
              to={addressOf(id, q)}
              preventScrollReset
              aria-current={id === category ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 rounded border border-rule px-3 text-base whitespace-nowrap hover:border-ink aria-[current=true]:border-sea aria-[current=true]:bg-sea-tint aria-[current=true]:font-semibold aria-[current=true]:text-sea-strong lg:rounded-none lg:border-0 lg:border-l-2 lg:border-transparent lg:hover:border-transparent lg:hover:text-sea lg:aria-[current=true]:border-sea"
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
