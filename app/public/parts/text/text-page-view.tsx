import type { TextPage } from '#content/text-page.ts'
import { dayInWords } from '#lib/day-in-words.ts'
import { Container } from '#ui/section.tsx'
import { ContentsList } from './contents-list.tsx'
import { LinkedText } from './linked-text.tsx'
import { TextBlocks } from './text-blocks.tsx'

type Props = TextPage & {
  /** Stands below what the page is about. */
  children?: React.ReactNode
}

/** A page of numbered sections: what matters first, a list of contents, the measure of a book. */
export function TextPageView({ title, intro, inShort, sections, versions, children }: Props) {
  const [current] = versions
  const contents = [
    ...sections.map(({ id, title }) => ({ id, title })),
    { id: 'versions', title: 'Versions' },
  ]
  return (
    <article className="pb-20 md:pb-28">
      <Container className="grid gap-x-8 gap-y-6 pt-8 md:pt-12 lg:grid-cols-12">
        <h1 className="text-4xl lg:col-span-12">{title}</h1>
        <div className="lg:col-span-4">
          <p className="max-w-[44ch] text-lg">{intro}</p>
          {current && (
            <p className="mt-4 font-mono text-xs text-slate">
              Version of <time dateTime={current.date}>{dayInWords(current.date)}</time>
            </p>
          )}
          {children}
        </div>
        <ul className="space-y-3 border-t border-ink pt-4 lg:col-span-8">
          {inShort.map((line) => (
            <li key={line} className="max-w-text text-lg leading-snug font-medium text-pretty">
              <LinkedText text={line} />
            </li>
          ))}
        </ul>
      </Container>
      <Container className="mt-12 grid gap-x-8 gap-y-10 md:mt-16 lg:grid-cols-12">
        <div className="lg:col-span-4 xl:col-span-3">
          <ContentsList title="Contents" entries={contents} />
        </div>
        <div className="space-y-14 lg:col-span-8 xl:col-start-5">
          {sections.map((section, i) => (
            <Section key={section.id} id={section.id} number={i + 1} title={section.title}>
              <TextBlocks blocks={section.blocks} label={section.title} />
            </Section>
          ))}
          <Section id="versions" number={sections.length + 1} title="Versions">
            <dl className="border-t border-rule">
              {versions.map(({ date, change }) => (
                <div key={date} className="grid gap-x-5 border-b border-rule py-3 md:grid-cols-[9.5rem_1fr]">
                  <dt className="font-semibold">
                    <time dateTime={date}>{dayInWords(date)}</time>
                  </dt>
                  <dd>{change}</dd>
                </div>
              ))}
            </dl>
          </Section>
        </div>
      </Container>
    </article>
  )
}

function Section(props: { id: string; number: number; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id} className="mb-4 flex items-baseline gap-3 text-2xl">
        <span className="font-mono text-sm font-normal text-slate">{props.number}</span>
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}
