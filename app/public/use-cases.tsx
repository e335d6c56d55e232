import { useCaseCategories } from '#content/use-case.ts'
import { measureOf } from '#content/measure.ts'
import { filterUseCases, useCaseFilterOf } from '#content/use-case-filter.ts'
import { sceneOf } from '#content/use-case-picture.ts'
import { catalogueWords } from '#content/use-case-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/use-cases'
import { CategoryLinks } from './use-cases/category-links.tsx'
import { SearchForm } from './use-cases/search-form.tsx'
import { UseCaseGroup } from './use-cases/use-case-group.tsx'

export function loader({ url }: Route.LoaderArgs) {
  const filter = useCaseFilterOf(url.searchParams)
  const { entries, counts } = filterUseCases(filter)
  const groups = useCaseCategories.flatMap(({ id, label }) => {
    const own = entries.filter(({ category }) => category === id)
    if (own.length === 0) return []
    const cards = own.map(({ id, title, description, benefits }) => ({
      id,
      title,
      description,
      measure: measureOf(benefits[0] ?? '').name,
    }))
    return [{ id, label, ...sceneOf(id), cards }]
  })
  const chosen = useCaseCategories.find(({ id }) => id === filter.category)
  return { words: catalogueWords, ...filter, chosen: chosen?.label, count: entries.length, counts, groups }
}

export default function UseCasesPage({ loaderData }: Route.ComponentProps) {
  const { words, category, q, chosen, count, counts, groups } = loaderData
  return (
    <Container className="pt-8 md:pt-12">
      <header className="grid gap-x-8 gap-y-5 md:grid-cols-12 md:items-end">
        <h1 className="text-4xl md:col-span-5">{words.title}</h1>
        <p className="text-lg md:col-span-7">{words.intro}</p>
      </header>
      <div className="mt-10 grid gap-x-8 border-t border-ink pt-6 md:mt-14 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <div className="lg:sticky lg:top-6">
            <SearchForm words={words.search} category={category} q={q} />
            <CategoryLinks label={words.categories} counts={counts} category={category} q={q} />
          </div>
        </div>
        <div className="lg:col-span-9">
          <p role="status" className="pt-6 pb-4 font-mono text-sm text-slate lg:pt-0">
            {summaryOf(count, q, chosen)}
          </p>
          {groups.map((group) => (
            <UseCaseGroup key={group.id} {...group} measured={words.measured} />
          ))}
          {count === 0 && (
            <EmptyState
              title={words.empty.title}
              text={words.empty.text}
              action={
                <>
                  <ButtonLink to="/usecases" variant="secondary" preventScrollReset>
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
      </div>
    </Container>
  )
}

function summaryOf(count: number, q: string, chosen: string | undefined) {
  const found = `${count} use ${count === 1 ? 'case' : 'cases'}`
  return [found, chosen && `in ${chosen}`, q && `for “${q}”`].filter(Boolean).join(' ')
}
