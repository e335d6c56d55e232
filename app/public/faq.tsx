import { type Loaded, page } from '#app/document/page.server.tsx'
import { claimOfFaq, faqQueryOf, filterFaq, listedFaq } from '#content/faq/index.ts'
import { faqWords } from '#content/faq-words.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqGroups } from '#features/publishing/faq/faq.server.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/faq'
import { CountedLinks } from './parts/links/counted-links.tsx'
import { FilterForm } from './parts/lists/filter-form.tsx'
import { AskSection } from './parts/faq/ask-section.tsx'
import { QuestionGroup } from './parts/faq/question-group.tsx'
import { rowsOf } from './parts/faq/rows.server.ts'

/** A search with at most so many matches shows whole answers. */
const mostWhole = 8

async function load({ url, context }: Route.LoaderArgs) {
  const q = faqQueryOf(url.searchParams)
  const all = (await listFaqGroups(context.get(requestCtx))).filter(({ entries }) => entries.length > 0)
  const found = filterFaq(q, all)
  const count = listedFaq(found).length
  const groups = rowsOf(found, q !== '' && count <= mostWhole)
  const subjects = found.map(({ id, title, entries }) => ({ to: `#${id}`, title, count: entries.length }))
  const claim = claimOfFaq(listedFaq(all))
  return { words: faqWords, claim, q, subjects, groups, count }
}

export const loader = page(async (args: Route.LoaderArgs) => <FaqPage data={await load(args)} />)

function FaqPage({ data }: { data: Loaded<typeof load> }) {
  const { words, claim, q, subjects, groups, count } = data
  return (
    <Container className="pt-8 pb-20 md:pt-12">
      <header className="grid gap-x-8 gap-y-6 md:grid-cols-12 md:items-end">
        <h1 className="text-4xl md:col-span-12">{words.title}</h1>
        <p className="max-w-[52ch] text-lg md:col-span-8">{words.intro}</p>
        <p className="md:col-span-4 md:justify-self-end md:text-right">
          <span className="block font-heading text-figure font-semibold tracking-tight tabular-nums text-sea">
            {claim.value}
          </span>
          <span className="font-semibold">{claim.text}</span>
          <span className="block text-sm text-slate">{words.claimNote}</span>
        </p>
      </header>
      <div
        data-part="live-list"
        className="mt-10 grid gap-x-8 border-t border-ink pt-6 md:mt-14 lg:grid-cols-12"
      >
        <div className="min-w-0 lg:col-span-4 xl:col-span-3">
          <div className="lg:sticky lg:top-6">
            <FilterForm
              id="faq-filter"
              action="/qa"
              label={words.search.label}
              placeholder={words.search.placeholder}
              q={q}
              className="lg:mb-0"
            >
              <Button type="submit" variant="secondary" className="h-11">
                {words.search.action}
              </Button>
            </FilterForm>
            <CountedLinks
              label={words.groups}
              unit={{ one: 'question', many: 'questions' }}
              links={subjects}
              kind="parts"
            />
          </div>
        </div>
        <div className="lg:col-span-8 xl:col-start-5">
          <p role="status" data-swap="status" className="pt-6 pb-4 font-mono text-sm text-slate lg:pt-0">
            {count} {count === 1 ? 'question' : 'questions'}
            {q && ` for “${q}”`}
          </p>
          <div data-part="answers" data-swap="list">
            {groups.map((group) => (
              <QuestionGroup key={group.id} {...group} whole={words.whole} />
            ))}
            {count === 0 && (
              <EmptyState
                title={words.empty.title}
                text={words.empty.text}
                action={
                  <>
                    <ButtonLink to="/qa" variant="secondary">
                      {words.empty.clear}
                    </ButtonLink>
                    <ButtonLink to="/contact" variant="quiet">
                      {words.empty.ask}
                    </ButtonLink>
                  </>
                }
              />
            )}
          </div>
          <AskSection {...words.ask} />
        </div>
      </div>
    </Container>
  )
}
