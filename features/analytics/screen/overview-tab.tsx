import { Link } from '#ui/link.tsx'
import { BarChart } from '#ui/bar-chart.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FigureTable, type Column } from '#ui/figure-table.tsx'
import { LineChart } from '#ui/line-chart.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import type { Overview } from '#features/analytics/analytics-answer.schema.ts'
import { Answer } from './answer.tsx'
import { beforeInWords, changeOf, Definitions, longDay, share, shortDay, whole } from './figures.tsx'
import { queryOf, usePeriod } from './use-period.ts'

/** How many came, what they did, where from and to which pages. */
export function OverviewTab({ fileName }: { fileName(table: string): string }) {
  const { chosen, today } = usePeriod()
  return (
    <Answer<Overview>
      path={`/api/analytics/overview?${queryOf(chosen, ['device', 'source'])}`}
      label="the overview"
    >
      {(data) =>
        data.since === null ? (
          <NoVisitsYet />
        ) : (
          <>
            <Tiles data={data} />
            <Course data={data} isToday={data.range.to === today} />
            <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
              <TopSources rows={data.sources} isCompared={data.before !== null} />
              <TopPages rows={data.pages} isCompared={data.before !== null} />
            </div>
            <FigureTable
              label="Day by day"
              fileName={fileName('days')}
              shown={7}
              rows={data.days.map((day, at) => ({ ...day, before: data.daysBefore[at] })).toReversed()}
              keyOf={({ day }) => day}
              columns={dayColumns(data.before !== null)}
            />
            <WhatIsCounted since={data.since} />
          </>
        )
      }
    </Answer>
  )
}

function Tiles({ data: { totals, totalsBefore } }: { data: Overview }) {
  const note = (key: 'visits' | 'views' | 'started' | 'sent') =>
    totalsBefore ? changeOf(totals[key], totalsBefore[key]) : undefined
  const before = totalsBefore?.leads
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 xl:grid-cols-5">
      <StatTile label="Visits" value={whole(totals.visits)} note={note('visits')} />
      <StatTile label="Page views" value={whole(totals.views)} note={note('views')} />
      <StatTile label="Tools started" value={whole(totals.started)} note={note('started')} />
      <StatTile label="Forms sent" value={whole(totals.sent)} note={note('sent')} />
      <StatTile
        label="New leads"
        value={totals.leads === null ? '–' : whole(totals.leads)}
        note={
          totals.leads === null
            ? 'Leads are not linked to a device'
            : [
                `${share(totals.leads, totals.visits)} of visits`,
                typeof before === 'number' && changeOf(totals.leads, before),
              ]
                .filter(Boolean)
                .join(', ')
        }
      />
    </div>
  )
}

function Course({ data, isToday }: { data: Overview; isToday: boolean }) {
  const series = [
    { name: 'Visits', values: data.days.map(({ visits }) => visits) },
    ...(data.before ? [{ name: 'Before', values: data.daysBefore.map(({ visits }) => visits) }] : []),
  ]
  return (
    <div>
      <LineChart
        title="Visits a day"
        isCount
        labelHeading="Day"
        labels={data.days.map(({ day }) => shortDay(day))}
        series={series}
      />
      <p className="pt-1 text-xs text-slate">
        Days are those of London.{isToday && ' The last one is today, which isn’t over.'}
        {data.before && ` ${beforeInWords({ before: data.before, beforeUntil: data.beforeUntil })}`}
      </p>
    </div>
  )
}

function TopSources({ rows, isCompared }: { rows: Overview['sources']; isCompared: boolean }) {
  if (rows.length === 0)
    return <EmptyState title="No visits in this period" text="Choose another period above." />
  return (
    <div>
      <BarChart
        title="Visits by source"
        labelHeading="Source"
        labels={rows.map(({ origin }) => origin)}
        series={[
          { name: 'Visits', values: rows.map(({ visits }) => visits) },
          ...(isCompared ? [{ name: 'Before', values: rows.map(({ before }) => before) }] : []),
        ]}
      />
      <TabLink tab="sources">All sources and campaigns</TabLink>
    </div>
  )
}

function TopPages({ rows, isCompared }: { rows: Overview['pages']; isCompared: boolean }) {
  if (rows.length === 0)
    return <EmptyState title="No pages were viewed" text="Choose another period above." />
  return (
    <div>
      <BarChart
        title="Page views"
        labelHeading="Page"
        labels={rows.map(({ path }) => path)}
        series={[
          { name: 'Views', values: rows.map(({ views }) => views) },
          ...(isCompared ? [{ name: 'Before', values: rows.map(({ before }) => before) }] : []),
        ]}
      />
      <TabLink tab="pages">All pages</TabLink>
    </div>
  )
}

/** To another tab, with the same days and filters. */
function TabLink({ tab, children }: { tab: string; children: React.ReactNode }) {
  const [params] = useSearchParams()
  const target = new URLSearchParams(params)
  target.set('tab', tab)
  return (
    <Link
      to={`?${target}`}
      className="inline-flex min-h-8 items-center text-sea hover:underline touch:min-h-11"
    >
      {children}
    </Link>
  )
}

function WhatIsCounted({ since }: { since: string }) {
  return (
    <Definitions>
      <p>
        <strong>Visit:</strong> a page opened from elsewhere, counted without any identifier. Two tabs opened
        from outside are two visits; returning visitors can’t be recognised.
      </p>
      <p>
        <strong>Tool started:</strong> a first entry in a form, the assessment, the matcher, a calculator or a
        demo. <strong>Form sent:</strong> as the browser saw it. <strong>New lead:</strong> a person new to
        us, as the server kept it; leads that staff entered are not counted.
      </p>
      <p>
        Visitors who ask not to be tracked are not counted. Figures go back to {longDay(since)}; new visits
        are counted immediately.
      </p>
    </Definitions>
  )
}

function NoVisitsYet() {
  return (
    <EmptyState
      title="No visits yet"
      text="As soon as someone opens a page of the site it is counted here, without a cookie and without anything that identifies them. Your own visits count too, unless you opt out at the foot of a page."
    />
  )
}

interface Day {
  day: string
  visits: number
  views: number
  /** The day that it is compared with. */
  before: Overview['daysBefore'][number] | undefined
}

const dayColumns = (isCompared: boolean): Column<Day>[] => [
  { heading: 'Day', value: ({ day }) => day, show: ({ day }) => longDay(day) },
  { heading: 'Visits', value: ({ visits }) => visits },
  ...(isCompared ? [{ heading: 'Visits before', value: ({ before }: Day) => before?.visits ?? null }] : []),
  { heading: 'Page views', value: ({ views }) => views },
  ...(isCompared ? [{ heading: 'Views before', value: ({ before }: Day) => before?.views ?? null }] : []),
]
