interface Props {
  title: string
  entries: { id: string; title: string }[]
}

/** The numbered sections of a long page: open beside it on a wide screen, folded above it on a phone. */
export function ContentsList({ title, entries }: Props) {
  const list = (
    <ol className="border-t border-rule">
      {entries.map((entry, i) => (
        <li key={entry.id} className="border-b border-rule">
          <a
            href={`#${entry.id}`}
            className="grid min-h-11 grid-cols-[2rem_1fr] content-center items-baseline py-1.5 text-base leading-snug hover:text-sea hover:underline lg:min-h-9"
          >
            <span aria-hidden="true" className="font-mono text-xs text-slate">
              {i + 1}
            </span>
            {entry.title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav aria-label={title} className="hidden lg:sticky lg:top-6 lg:block">
        <p className="pb-2 font-mono text-xs text-slate">{title}</p>
        {list}
      </nav>
      <details className="border-y border-ink lg:hidden">
        <summary className="unfolds py-3 pr-2 font-semibold">{title}</summary>
        <nav aria-label={title} className="pb-3">
          {list}
        </nav>
      </details>
    </>
  )
}
