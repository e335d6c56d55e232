import { CoverLink } from '#app/public/parts/links/cover-link.tsx'
import { Link } from '#ui/link.tsx'
import type { SearchGroup } from '#features/search/search.schema.ts'
import { Marked } from './marked.tsx'

type Props = SearchGroup & {
  q: string
  /** Only this kind is shown, so there are no others to go to. */
  isAlone: boolean
  words: { more: string; section: string }
}

/** What was found of one kind: the title leads to the page, the line below it to the part where the words stand. */
export function ResultGroup({ kind, label, count, results, q, isAlone, words }: Props) {
  return (
    <section aria-labelledby={`found-${kind}`} className="grid gap-x-8 pt-10 lg:grid-cols-12">
      <h2 id={`found-${kind}`} className="border-t border-ink pt-3 pb-2 text-xl lg:col-span-3">
        {label}{' '}
        <span className="font-mono text-sm font-normal tabular-nums text-slate" aria-hidden="true">
          {count}
        </span>
      </h2>
      <div className="lg:col-span-9">
        <ul className="lg:border-t lg:border-ink">
          {results.map(({ url, title, excerpt, section }) => (
            <li key={url} className="group relative border-b border-rule py-4">
              <h3 className="text-lg leading-snug">
                <CoverLink to={url} data-result>
                  <Marked stretches={title} />
                </CoverLink>
              </h3>
              <p className="mt-1 max-w-text text-slate">
                <Marked stretches={excerpt} />
              </p>
              {section && (
                <p className="mt-1 text-sm text-slate">
                  <span className="sr-only">{words.section} </span>
                  <Link
                    to={section.url}
                    className="relative inline-flex min-h-7 items-center text-sea underline-offset-4 hover:underline touch:min-h-11"
                  >
                    {section.heading}
                  </Link>
                </p>
              )}
            </li>
          ))}
        </ul>
        {!isAlone && count > results.length && (
          <Link
            to={`/search?${new URLSearchParams({ kind, q })}`}
            className="inline-flex min-h-11 items-center font-semibold text-sea underline-offset-4 hover:underline"
          >
            {words.more}: {label}, {count}
          </Link>
        )}
      </div>
    </section>
  )
}
