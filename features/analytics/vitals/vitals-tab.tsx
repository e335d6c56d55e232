import { EmptyState } from '#ui/empty-state.tsx'
import { FigureTable, type Column } from '#ui/figure-table.tsx'
import { LineChart } from '#ui/line-chart.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import type { Reading, RouteRow, VitalsAnswer } from '#features/analytics/analytics-answer.schema.ts'
import { Answer } from '#features/analytics/screen/answer.tsx'
import { Definitions, fewest, longDay, shortDay, whole } from '#features/analytics/screen/figures.tsx'
import { queryOf, usePeriod } from '#features/analytics/screen/use-period.ts'
import { VitalTile } from './vital-tile.tsx'
import { formatVital, limits, metricNames, shownMetrics, verdictOf, verdictWords } from './vital-words.ts'
import type { Metric } from './vitals.schema.ts'

/** How quick the pages were for those who opened them. */
export function VitalsTab({ fileName }: { fileName(table: string): string }) {
  const { chosen } = usePeriod()
  const [params, setParams] = useSearchParams()
  const metric = shownMetrics.find((one) => one === params.get('metric')) ?? 'LCP'
  const route = params.get('route') || undefined
  const set = (name: 'metric' | 'route', value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const query = queryOf(chosen, ['device'])
  query.set('metric', metric)
  if (route) query.set('route', route)
  return (
    <Answer<VitalsAnswer> path={`/api/analytics/vitals?${query}`} label="the vitals">
      {(data) =>
        data.routes.length === 0 ? (
          <EmptyState
            title="Nothing was measured in this period"
            text="Once visitors open pages, each page reports how quick it was, five seconds after loading."
          />
        ) : (
          <>
            <Tiles data={data} metric={metric} onChoose={(one) => set('metric', one)} />
            <Course data={data} route={route} onAll={() => set('route', '')} />
            <FigureTable<RouteRow>
              label="By kind of page"
              fileName={fileName('vitals')}
              rows={data.routes}
              keyOf={(row) => row.route}
              shown={10}
              columns={routeColumns(metric, route, (one) => set('route', one === route ? '' : one))}
            />
            <Meanings />
          </>
        )
      }
    </Answer>
  )
}

const TooFew = () => <span className="text-xs text-slate">too few to say</span>

function Tiles({
  data: { readings, grade },
  metric,
  onChoose,
}: {
  data: VitalsAnswer
  metric: Metric
  onChoose(metric: Metric): void
}) {
  return (
    <div className="grid gap-6 lg:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="border-t-2 border-sea pt-3">
        <p className="text-sm text-slate">Grade of all pages</p>
        <p className="font-heading text-4xl font-semibold tracking-tight tabular-nums">
          {grade && grade.samples >= fewest ? grade.grade : '–'}
        </p>
        <p className="text-xs text-slate">
          {grade && grade.samples < fewest
            ? `${whole(grade.samples)} page loads: too few to say`
            : `of 100, from ${whole(grade?.samples ?? 0)} page loads`}
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3 xl:grid-cols-6">
        {shownMetrics.map((one) => (
          <li key={one} className="min-w-0">
            <VitalTile
              metric={one}
              reading={readings.find((reading) => reading.metric === one)}
              isChosen={one === metric}
              onChoose={() => onChoose(one)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Course({
  data: { days, metric, before, readings },
  route,
  onAll,
}: {
  data: VitalsAnswer
  route: string | undefined
  onAll(): void
}) {
  const limit = {
    value: limits[metric].good,
    label: `good up to ${formatVital(metric, limits[metric].good)}`,
  }
  const overall = readings.find((reading) => reading.metric === metric)
  return (
    <div>
      <LineChart
        title={`${metric}, ${metricNames[metric].toLowerCase()}: three of four ${route ?? 'page'} loads were quicker`}
        labelHeading="Day"
        labels={days.map(({ day }) => shortDay(day))}
        format={(value) => formatVital(metric, value)}
        series={[{ name: `p75 of ${metric}`, values: days.map(({ p75 }) => p75) }]}
        limit={limit}
      />
      <p className="pt-1 text-xs text-slate">
        Days of London; the line pauses where nothing was measured.
        {before &&
          typeof overall?.before === 'number' &&
          ` All pages from ${longDay(before.from)} to ${longDay(before.to)}: ${formatVital(metric, overall.before)}.`}
        {route && (
          <>
            {' '}
            <button type="button" onClick={onAll} className="cursor-pointer text-sea hover:underline">
              Show all pages
            </button>
          </>
        )}
      </p>
    </div>
  )
}

function readingColumn(metric: Metric) {
  const of = ({ readings }: RouteRow): Reading | undefined =>
    readings.find((reading) => reading.metric === metric)
  return {
    heading: metric,
    value: (row: RouteRow) => of(row)?.p75 ?? null,
    show: (row: RouteRow) => {
      const { p75 = null, samples = 0 } = of(row) ?? {}
      if (p75 === null) return '–'
      const verdict = verdictOf(metric, p75)
      return (
        <>
          <span className={verdict === 'poor' ? 'text-signal-strong' : undefined}>
            {formatVital(metric, p75)}
          </span>
          <span className="block text-xs text-slate">
            {samples < fewest ? `${samples}: too few` : verdict === 'good' ? '' : verdictWords[verdict]}
          </span>
        </>
      )
    },
  }
}

function Meanings() {
  return (
    <Definitions>
      <p>
        <strong>p75:</strong> three of four page loads were at least this good, from counts in bands 5% wide,
        so a figure is right within 2.5%. Nothing is kept of single visits. Fewer than {fewest} measurements
        are marked: too few to say.
      </p>
      <p>
        <strong>Grade:</strong> 100, less up to 20 each for LCP, FID and CLS. Older versions of Safari measure
        neither LCP, INP nor CLS, so the numbers of measurements differ. Pages of one kind are measured
        together: /usecases/… are all use cases.
      </p>
    </Definitions>
  )
}

const routeColumns = (
  metric: Metric,
  chosen: string | undefined,
  onChoose: (route: string) => void,
): Column<RouteRow>[] => [
  {
    heading: 'Pages',
    value: (row) => row.route,
    show: (row) => (
      <button
        type="button"
        aria-pressed={row.route === chosen}
        onClick={() => onChoose(row.route)}
        className="cursor-pointer text-left break-all text-sea hover:underline aria-pressed:font-semibold touch:min-h-11"
      >
        {row.route}
      </button>
    ),
  },
  ...shownMetrics.map((one) => readingColumn(one)),
  { heading: 'Loads', value: (row) => row.samples },
  {
    heading: 'Grade',
    value: (row) => row.grade,
    show: (row) => (row.samples < fewest ? <TooFew /> : row.grade),
  },
  {
    heading: `${metric} over time`,
    value: ({ trend }) => trend.map((value) => value ?? '').join(' '),
    show: ({ trend }) => <Sparkline values={trend} />,
  },
]
