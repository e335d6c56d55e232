import type {
  ForecastMonth,
  ForecastRow,
  GroupRow,
  LossRow,
  StageRow,
} from '#features/leads/reports/report.schema.ts'
import { money } from '#lib/money.ts'
import type { Column } from '#ui/figure-table.tsx'

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(100 * share)}%`)
const days = (count: number) =>
  count < 1 ? 'under a day' : count < 2 ? '1 day' : `${Math.floor(count)} days`

/** A figure with the one of the period before below it. */
function Beside<Value extends number | null>({
  figure: { now, before },
  format = String,
}: {
  figure: { now: Value; before: Value }
  format?: (value: Value) => string
}) {
  return (
    <>
      {format(now)}
      {before !== null && (
        <span className="block text-xs text-slate">
          <span className="sr-only">before: </span>
          {format(before)}
        </span>
      )}
    </>
  )
}

export const groupColumns = (heading: string): Column<GroupRow>[] => [
  { heading, value: ({ name }) => name },
  {
    heading: 'New leads',
    value: ({ created }) => created.now,
    show: ({ created }) => <Beside figure={created} />,
  },
  { heading: 'Won', value: ({ won }) => won.now, show: ({ won }) => <Beside figure={won} /> },
  { heading: 'Lost', value: ({ lost }) => lost.now, show: ({ lost }) => <Beside figure={lost} /> },
  {
    heading: 'Win rate',
    value: ({ winRate }) => winRate.now,
    show: ({ winRate }) => <Beside figure={winRate} format={percent} />,
  },
  {
    heading: 'Won value',
    value: ({ wonValue }) => wonValue.now,
    show: ({ wonValue }) => <Beside figure={wonValue} format={money} />,
  },
  { heading: 'Open now', value: ({ open }) => open },
  { heading: 'Open value', value: ({ openValue }) => openValue, show: ({ openValue }) => money(openValue) },
]

export const stageColumns: Column<StageRow>[] = [
  { heading: 'Stage', value: ({ name }) => name },
  { heading: 'Leads', value: ({ count }) => count },
  { heading: 'Value', value: ({ value }) => value, show: ({ value }) => money(value) },
  {
    heading: 'Median age in the stage, days',
    value: ({ medianDays }) => Math.round(medianDays * 10) / 10,
    show: ({ count, medianDays }) => (count === 0 ? '–' : days(medianDays)),
  },
  {
    heading: 'Oldest, days',
    value: ({ oldestDays }) => Math.round(oldestDays * 10) / 10,
    show: ({ count, oldestDays }) => (count === 0 ? '–' : days(oldestDays)),
  },
]

export const lossColumns: Column<LossRow>[] = [
  { heading: 'Reason', value: ({ reason }) => reason },
  { heading: 'Lost', value: ({ lost }) => lost.now, show: ({ lost }) => <Beside figure={lost} /> },
  {
    heading: 'Value lost',
    value: ({ value }) => value.now,
    show: ({ value }) => <Beside figure={value} format={money} />,
  },
]

export const monthColumns: Column<ForecastMonth>[] = [
  { heading: 'Expected close', value: ({ name }) => name },
  { heading: 'Leads', value: ({ count }) => count },
  { heading: 'Value', value: ({ value }) => value, show: ({ value }) => money(value) },
  {
    heading: 'Expected value',
    value: ({ expected }) => Math.round(expected),
    show: ({ expected }) => money(Math.round(expected)),
  },
]

export const forecastColumns: Column<ForecastRow>[] = [
  { heading: 'Stage', value: ({ name }) => name },
  { heading: 'Leads', value: ({ count }) => count },
  { heading: 'Value', value: ({ value }) => value, show: ({ value }) => money(value) },
  {
    heading: 'Probability, %',
    value: ({ probability }) => probability,
  },
  {
    heading: 'Expected value',
    value: ({ expected }) => Math.round(expected),
    show: ({ expected }) => money(Math.round(expected)),
  },
]
