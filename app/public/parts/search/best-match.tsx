import type { SearchAnswer } from '#features/search/search.schema.ts'
import { CoverLink } from '#app/public/parts/links/cover-link.tsx'

type Props = NonNullable<SearchAnswer['best']> & { words: { answer: string; page: string } }

/** What fits best of everything, before the groups: an answer in its own words, or a page. */
export function BestMatch({ url, title, text, isAnswer, words }: Props) {
  return (
    <section aria-labelledby="found-best" className="grid gap-x-8 pt-10 lg:grid-cols-12">
      <h2 id="found-best" className="border-t border-ink pt-3 pb-2 text-xl lg:col-span-3">
        {isAnswer ? words.answer : words.page}
      </h2>
      <div className="group relative border-b border-rule py-4 lg:col-span-9 lg:border-t lg:border-t-ink">
        <h3 className="text-lg leading-snug">
          <CoverLink to={url} data-result>
            {title}
          </CoverLink>
        </h3>
        <p className="mt-1 max-w-text">{text}</p>
      </div>
    </section>
  )
}
