import { page } from '#app/document/page.server.tsx'
import { searchWords } from '#content/search-words.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { searchPageOf } from '#features/search/search-page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/search'
import { BestMatch } from './parts/search/best-match.tsx'
import { KindLinks } from './parts/search/kind-links.tsx'
import { ResultGroup } from './parts/search/result-group.tsx'
import { SearchForm } from './parts/search/search-form.tsx'
import { SearchStart } from './parts/search/search-start.tsx'

export const loader = page(
  async ({ url, context }: Route.LoaderArgs) => {
    const found = await searchPageOf(context.get(requestCtx), url.searchParams)
    const { status = 200, retryAfterS } = found.refusal ?? {}
    return { status, retryAfterS, element: <SearchPage {...found} /> }
  },
  { sheet: 'tools' },
)

type Found = Awaited<ReturnType<typeof searchPageOf>>

function SearchPage(found: Found) {
  const { q, kind, isShort, total, groups, refusal } = found
  const words = searchWords
  const chosen = groups.find((group) => group.kind === kind)
  const count = kind ? (chosen?.count ?? 0) : total
  const isAsked = q !== '' && !refusal
  return (
    <SearchFrame title={words.title} intro={words.intro}>
      <div data-part="live-list search-keys">
        <SearchForm words={words} q={q} kind={kind} />
        <p role="status" data-swap="status" className="pt-6 font-mono text-sm text-slate empty:pt-0">
          {isAsked && (
            <span data-results={isShort ? undefined : total}>
              {isShort ? words.short : summaryOf(count, q, chosen?.label)}
            </span>
          )}
        </p>
        <div data-swap="kinds">
          {isAsked && total > 0 && (
            <KindLinks {...words.kinds} q={q} kind={kind} total={total} groups={groups} />
          )}
        </div>
        <div data-swap="results">
          {refusal ? (
            <div className="pt-8">
              <ErrorState title={words.busy} text={refusal.message} />
            </div>
          ) : (
            <Results {...found} count={count} />
          )}
        </div>
      </div>
    </SearchFrame>
  )
}

function Results({ q, kind, isShort, total, best, groups, count }: Found & { count: number }) {
  const words = searchWords
  if (q === '') return <SearchStart {...words.start} />
  const shown = groups.filter(({ results }) => results.length > 0)
  return (
    <>
      {best && <BestMatch {...best} words={words.best} />}
      {shown.map((group) => (
        <ResultGroup key={group.kind} {...group} q={q} isAlone={kind !== undefined} words={words} />
      ))}
      {count === 0 && !isShort && (
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          action={
            <>
              {total > 0 && (
                <ButtonLink to={`/search?${new URLSearchParams({ q })}`} variant="secondary">
                  {words.empty.all}
                </ButtonLink>
              )}
              <ButtonLink to="/contact" variant="secondary">
                {words.empty.ask}
              </ButtonLink>
            </>
          }
        />
      )}
      {count === 0 && <SearchStart {...words.start} />}
    </>
  )
}

function SearchFrame({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string
  children: React.ReactNode
}) {
  return (
    <Container className="pt-8 pb-20 md:pt-12">
      <header className="mb-8 grid gap-x-8 gap-y-4 border-b border-ink pb-6 lg:grid-cols-12 lg:items-end">
        <h1 className="text-4xl lg:col-span-5">{title}</h1>
        {intro && <p className="max-w-text text-lg lg:col-span-7">{intro}</p>}
      </header>
      {children}
    </Container>
  )
}

function summaryOf(count: number, q: string, kind: string | undefined) {
  const where = kind ? ` in ${kind}` : ''
  return `${count === 0 ? 'No' : count} ${count === 1 ? 'result' : 'results'} for “${q}”${where}`
}
