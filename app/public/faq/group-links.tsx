import { Link } from 'react-router'

interface Props {
  label: string
  groups: { to: string; title: string; count: number }[]
  /** The address of the subject that is open. */
  current?: string
}

const sideMarginPx = 20

/** The subjects with the number of their questions: a column beside them, a row to push sideways on a phone. */
export function GroupLinks({ label, groups, current }: Props) {
  return (
    <nav
      aria-label={label}
      className="relative -mx-5 overflow-x-auto [scrollbar-width:none] md:mx-0 md:overflow-visible"
    >
      <ul className="flex gap-x-2 px-5 py-1 md:flex-wrap md:gap-y-2 md:px-0 lg:mt-5 lg:flex-col lg:gap-y-0 lg:border-t lg:border-rule">
        {groups.map(({ to, title, count }) => (
          <li key={to} className="shrink-0 lg:border-b lg:border-rule">
            <Link
              to={to}
              ref={to === current ? bringIntoSight : undefined}
              aria-current={to === current ? 'page' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 rounded border border-rule px-3 text-base whitespace-nowrap hover:border-ink aria-[current=page]:border-sea aria-[current=page]:font-semibold aria-[current=page]:text-sea-strong lg:min-h-9 lg:rounded-none lg:border-0 lg:px-0 lg:leading-snug lg:whitespace-normal lg:hover:text-sea lg:hover:underline"
            >
              {title}
              <span className="font-mono text-sm tabular-nums text-slate">
                {count}
                <span className="sr-only"> {count === 1 ? 'question' : 'questions'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the open subject may stand beyond the edge of the row. */
function bringIntoSight(link: HTMLAnchorElement | null) {
  link?.closest('nav')?.scrollTo({ left: link.offsetLeft - sideMarginPx })
}
