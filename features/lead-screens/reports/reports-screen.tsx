import { useQuery } from '@tanstack/react-query'
import {
  groupings,
  reportNames,
  type ForecastReport,
  type GroupReport,
  type Grouping,
  type LossReport,
  type ReportName,
  type StageReport,
} from '#features/leads/reports/report.schema.ts'
import { messageOf } from '#lib/api-client.ts'
import { periodNames, type PeriodName } from '#lib/like-periods.ts'
import { money } from '#lib/money.ts'
import { longTime } from '#lib/office-time.ts'
import { BarChart } from '#ui/bar-chart.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectField } from '#ui/field.tsx'
import { FigureTable } from '#ui/figure-table.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { forecastColumns, groupColumns, lossColumns, monthColumns, stageColumns } from './report-columns.tsx'
import { ReportMails } from './report-mails.tsx'
import { reportTitles } from '#features/leads/reports/report-words.ts'

const tabs = reportNames.map((value) => ({ value, label: reportTitles[value] }))
const periodLabels: Record<PeriodName, string> = {
  today: 'Today',
  week: 'This week',
  month: 'This month',
  quarter: 'This quarter',
  year: 'This year',
}
const groupingLabels: Record<Grouping, string> = {
  source: 'By source',
  campaign: 'By campaign',
  sector: 'By sector',
}
const headings: Record<Grouping, string> = { source: 'Source', campaign: 'Campaign', sector: 'Sector' }

/** How the business of leads goes: each report with its figures as a file, and by mail on Mondays for who wants it. */
export function ReportsScreen() {
  const [params, setParams] = useSearchParams()
  const report = reportNames.find((one) => one === params.get('report')) ?? 'people'
  const period = periodNames.find((one) => one === params.get('period')) ?? 'month'
  const by = groupings.find((one) => one === params.get('by')) ?? 'source'
  const set = (name: string, value: string) =>
    setParams((before) => {
      before.set(name, value)
      return before
    })
  const isTimed = report !== 'stages' && report !== 'forecast'
  return (
    <>
      <h1 className="pb-4 text-2xl">Reports</h1>
      <Tabs
        label="Reports"
        tabs={tabs}
        value={report}
        onChange={(next) => setParams(next === 'people' ? { period } : { report: next, period })}
      >
        {isTimed && (
          <div className="flex flex-wrap gap-2 pb-5">
            <SelectField
              name="period"
              label="Period"
              isLabelHidden
              value={period}
              options={periodNames.map((value) => ({ value, label: periodLabels[value] }))}
              onChange={({ target }) => set('period', target.value)}
              className="w-44"
            />
            {report === 'sources' && (
              <SelectField
                name="by"
                label="Grouped by"
                isLabelHidden
                value={by}
                options={groupings.map((value) => ({ value, label: groupingLabels[value] }))}
                onChange={({ target }) => set('by', target.value)}
                className="w-44"
              />
            )}
          </div>
        )}
        <Report key={report} report={report} period={period} by={by} />
      </Tabs>
      <ReportMails />
    </>
  )
}

function Report({ report, period, by }: { report: ReportName; period: PeriodName; by: Grouping }) {
  if (report === 'people')
    return <Groups url={`/api/reports/people?period=${period}`} heading="Person" fileName="people" />
  if (report === 'sources')
    return (
      <Groups
        url={`/api/reports/sources?period=${period}&by=${by}`}
        heading={headings[by]}
        fileName={`leads-by-${by}`}
      />
    )
  if (report === 'stages') return <Stages />
  if (report === 'losses') return <Losses period={period} />
  return <Forecast />
}

interface ReadProps<Answer> {
  url: string
  children(data: Answer): React.ReactNode
}

function Read<Answer>({ url, children }: ReadProps<Answer>) {
  const { data, error, refetch } = useQuery<Answer>({ queryKey: [url] })
  if (error && !data)
    return (
      <ErrorState title="The report can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={6} label="Loading the report" />
  return <div className="grid gap-8">{children(data)}</div>
}

/** Which moments are compared. */
function Compared({ now, before }: Pick<GroupReport, 'now' | 'before'>) {
  return (
    <p className="text-sm text-slate">
      {`${longTime(now.from)} until now, compared with ${longTime(before.from)} to ${longTime(before.to)}. London time.`}
    </p>
  )
}

const smallFigures = 'In small, the period before.'

const nothing = (
  <EmptyState title="Nothing to report" text="No leads came in, were won or were lost in either period." />
)

function Groups({ url, heading, fileName }: { url: string; heading: string; fileName: string }) {
  return (
    <Read<GroupReport> url={url}>
      {({ now, before, items }) => (
        <>
          <Compared now={now} before={before} />
          {items.length === 0 ? (
            nothing
          ) : (
            <>
              <BarChart
                title="New leads"
                labelHeading={heading}
                labels={items.slice(0, 10).map(({ name }) => name)}
                series={[
                  { name: 'This period', values: items.slice(0, 10).map(({ created }) => created.now) },
                  { name: 'The one before', values: items.slice(0, 10).map(({ created }) => created.before) },
                ]}
              />
              <FigureTable
                label="Figures"
                rows={items}
                keyOf={({ key }) => key}
                columns={groupColumns(heading)}
                fileName={fileName}
                note={smallFigures}
              />
            </>
          )}
        </>
      )}
    </Read>
  )
}

function Stages() {
  return (
    <Read<StageReport> url="/api/reports/stages">
      {({ items }) => (
        <>
          <BarChart
            title="Open leads"
            labelHeading="Stage"
            labels={items.map(({ name }) => name)}
            series={[{ name: 'Leads', values: items.map(({ count }) => count) }]}
          />
          <FigureTable
            label="Figures"
            rows={items}
            keyOf={({ stage }) => stage}
            columns={stageColumns}
            fileName="stages"
          />
        </>
      )}
    </Read>
  )
}

function Losses({ period }: { period: PeriodName }) {
  return (
    <Read<LossReport> url={`/api/reports/losses?period=${period}`}>
      {({ now, before, items }) => (
        <>
          <Compared now={now} before={before} />
          {items.length === 0 ? (
            nothing
          ) : (
            <FigureTable
              label="Loss reasons"
              rows={items}
              keyOf={({ reason }) => reason}
              columns={lossColumns}
              fileName="loss-reasons"
              note={smallFigures}
            />
          )}
        </>
      )}
    </Read>
  )
}

function Forecast() {
  return (
    <Read<ForecastReport> url="/api/reports/forecast">
      {({ items, months, value, expected, withoutValue }) => (
        <>
          <p className="max-w-text">
            <strong className="font-heading text-2xl tabular-nums">{money(Math.round(expected))}</strong>{' '}
            expected from open leads worth {money(value)}: the value in each stage times the stage’s
            probability.
            {withoutValue > 0 &&
              ` ${withoutValue} open ${withoutValue === 1 ? 'lead has' : 'leads have'} no value and ${withoutValue === 1 ? 'counts' : 'count'} as nothing.`}
          </p>
          <BarChart
            title="Value by stage"
            labelHeading="Stage"
            labels={items.map(({ name }) => name)}
            series={[
              { name: 'Value', values: items.map((one) => one.value) },
              { name: 'Expected', values: items.map((one) => Math.round(one.expected)) },
            ]}
            format={money}
          />
          <FigureTable
            label="Figures"
            rows={items}
            keyOf={({ stage }) => stage}
            columns={forecastColumns}
            fileName="forecast"
          />
          <FigureTable
            label="By month of the expected close"
            rows={months}
            keyOf={({ name }) => name}
            columns={monthColumns}
            fileName="forecast-months"
          />
        </>
      )}
    </Read>
  )
}
