import { Link } from '#ui/link.tsx'

/** Searches to begin with, each of which finds something. */
export function SearchStart({ title, examples }: { title: string; examples: readonly string[] }) {
  return (
    <section aria-labelledby="start" className="pt-8">
      <h2 id="start" className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Link
              to={`/search?${new URLSearchParams({ q: example })}`}
              className="inline-flex min-h-9 items-center rounded border border-rule-strong px-3 hover:border-ink hover:text-sea touch:min-h-11 md:text-sm"
            >
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
