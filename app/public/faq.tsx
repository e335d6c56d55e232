import { faqClaim, faqQueryOf, filterFaq } from '#content/faq/index.ts'
import { faqWords } from '#content/faq-words.ts'
import { pageAt } from '#content/pages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/faq'
import { FaqFilter } from './faq/faq-filter.tsx'
import { FaqGroupList } from './faq/faq-group-list.tsx'
import { GroupLinks } from './faq/group-links.tsx'
import { useOpenTarget } from './faq/use-open-target.ts'

export function loader({ url }: Route.LoaderArgs) {
  const q = faqQueryOf(url.searchParams)
  const groups = filterFaq(q).map(({ entries, ...group }) => ({
    ...group,
    entries: entries.map(({ see = [], ...entry }) => ({
      ...entry,
      see: see.flatMap((path) => {
        const title = pageAt(path)?.title
        return title ? [{ path, title }] : []
      }),
    })),
  }))
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return { words: faqWords, claim: faqClaim, q, groups, count }
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { words, claim, q, groups, count } = loaderData
  useOpenTarget()
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
      <div className="mt-10 grid gap-x-8 border-t border-ink pt-6 md:mt-14 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-4 xl:col-span-3">
          <div className="lg:sticky lg:top-6">
            <FaqFilter words={words.search} q={q} />
            <GroupLinks label={words.groups} groups={groups} />
          </div>
        </div>
        <div className="lg:col-span-8 xl:col-start-5">
          <p role="status" className="pt-6 pb-4 font-mono text-sm text-slate lg:pt-0">
            {count} {count === 1 ? 'question' : 'questions'}
            {q && ` for “${q}”`}
          </p>
          {groups.map((group) => (
            <FaqGroupList key={group.id} {...group} words={words} isOpen={q !== ''} />
          ))}
          {count === 0 && (
            <EmptyState
              title={words.empty.title}
              text={words.empty.text}
              action={
                <>
                  <ButtonLink to="/qa" variant="secondary" preventScrollReset>
                    {words.empty.clear}
                  </ButtonLink>
                  <ButtonLink to="/contact" variant="quiet">
                    {words.empty.ask}
                  </ButtonLink>
                </>
              }
            />
          )}
          <section aria-labelledby="ask" className="mt-16 border-t border-ink pt-6">
            <h2 id="ask" className="text-2xl">
              {words.ask.title}
            </h2>
            <p className="mt-3 max-w-text text-lg">{words.ask.text}</p>
            <ButtonLink to="/contact" variant="signal" size="lg" className="mt-6">
              {words.ask.label}
            </ButtonLink>
          </section>
        </div>
      </div>
    </Container>
  )
}
