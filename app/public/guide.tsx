import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { guidePageOf } from '#content/resource-page.ts'
import { dayInWords } from '#lib/day-in-words.ts'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/guide'
import { ClosingCall } from './parts/links/closing-call.tsx'
import { EntrySection } from './parts/lists/entries.tsx'
import { Further } from './parts/links/further.tsx'
import { DownloadLinks } from './parts/resources/download-links.tsx'
import { GuideBlocks } from './parts/resources/guide-blocks.tsx'
import { ContentsList } from './parts/text/contents-list.tsx'

function load({ params }: Route.LoaderArgs) {
  const page = guidePageOf(params.guide)
  if (!page) throw nothingHere()
  return page
}

export const loader = page(async (args: Route.LoaderArgs) => <GuidePage data={await load(args)} />)

function GuidePage({ data }: { data: Loaded<typeof load> }) {
  const {
    words,
    title,
    summary,
    use,
    updatedOn,
    sections,
    downloads,
    calculators,
    solutions,
    useCases,
    guides,
  } = data
  return (
    <article>
      <Container className="grid gap-x-8 gap-y-6 pt-8 md:pt-12 lg:grid-cols-12">
        <h1 className="max-w-[24ch] text-4xl lg:col-span-12">{title}</h1>
        <p className="max-w-text text-lg lg:col-span-8">{summary}</p>
        <section aria-label={words.guide.download} className="border-t border-ink pt-3 lg:col-span-4">
          <h2 className="font-mono text-xs font-normal tracking-normal text-slate">{words.guide.download}</h2>
          <div className="mt-2">
            <DownloadLinks downloads={downloads} />
          </div>
        </section>
      </Container>
      <Container className="mt-10 grid gap-x-8 gap-y-10 md:mt-14 lg:grid-cols-12">
        <div className="lg:col-span-4 xl:col-span-3">
          <ContentsList
            title={words.guide.contents}
            entries={sections.map(({ id, title }) => ({ id, title }))}
          />
        </div>
        <div className="min-w-0 space-y-14 lg:col-span-8 xl:col-start-5">
          <div className="border-l-2 border-sea pl-5">
            <p className="max-w-text">{use}</p>
            <p className="mt-2 font-mono text-xs text-slate">
              {words.guide.updated} <time dateTime={updatedOn}>{dayInWords(updatedOn)}</time>
            </p>
          </div>
          {sections.map(({ id, title, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-4 border-t border-ink pt-4 text-2xl">
                {title}
              </h2>
              <GuideBlocks blocks={blocks} label={title} answer={words.guide.answer} />
            </section>
          ))}
        </div>
      </Container>
      <Container className="grid gap-x-8 gap-y-14 pt-16 md:grid-cols-2 md:pt-24">
        <EntrySection id="work-out" title={words.related.calculators} entries={calculators} />
        <EntrySection id="against" title={words.related.solutions} entries={solutions} />
        <EntrySection id="worked-out" title={words.related.useCases} entries={useCases} />
        <Further id="guides" title={words.related.guides} links={guides} />
      </Container>
      <ClosingCall {...words.action} action={words.action.label} to="/contact" />
    </article>
  )
}
