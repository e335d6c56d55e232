import { EmptyState } from '#ui/empty-state.tsx'
import { FigureTable, type Column } from '#ui/figure-table.tsx'
import type { Missed, MissedRow } from '#features/analytics/analytics-answer.schema.ts'
import { Answer } from './answer.tsx'
import { BeforeWithoutToday, Definitions, longDay } from './figures.tsx'
import { queryOf, usePeriod } from './use-period.ts'

/** What visitors looked for and didn't find: pages to write, or words to teach the search. */
export function SearchesTab({ fileName }: { fileName(table: string): string }) {
  const { chosen, today } = usePeriod()
  return (
    <Answer<Missed> path={`/api/analytics/search?${queryOf(chosen)}`} label="the searches">
      {({ searches, before, keptSince, range }) => {
        const isToday = range.to === today
        return (
          <>
            {searches.length === 0 ? (
              <EmptyState
                title="Every search found something"
                text="Searches that found nothing in this period are listed here, the most frequent first."
              />
            ) : (
              <FigureTable<MissedRow>
                label="Searches without result"
                fileName={fileName('searches')}
                rows={searches}
                keyOf={({ query }) => query}
                shown={25}
                columns={searchColumns(before !== null, isToday)}
              />
            )}
            <Definitions>
              {before && isToday && <BeforeWithoutToday before={before} />}
              <p>
                Words that look like an address, a phone number or a link aren’t kept; the others are kept for
                at most 90 days.
                {range.from < keptSince && ` There are no figures before ${longDay(keptSince)}.`} Of words
                typed step by step only the longest is listed.
              </p>
            </Definitions>
          </>
        )
      }}
    </Answer>
  )
}

const searchColumns = (isCompared: boolean, isToday: boolean): Column<MissedRow>[] => [
  {
    heading: 'Words',
    value: ({ query }) => query,
    show: ({ query }) => (
      <a
        href={`/search?q=${encodeURIComponent(query)}`}
        target="_blank"
        rel="noreferrer"
        className="break-words text-sea hover:underline"
      >
        {query}
        <span className="sr-only"> (search again in a new tab)</span>
      </a>
    ),
  },
  { heading: 'Times', value: ({ count }) => count },
  ...(isCompared && isToday ? [{ heading: 'Of those today', value: ({ today }: MissedRow) => today }] : []),
  ...(isCompared ? [{ heading: 'Times before', value: ({ before }: MissedRow) => before }] : []),
  {
    heading: 'Last',
    value: ({ lastDay }) => lastDay,
    show: ({ lastDay }) => longDay(lastDay),
  },
]
