import type { DemoEntry } from '#content/demo.ts'
import { Container } from '#ui/section.tsx'
import { Paragraphs } from '#app/public/parts/text/paragraphs.tsx'
import { NotFor } from '#app/public/parts/solution/not-for.tsx'
import { TermList } from '#app/public/parts/text/term-list.tsx'

interface Props extends Pick<DemoEntry, 'method' | 'formulas' | 'sources' | 'limits' | 'notFor'> {
  words: { method: string; formulas: string; sources: string; limits: string; not: string }
}

/** The method in the open: words left, formulae right, then where it ends. */
export function DemoMethod({ method, formulas, sources, limits, notFor, words }: Props) {
  return (
    <Container className="pt-16 md:pt-24">
      <section
        aria-labelledby="method"
        className="grid gap-x-8 gap-y-8 border-t border-ink pt-5 lg:grid-cols-12"
      >
        <div className="lg:col-span-6">
          <h2 id="method" className="text-3xl">
            {words.method}
          </h2>
          <Paragraphs text={method} className="mt-5 max-w-text space-y-5" />
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <h3 className="text-lg">{words.formulas}</h3>
          <dl className="mt-3 border-t border-rule">
            {formulas.map(({ name, formula, note }) => (
              <div key={name} className="border-b border-rule py-3">
                <dt className="text-sm text-slate">{name}</dt>
                <dd>
                  <span className="block font-mono text-sm leading-6">{formula}</span>
                  {note && <span className="block text-sm text-slate">{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
          <h3 className="mt-8 text-lg">{words.sources}</h3>
          <ul className="mt-3 space-y-2 text-sm text-slate">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="limits" className="pt-16">
        <h2 id="limits" className="mb-6 text-2xl">
          {words.limits}
        </h2>
        <TermList lines={limits} />
      </section>
      <NotFor id="not-for" title={words.not} lines={notFor} />
    </Container>
  )
}
