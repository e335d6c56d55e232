import { EmptyState } from '#ui/empty-state.tsx'
import { FigureTable, type Column } from '#ui/figure-table.tsx'
import { LineChart } from '#ui/line-chart.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import type { Filtered, FilteredRow } from './analytics-answer.schema.ts'
import { Answer } from './answer.tsx'
import { changeOf, Definitions, share, shortDay, whole } from './figures.tsx'
import { queryOf, usePeriod } from './use-period.ts'

const reasons = {
  robot: 'A robot by its own name',
  'no user agent': 'Said nothing of itself',
  'other site': 'Sent by another site’s page',
  limited: 'Faster than is kept',
} as const

/** What isn't in the other figures, so that they can be trusted. */
export function FilteredTab({ fileName }: { fileName(table: string): string }) {
  const { chosen } = usePeriod()
  return (
    <Answer<Filtered> path={`/api/analytics/filtered?${queryOf(chosen)}`} label="what was left out">
      {({ rows, days, before, counted }) => {
        const left = rows.reduce((sum, { events }) => sum + events, 0)
        const leftBefore = rows.reduce((sum, row) => sum + row.before, 0)
        return (
          <>
            {left === 0 && leftBefore === 0 ? (
              <EmptyState
                title="Nothing was left out in these days"
                text="Robots that run scripts and events that other sites send are counted here by their reason, and nowhere else."
              />
            ) : (
              <>
                <div className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
                  <StatTile
                    label="Events left out"
                    value={whole(left)}
                    note={before ? changeOf(left, leftBefore) : undefined}
                  />
                  <StatTile
                    label="Events counted"
                    value={whole(counted)}
                    note={`${share(left, left + counted)} of all were left out`}
                  />
                </div>
                <LineChart
                  title="Left out, by day and reason"
                  labelHeading="Day"
                  labels={days.map(({ day }) => shortDay(day))}
                  series={Object.entries(reasons).map(([reason, name]) => ({
                    name,
                    values: days.map((day) => day[reason as FilteredRow['reason']]),
                  }))}
                />
                <FigureTable<FilteredRow>
                  label="Who and why"
                  fileName={fileName('filtered')}
                  rows={rows}
                  keyOf={({ reason, agent }) => `${reason} ${agent}`}
                  columns={filteredColumns(before !== null)}
                />
              </>
            )}
            <Definitions>
              <p>
                <strong>Faster than is kept:</strong> beyond {whole(1200)} events a minute from one address,
                or {whole(12_000)} from all, one in twenty is counted; the rest is only this number. Other
                figures of these days are lower by it.
              </p>
              <p>
                Only the number a day is kept, with the word of the user agent that gave a robot away.
                Visitors who ask for privacy aren’t among them: nothing at all is kept of their visits. Robots
                that run no scripts send no events and appear nowhere.
              </p>
            </Definitions>
          </>
        )
      }}
    </Answer>
  )
}

const filteredColumns = (isCompared: boolean): Column<FilteredRow>[] => [
  { heading: 'Reason', value: ({ reason }) => reasons[reason] },
  { heading: 'Name', value: ({ agent }) => agent || '–' },
  { heading: 'Events', value: ({ events }) => events },
  ...(isCompared ? [{ heading: 'Events before', value: ({ before }: FilteredRow) => before }] : []),
]
