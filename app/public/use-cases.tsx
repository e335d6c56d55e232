import { page } from '#app/document/page.server.tsx'
import { cataloguePageOf } from '#content/use-case-page.ts'
import { ButtonLink, IconButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/use-cases'
import { addressOf } from './parts/use-cases/address.ts'
import { CountedLinks } from './parts/links/counted-links.tsx'
import { FilterForm } from './parts/lists/filter-form.tsx'
import { UseCaseGroup } from './parts/use-cases/use-case-group.tsx'

export const loader = page(({ url }: Route.LoaderArgs) => (
  <UseCasesPage {...cataloguePageOf(url.searchParams)} />
))

function UseCasesPage(props: ReturnType<typeof cataloguePageOf>) {
  const { words, category, q, chosen, count, counts, groups } = props
  const elsewhere = counts[0]?.count ?? 0
  return (
    <Container className="pt-8 pb-12 md:pt-12 md:pb-16">
      <header className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <h1 className="text-4xl lg:col-span-5">{words.title}</h1>
        <p className="max-w-text text-lg lg:col-span-7">{words.intro}</p>
      </header>
      <div
        data-part="live-list"
        className="mt-10 grid gap-x-8 border-t border-ink pt-6 md:mt-14 xl:grid-cols-12"
      >
        <div className="min-w-0 xl:col-span-3">
          <div className="xl:sticky xl:top-6">
            <FilterForm
              id="use-case-search"
              action="/usecases"
              label={words.search.label}
              placeholder={words.search.placeholder}
              q={q}
              kept={category === 'all' ? {} : { category }}
              className="xl:mb-0"
            >
              <IconButton
                type="submit"
                icon="search"
                label={words.search.action}
                className="size-11 border border-rule-strong"
              />
            </FilterForm>
            <CountedLinks
              label={words.categories}
              unit={{ one: 'use case', many: 'use cases' }}
              links={counts.map(({ id, label, count }) => ({ to: addressOf(id, q), title: label, count }))}
              current={addressOf(category, q)}
              kind="filter"
            />
          </div>
        </div>
        <div className="min-w-0 xl:col-span-9">
          <p role="status" data-swap="status" className="pt-6 pb-4 font-mono text-sm text-slate xl:pt-0">
            {summaryOf(count, q, chosen)}
          </p>
          <div data-swap="list">
            {groups.map((group) => (
              <UseCaseGroup key={group.id} {...group} measured={words.measured} />
            ))}
            {count === 0 && (
              <EmptyState
                title={words.empty.title}
                text={words.empty.text}
                action={
                  <>
                    <ButtonLink to={addressOf('all', elsewhere ? q : '')} variant="secondary">
                      {elsewhere ? `${words.empty.elsewhere} (${elsewhere})` : words.empty.clear}
                    </ButtonLink>
                    <ButtonLink to="/contact" variant="quiet">
                      {words.empty.ask}
                    </ButtonLink>
                  </>
                }
              />
            )}
          </div>
        </div>
      </div>
    </Container>
  )
}

function summaryOf(count: number, q: string, chosen: string | undefined) {
  const found = `${count} use ${count === 1 ? 'case' : 'cases'}`
  return [found, chosen && `in ${chosen}`, q && `for “${q}”`].filter(Boolean).join(' ')
}
