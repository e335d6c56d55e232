import { DemoError, tableDemo, type Table } from '#features/demos/frame/demo.ts'
import { columns, type SalesColumns } from './columns.ts'
import { ledgerOf, type SaleRow } from './periods.ts'
import { sampleSales } from './sample.ts'
import { salesReport } from './sales-report.ts'

export const demo = tableDemo({
  slug: 'ai-enhanced-reporting',
  settings: {
    period: {
      kind: 'choice',
      label: 'Period',
      options: [
        { value: 'month', label: 'Month' },
        { value: 'week', label: 'Week' },
        { value: 'quarter', label: 'Quarter' },
      ],
      value: 'month',
    },
    held: {
      kind: 'number',
      label: 'Held out for the test',
      unit: 'periods',
      min: 2,
      max: 52,
      step: 1,
      value: 6,
      hint: 'The last ones; the test forecast never sees them',
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
      label: 'Currency',
      options: [
        { value: '£', label: 'Pounds' },
        { value: '€', label: 'Euros' },
        { value: '$', label: 'Dollars' },
      ],
      value: '£',
    },
  },
  input: { kind: 'table', columns, minRows: 8, wide: { by: 'periods', value: 'revenue', name: 'at' } },
  sample: () => tableOf(sampleSales()),
  compute(table, settings) {
    const ledger = ledgerOf(rowsOf(table), settings.period)
    const count = ledger.starts.length
    if (count < 8) {
      throw new DemoError(
        `The rows make ${count} ${settings.period}${count === 1 ? '' : 's'}; a trend and a tested forecast need at least 8. Choose a shorter period or a longer extract.`,
      )
    }
    if (ledger.pence.every((pence) => pence === ledger.pence[0])) {
      throw new DemoError('Every period has the same revenue, so there is nothing to explain or to forecast.')
    }
    return salesReport(ledger, settings)
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
  }
}

function rowsOf({ length, lines, columns: cells }: Table<SalesColumns>): SaleRow[] {
  return Array.from({ length }, (_, i) => ({
    at: cells.at[i] ?? 0,
    product: cells.product[i] ?? '',
    units: cells.units[i] ?? 0,
    revenue: cells.revenue[i] ?? 0,
    line: lines[i] ?? 0,
  }))
}
