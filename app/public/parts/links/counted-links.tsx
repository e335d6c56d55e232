import { Link } from '#ui/link.tsx'
import { classes } from '#ui/classes.ts'

interface Props {
  label: string
  /** What is counted. */
  unit: { one: string; many: string }
  links: { to: string; title: string; count: number }[]
  /** Where the link that is open leads. */
  current?: string
  /** Parts that are read one after the other, or a filter of the page's list, which stays where it is scrolled to. */
  kind: 'parts' | 'filter'
}

const looks = {
  parts: {
    list: 'lg:mt-5 lg:flex-col lg:gap-y-0 lg:border-t lg:border-rule',
    item: 'lg:border-b lg:border-rule',
    link: 'aria-[current=page]:border-sea aria-[current=page]:font-semibold aria-[current=page]:text-sea-strong lg:min-h-9 lg:rounded-none lg:border-0 lg:px-0 lg:py-1.5 lg:leading-snug lg:whitespace-normal lg:hover:text-sea lg:hover:underline',
  },
  filter: {
    list: 'xl:mt-4 xl:flex-col xl:gap-y-0 xl:border-t xl:border-rule',
    item: 'xl:border-b xl:border-rule',
    link: 'aria-[current=true]:border-sea aria-[current=true]:bg-sea-tint aria-[current=true]:font-semibold aria-[current=true]:text-sea-strong xl:rounded-none xl:border-0 xl:border-l-2 xl:border-transparent xl:hover:border-transparent xl:hover:text-sea xl:aria-[current=true]:border-sea',
  },
}

/** An index with the number of what each part holds: a column beside the list, a row to push sideways on a phone. */
export function CountedLinks({ label, unit, links, current, kind }: Props) {
  const look = looks[kind]
  return (
    <nav
      aria-label={label}
      data-row
      data-swap="links"
      className="relative print:hidden -mx-5 overflow-x-auto [scrollbar-width:none] md:mx-0 md:overflow-visible"
    >
      <ul className={classes('flex gap-x-2 px-5 py-1 md:flex-wrap md:gap-y-2 md:px-0', look.list)}>
        {links.map(({ to, title, count }) => (
          <li key={to} className={classes('shrink-0', look.item)}>
            <Link
              to={to}
              aria-current={to !== current ? undefined : kind === 'filter' ? 'true' : 'page'}
              className={classes(
                'flex min-h-11 items-center justify-between gap-3 rounded border border-rule px-3 text-base whitespace-nowrap hover:border-ink',
                look.link,
              )}
            >
              {title}
              <span className="font-mono text-sm tabular-nums text-slate">
                {count}
                <span className="sr-only"> {count === 1 ? unit.one : unit.many}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
