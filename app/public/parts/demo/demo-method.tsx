import type { DemoEntry } from '#content/demo.ts'
import { Icon } from '#ui/icon.tsx'
import { Container } from '#ui/section.tsx'
import { Paragraphs } from '#app/public/parts/text/paragraphs.tsx'
import { NotFor } from '#app/public/parts/solution/not-for.tsx'
import { TermList } from '#app/public/parts/text/term-list.tsx'

interface Props extends Pick<DemoEntry, 'method' | 'formulas' | 'sources' | 'limits' | 'notFor'> {
  /** What the demo does. */
  summary: string
  words: {
    about: string
    privacy: string
    noScript: string
    method: string
    formulas: string
    sources: string
    limits: string
    not: string
  }
}

/** The method in the open: words left, formulae right, then where it ends. */
export function DemoMethod({ method, formulas, sources, limits, notFor, summary, words }: Props) {
  return (
    <Container className="pt-16 md:pt-24 print:pt-6 print:text-sm">
      <section
        aria-labelledby="about"
        className="grid gap-x-8 gap-y-5 border-t border-ink pt-5 pb-16 lg:grid-cols-12 print:hidden"
      >
        <div className="lg:col-span-7">
          <h2 id="about" className="text-2xl">
            {words.about}
          </h2>
          <p className="mt-4 max-w-text text-lg">{summary}</p>
        </div>
        <div className="text-sm lg:col-span-4 lg:col-start-9 lg:self-end">
          <p className="flex gap-3">
            <Icon name="screen" className="mt-0.5 shrink-0 text-sea" />
            {words.privacy}
          </p>
          <p className="mt-3 border-t border-rule pt-3 text-slate js:hidden">{words.noScript}</p>
        </div>
      </section>
      <section
        aria-labelledby="method"
        className="grid gap-x-8 gap-y-8 border-t border-ink pt-5 lg:grid-cols-12 print:block"
      >
        <div className="lg:col-span-6">
          <h2 id="method" className="text-3xl">
            {words.method}
          </h2>
          <Paragraphs text={method} className="mt-5 max-w-text space-y-5" />
        </div>
        <div className="lg:col-span-5 lg:col-start-8 print:mt-6">
          <h3 className="text-lg">{words.formulas}</h3>
          <dl className="mt-3 border-t border-rule">
            {formulas.map(({ name, formula, note }) => (
              <div key={name} className="border-b border-rule py-3 print:py-2">
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
      <section aria-labelledby="limits" className="pt-16 print:pt-6">
        <h2 id="limits" className="mb-6 text-2xl">
          {words.limits}
        </h2>
        <TermList lines={limits} />
      </section>
      <NotFor id="not-for" title={words.not} lines={notFor} />
    </Container>
  )
}
