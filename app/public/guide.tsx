import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { guidePageOf } from '#content/resource-page.ts'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/guide'
import { ClosingCall } from './parts/links/closing-call.tsx'
import { EntrySection } from './parts/lists/entries.tsx'
import { Further } from './parts/links/further.tsx'
import { PaperView } from './parts/resources/paper-view.tsx'

function load({ params }: Route.LoaderArgs) {
  const page = guidePageOf(params.guide)
  if (!page) throw nothingHere()
  return page
}

export const loader = page(async (args: Route.LoaderArgs) => <GuidePage data={await load(args)} />)

function GuidePage({ data }: { data: Loaded<typeof load> }) {
  const { words, calculators, solutions, useCases, guides, ...guide } = data
  return (
    <article>
      <PaperView {...guide} words={words.guide} />
      <Container className="grid gap-x-8 gap-y-14 pt-16 md:grid-cols-2 md:pt-24">
        <EntrySection id="work-out" title={words.related.calculators} entries={calculators} />
        <EntrySection id="against" title={words.related.solutions} entries={solutions} />
        <EntrySection id="worked-out" title={words.related.useCases} entries={useCases} />
        <Further id="guides" title={words.related.guides} links={guides} />
      </Container>
      <ClosingCall {...words.action} action={words.action.label} to="/contact" isLast />
    </article>
  )
}
