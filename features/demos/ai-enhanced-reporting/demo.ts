import { DemoError, tableDemo, type Table } from '#features/demos/frame/demo.ts'
import type { SalesSettings } from './analyse-sales.ts'
import { changeReport } from './change-report.ts'
import { columns, layouts, type SalesColumns } from './columns.ts'
import { ledgerOf, usualPeriod, type PeriodKind } from './periods.ts'
import { currencyQuestion, inOneCurrency } from './one-currency.ts'
import { readSales } from './read-sales.ts'
import { sampleSales } from './sample.ts'
import type { Report } from '#features/demos/frame/report/report.ts'
import { unitsChecks } from './units-checks.ts'
import { scaleOf } from './scale.ts'
import { salesReport } from './sales-report.ts'

const fewestPeriods = 8

type DemoSettings = SalesSettings & { period: 'auto' | PeriodKind; combine: string; unit: string }

export const demo = tableDemo({
  slug: 'ai-enhanced-reporting',
  settings: {
    period: {
      kind: 'choice',
      label: 'Period',
      options: [
        { value: 'auto', label: 'Worked out from the dates' },
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
        { value: 'month', label: 'Month' },
        { value: 'quarter', label: 'Quarter' },
        { value: 'half-year', label: 'Half-year' },
        { value: 'year', label: 'Year' },
      ],
      value: 'auto',
    },
    combine: {
      kind: 'choice',
      label: 'Rows of a period',
      hint: 'Sales are added up; prices, rates and temperatures are averaged',
      options: [
        { value: 'sum', label: 'Added up' },
        { value: 'mean', label: 'Averaged' },
      ],
      value: 'sum',
    },
    held: {
      kind: 'number',
      label: 'Held out for the test',
      unit: 'periods',
      min: 2,
      max: 52,
      step: 1,
      value: 6,
      hint: 'The most recent ones; the test forecast never sees them',
    },
    ahead: { kind: 'number', label: 'Forecast', unit: 'periods', min: 1, max: 52, step: 1, value: 12 },
    form: {
      kind: 'choice',
      label: 'Season',
      options: [
        { value: 'auto', label: 'Whichever fits better' },
        { value: 'additive', label: 'Additive' },
        { value: 'multiplicative', label: 'Multiplicative' },
      ],
      value: 'auto',
    },
    unit: {
      kind: 'choice',
      label: 'Unit',
      options: [
        { value: 'file', label: 'As in the file' },
        { value: '£', label: 'Pounds' },
        { value: '€', label: 'Euros' },
        { value: '$', label: 'Dollars' },
        { value: 'none', label: 'None' },
      ],
      value: 'file',
    },
  },
  input: {
    kind: 'table',
    columns,
    layouts,
    minRows: 2,
    groups: 'product',
    wide: { by: 'periods', value: 'revenue', name: 'at' },
  },
  sample: () => tableOf(sampleSales()),
  compute(whole, settings, { meanings: said }) {
    const { table, meanings } = inOneCurrency(whole, said)
    if (!table) return currencyQuestion(meanings)
    const report = reportOf(table, settings)
    return meanings ? { ...report, meanings } : report
  },
})

function reportOf(table: Table<SalesColumns>, settings: DemoSettings) {
  const read = readSales(table)
  const { rows, value, product, years, ...sales } = read
  const { hasUnits, checks } = unitsChecks(read)
  const withChecks = (report: Report): Report => ({
    ...report,
    checks: [...(report.checks ?? []), ...checks],
  })
  const kind = years ? 'year' : settings.period === 'auto' ? usualPeriod(rows) : settings.period
  const unit = { file: sales.unit, none: '' }[settings.unit as 'file' | 'none'] ?? settings.unit
  const ledger = ledgerOf(rows, {
    kind,
    scale: scaleOf(
      rows.map(({ revenue }) => revenue),
      unit,
    ),
    isAveraged: settings.combine === 'mean' && !years,
    isDivided: sales.isDivided,
    hasUnits,
  })
  const { length } = ledger.starts
  if (kind === 'year' && length >= 2 && length < fewestPeriods && !ledger.isAveraged)
    return withChecks(changeReport({ ...ledger, ...(years && { years }) }, { value, product }))
  if (length < fewestPeriods)
    throw new DemoError(
      `The rows cover ${length} ${kind}${length === 1 ? '' : 's'}; a trend and a tested forecast need at least ${fewestPeriods}. Choose a shorter period or a longer extract, or give two years to be compared.`,
    )
  if (ledger.minor.every((minor) => minor === ledger.minor[0]))
    throw new DemoError(`${value} is the same in every ${kind}, so there is nothing to explain or forecast.`)
  return withChecks(salesReport(ledger, settings, { value, product }))
}

function tableOf(sales: ReturnType<typeof sampleSales>): Table<SalesColumns> {
  return {
    length: sales.length,
    lines: sales.map((_, i) => i + 2),
    columns: {
      at: sales.map(({ at }) => at),
      product: sales.map(({ product }) => product),
      units: sales.map(({ units }) => units),
      revenue: sales.map(({ revenue }) => revenue),
      price: [],
      ...noYears,
    },
    headings: { revenue: 'Revenue (£)' },
    units: { revenue: '£' },
  }
}

/** The sample has rows with dates, of one currency and one unit. */
const noYears = {
  currency: undefined,
  measure: undefined,
  unitsBefore: undefined,
  unitsAfter: undefined,
  revenueBefore: undefined,
  revenueAfter: undefined,
  priceBefore: undefined,
  priceAfter: undefined,
}
