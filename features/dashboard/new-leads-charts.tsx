import { Link } from '#ui/link.tsx'
import { sources, type Source } from '#features/leads/lead.schema.ts'
import { sourceNames } from '#features/leads/lead-words.ts'
import { BarChart } from '#ui/bar-chart.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LineChart } from '#ui/line-chart.tsx'
import type { Dashboard } from './dashboard.schema.ts'

type Days = Dashboard['newLeads']

const dayMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const week = 7

/** New leads of the last 30 days, by source and day by day. */
export function NewLeadsCharts({ days, isLinked }: { days: Days; isLinked: boolean }) {
  const used = sources.filter((source) => countOf(days, source) > 0)
  return (
    <section aria-labelledby="new-leads" className="border-t border-rule pt-5 mt-8">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="new-leads" className="text-lg">
          New leads
        </h2>
        {isLinked && days[0] && used.length > 0 && (
          <Link to={`/leads?from=${days[0].day}`} className="text-sea hover:underline">
            Show them
          </Link>
        )}
      </div>
      {used.length === 0 ? (
        <EmptyState title="None in 30 days" text="New leads will be counted here by where they come from." />
      ) : (
        <div className="grid gap-x-10 gap-y-8 pt-4 lg:grid-cols-2">
          <BarChart
            title="By source"
            labelHeading="Source"
            labels={used.map((source) => sourceNames[source])}
            series={[
              { name: 'Last 7 days', values: used.map((source) => countOf(days.slice(-week), source)) },
              { name: 'Last 30 days', values: used.map((source) => countOf(days, source)) },
            ]}
          />
          <LineChart
            title="Day by day"
            isCount
            labelHeading="Day"
            labels={days.map(({ day }) => dayMonth.format(new Date(day)))}
            series={[
              {
                name: 'New leads',
                values: days.map(({ bySource }) =>
                  Object.values(bySource).reduce((sum, one) => sum + one, 0),
                ),
              },
            ]}
          />
        </div>
      )}
    </section>
  )
}

function countOf(days: Days, source: Source): number {
  return days.reduce((sum, { bySource }) => sum + (bySource[source] ?? 0), 0)
}
