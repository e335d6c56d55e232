import { Link } from './link.tsx'

/** The way here from the home page. The last entry is this page and no link. */
export function Breadcrumb({ items }: { items: readonly { name: string; url: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-x-2 text-sm whitespace-nowrap text-slate md:flex-wrap">
        {items.map(({ name, url }, index) => (
          <li
            key={url}
            className="flex shrink-0 items-center gap-x-2 last:min-w-8 last:shrink nth-last-2:min-w-8 nth-last-2:shrink-[999]"
          >
            {index > 0 && (
              <span aria-hidden="true" className="text-rule-strong">
                /
              </span>
            )}
            {index < items.length - 1 ? (
              <Link
                to={url}
                className="flex min-w-0 items-center underline-offset-4 hover:text-ink hover:underline touch:-mx-2 touch:min-h-11 touch:px-2"
              >
                <span className="truncate">{name}</span>
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
