import type { GuideBlock } from '#content/guide.ts'
import type { Download } from '#content/resources/downloads.ts'
import type { resourcesWords } from '#content/resources-words.ts'
import { ContentsList } from '#app/public/parts/text/contents-list.tsx'
import { dayInWords } from '#lib/day-in-words.ts'
import { Container } from '#ui/section.tsx'
import { DownloadLinks } from './download-links.tsx'
import { GuideBlocks } from './guide-blocks.tsx'

interface Props {
  words: (typeof resourcesWords)['guide']
  title: string
  summary: string
  use: string
  updatedOn: string
  sections: { id: string; title: string; blocks: GuideBlock[] }[]
  downloads: Download[]
}

/** Clauses bear their numbers, and so does the list of contents. */
const unnumbered = (title: string) => title.replace(/^\d+\. /, '')

/** A guide or a sample contract on the screen, with its files beside the title. */
export function PaperView({ words, title, summary, use, updatedOn, sections, downloads }: Props) {
  return (
    <>
      <Container className="grid gap-x-8 gap-y-6 pt-8 md:pt-12 lg:grid-cols-12">
        <h1 className="max-w-[24ch] text-4xl lg:col-span-12">{title}</h1>
        <p className="max-w-text text-lg lg:col-span-8">{summary}</p>
        <section aria-label={words.download} className="border-t border-ink pt-3 lg:col-span-4">
          <h2 className="font-mono text-xs font-normal tracking-normal text-slate">{words.download}</h2>
          <div className="mt-2">
            <DownloadLinks downloads={downloads} />
          </div>
        </section>
      </Container>
      <Container className="mt-10 grid gap-x-8 gap-y-10 md:mt-14 lg:grid-cols-12">
        <div className="lg:col-span-4 xl:col-span-3">
          <ContentsList
            title={words.contents}
            entries={sections.map(({ id, title }) => ({ id, title: unnumbered(title) }))}
          />
        </div>
        <div className="min-w-0 space-y-14 lg:col-span-8 xl:col-start-5">
          <div className="border-l-2 border-sea pl-5">
            <p className="max-w-text">{use}</p>
            <p className="mt-2 font-mono text-xs text-slate">
              {words.updated} <time dateTime={updatedOn}>{dayInWords(updatedOn)}</time>
            </p>
          </div>
          {sections.map(({ id, title, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-4 border-t border-ink pt-4 text-2xl">
                {title}
              </h2>
              <GuideBlocks blocks={blocks} label={title} answer={words.answer} />
            </section>
          ))}
        </div>
      </Container>
    </>
  )
}
