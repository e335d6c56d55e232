import { DemoError, tableDemo, type Table } from '#features/demos/frame/demo.ts'
import { withoutUnit } from '#features/demos/frame/without-unit.ts'
import { columns, type SalesColumns } from './columns.ts'
import { ledgerOf, usualPeriod, type SaleRow } from './periods.ts'
import { sampleSales } from './sample.ts'
import { scaleOf } from './scale.ts'
import { salesReport } from './sales-report.ts'

const fewestPeriods = 8

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
    minRows: fewestPeriods,
    wide: { by: 'periods', value: 'revenue', name: 'at' },
  },
  sample: () => tableOf(sampleSales()),
  compute(table, settings) {
    const { headings, units } = table
    const rows = rowsOf(table)
    const kind = settings.period === 'auto' ? usualPeriod(rows) : settings.period
    const inFile = units?.revenue ?? ''
    const unit = { file: inFile, none: '' }[settings.unit as 'file' | 'none'] ?? settings.unit
    const ledger = ledgerOf(rows, {
      kind,
      scale: scaleOf(table.columns.revenue, unit),
      isAveraged: settings.combine === 'mean',
      isDivided: table.columns.product !== undefined,
      hasUnits: table.columns.units !== undefined,
    })
    const { length } = ledger.starts
    const value = withoutUnit(headings?.revenue ?? 'Revenue', inFile)
    if (length < fewestPeriods)
      throw new DemoError(
        `The rows cover ${length} ${kind}${length === 1 ? '' : 's'}; a trend and a tested forecast need at least ${fewestPeriods}. Choose a shorter period or a longer extract.`,
      )
    if (ledger.minor.every((minor) => minor === ledger.minor[0]))
      throw new DemoError(
        `${value} is the same in every ${kind}, so there is nothing to explain or forecast.`,
      )
    return salesReport(ledger, settings, { value, product: headings?.product ?? 'Product' })
  },
})

function tableOf(sales: ReturnType<typeof sampleSales>): Table<SalesColumns> {
  return {
    length: sales.length,
    lines: sales.map((_, i) => i + 2),
    columns: {
      at: sales.map(({ at }) => at),
      product: sales.map(({ product }) => product),
      units: sales.map(({ units }) => units),
      revenue: sales.map(({ revenue }) => revenue),
    },
    headings: { revenue: 'Revenue (£)' },
    units: { revenue: '£' },
  }
}

function rowsOf({ length, lines, columns: cells }: Table<SalesColumns>): SaleRow[] {
  return Array.from({ length }, (_, i) => ({
    at: cells.at[i] ?? 0,
    product: cells.product?.[i] ?? '',
    units: cells.units?.[i] || 0,
    revenue: cells.revenue[i] ?? 0,
    line: lines[i] ?? 0,
  }))
}
