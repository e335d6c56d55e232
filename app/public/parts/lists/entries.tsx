import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'
import { CoverLink } from '#app/public/parts/links/cover-link.tsx'

export interface Entry {
  to: string
  title: string
  text: string
}

interface Props {
  id: string
  title: string
  entries: Entry[]
  /** The list that they are taken from. */
  all?: { to: string; label: string }
  className?: string
}

/** A heading over entries; nothing where there are none. */
export function EntrySection({ id, title, entries, all, className }: Props) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {all && <ArrowLink to={all.to}>{all.label}</ArrowLink>}
      </div>
      <Entries entries={entries} />
    </section>
  )
}

/** Titles with a line about each; the whole of an entry is its link. */
export function Entries({ entries }: { entries: Entry[] }) {
  return (
    <ul className="mt-4 border-t border-ink">
      {entries.map(({ to, title, text }) => (
        <li key={to} className="group relative border-b border-rule py-4">
          <h3 className="text-lg leading-snug">
            <CoverLink to={to}>{title}</CoverLink>
          </h3>
          <p className="mt-1 text-base text-slate">{text}</p>
        </li>
      ))}
    </ul>
  )
}
