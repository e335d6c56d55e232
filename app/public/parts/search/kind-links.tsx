import { Link } from '#ui/link.tsx'

interface Props {
  label: string
  all: string
  q: string
  kind: string | undefined
  total: number
  groups: { kind: string; label: string; count: number }[]
}

/** The kinds of pages that were found, with their counts; a row to push sideways on a phone. */
export function KindLinks({ label, all, q, kind, total, groups }: Props) {
  const links = [
    { kind: undefined, label: all, count: total },
    ...groups.map((group) => ({ kind: group.kind, label: group.label, count: group.count })),
  ]
  return (
    <nav
      aria-label={label}
      data-row
      className="relative print:hidden -mx-5 mt-4 overflow-x-auto [scrollbar-width:none] md:mx-0 md:overflow-visible"
    >
      <ul className="flex gap-2 px-5 py-1 md:flex-wrap md:px-0">
        {links.map((link) => (
          <li key={link.label} className="shrink-0">
            <Link
              to={`/search?${new URLSearchParams({ ...(link.kind && { kind: link.kind }), q })}`}
              aria-current={link.kind === kind ? 'true' : undefined}
              className="flex min-h-9 items-center gap-2.5 rounded border border-rule px-3 text-base whitespace-nowrap hover:border-ink touch:min-h-11 md:text-sm aria-[current=true]:border-sea aria-[current=true]:bg-sea-tint aria-[current=true]:font-semibold aria-[current=true]:text-sea-strong"
            >
              {link.label}
              <span className="font-mono text-sm tabular-nums text-slate">
                {link.count}
                <span className="sr-only"> {link.count === 1 ? 'result' : 'results'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
