import { Link } from './link.tsx'

/** The way here from the home page. The last entry is this page and no link. */
export function Breadcrumb({ items }: { items: readonly { name: string; url: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-slate">
        {items.map(({ name, url }, index) => (
          <li key={url} className="flex items-center gap-x-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-rule-strong">
                /
              </span>
            )}
            {index < items.length - 1 ? (
              <Link
                to={url}
                className="inline-flex items-center underline-offset-4 hover:text-ink hover:underline touch:min-h-11"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
