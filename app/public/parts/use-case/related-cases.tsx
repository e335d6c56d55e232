import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'
import { UseCaseEntry, type UseCaseSummary } from '#app/public/parts/use-cases/use-case-entry.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  all: string
  measured: string
  cases: UseCaseSummary[]
}

export function RelatedCases({ title, all, measured, cases }: Props) {
  return (
    <section aria-labelledby="related" className="pt-16 pb-16 md:pt-24 md:pb-24">
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="related" className="text-2xl">
            {title}
          </h2>
          <ArrowLink to="/usecases">{all}</ArrowLink>
        </div>
        <ul className="mt-6 grid gap-x-8 gap-y-10 md:grid-cols-3">
          {cases.map((entry) => (
            <li key={entry.id}>
              <UseCaseEntry {...entry} measured={measured} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
