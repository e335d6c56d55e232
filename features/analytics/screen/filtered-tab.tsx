import { EmptyState } from '#ui/empty-state.tsx'
import { FigureTable, type Column } from '#ui/figure-table.tsx'
import { LineChart } from '#ui/line-chart.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import type { Filtered, FilteredRow } from '#features/analytics/analytics-answer.schema.ts'
import { Answer } from './answer.tsx'
import { BeforeWithoutToday, changeOf, Definitions, share, shortDay, whole } from './figures.tsx'
import { queryOf, usePeriod } from './use-period.ts'

const reasons = {
  robot: 'Declared itself a robot',
  'no user agent': 'No user agent',
  'other site': 'Sent from another website',
  limited: 'Over the rate limit',
} as const
const reasonKeys = Object.keys(reasons) as (keyof typeof reasons)[]

/** What isn't in the other figures, so that they can be trusted. */
export function FilteredTab({ fileName }: { fileName(table: string): string }) {
  const { chosen, today } = usePeriod()
  return (
    <Answer<Filtered> path={`/api/analytics/filtered?${queryOf(chosen)}`} label="the filtered traffic">
      {({ rows, days, range, before, counted }) => {
        const left = rows.reduce((sum, { events }) => sum + events, 0)
        const leftBefore = rows.reduce((sum, row) => sum + row.before, 0)
        const leftToday = rows.reduce((sum, row) => sum + row.today, 0)
        const isToday = range.to === today
        return (
          <>
            {left === 0 && leftBefore === 0 ? (
              <EmptyState
                title="No traffic was filtered in this period"
                text="Events from robots that run scripts and from other websites are counted here, by reason, and nowhere else."
              />
            ) : (
              <>
                <div className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
                  <StatTile
                    label="Events filtered"
                    value={whole(left)}
                    note={
                      before
                        ? `${changeOf(left - leftToday, leftBefore)}${isToday ? ', without today' : ''}`
                        : undefined
                    }
                  />
                  <StatTile
                    label="Events counted"
                    value={whole(counted)}
                    note={`${share(left, left + counted)} of all events were filtered`}
                  />
                </div>
                <LineChart
                  isCount
                  title="Filtered events by day"
                  labelHeading="Day"
                  labels={days.map(({ day }) => shortDay(day))}
                  series={[
                    {
                      name: 'All',
                      values: days.map((day) => reasonKeys.reduce((sum, key) => sum + day[key], 0)),
                    },
                    ...reasonKeys.map((key) => ({ name: reasons[key], values: days.map((day) => day[key]) })),
                  ]}
                />
                <FigureTable<FilteredRow>
                  label="Filtered events by reason"
                  fileName={fileName('filtered')}
                  rows={rows}
                  keyOf={({ reason, agent }) => `${reason} ${agent}`}
                  columns={filteredColumns(before !== null, isToday)}
                />
              </>
            )}
            <Definitions>
              {before && isToday && <BeforeWithoutToday before={before} />}
              <p>
                <strong>Over the rate limit:</strong> beyond {whole(1200)} events a minute from one address,
                or {whole(12_000)} in all, only one in twenty is counted in the other figures, which are lower
                on those days.
              </p>
              <p>
                Only daily totals are kept, with the word in the user agent that identified a robot. Nothing
                is recorded about visitors who ask not to be tracked, so they are not included here. Robots
                that run no scripts send no events and appear nowhere.
              </p>
            </Definitions>
          </>
        )
      }}
    </Answer>
  )
}

const filteredColumns = (isCompared: boolean, isToday: boolean): Column<FilteredRow>[] => [
  { heading: 'Reason', value: ({ reason }) => reasons[reason] },
  { heading: 'Name', value: ({ agent }) => agent || '–' },
  { heading: 'Events', value: ({ events }) => events },
  ...(isCompared && isToday ? [{ heading: 'Of those today', value: ({ today }: FilteredRow) => today }] : []),
  ...(isCompared ? [{ heading: 'Events before', value: ({ before }: FilteredRow) => before }] : []),
]
