import { Link } from 'react-router'

export interface Entry {
  to: string
  title: string
  text: string
}

/** Titles with a line about each; the whole of an entry is its link. */
export function Entries({ entries }: { entries: Entry[] }) {
  return (
    <ul className="mt-4 border-t border-ink">
      {entries.map(({ to, title, text }) => (
        <li key={to} className="group relative border-b border-rule py-4">
          <h3 className="text-lg leading-snug">
            <Link
              to={to}
              prefetch="intent"
              className="underline-offset-4 after:absolute after:inset-0 group-hover:text-sea group-hover:underline"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-1 text-base text-slate">{text}</p>
        </li>
      ))}
    </ul>
  )
}
