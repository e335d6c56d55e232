import type { Table } from '#features/demos/frame/demo.ts'
import { yearOf } from '#features/demos/frame/read/year-columns.ts'
import { withoutUnit } from '#features/demos/frame/without-unit.ts'
import type { SalesColumns } from './columns.ts'
import type { SaleRow } from './periods.ts'

export interface ReadSales {
  rows: SaleRow[]
  /** Unit of the values in the file, '' for none. */
  unit: string
  /** What the visitor calls the value. */
  value: string
  product: string
  isDivided: boolean
  /** They are there and all counted in the same. */
  hasUnits: boolean
  measures: string[]
  /** Names of two years that stand side by side. */
  years?: readonly [before: string, after: string]
}

/** Rows with a date, units and value, whichever layout the file has. Where a price stands for the value, it is multiplied by the units. */
export function readSales(table: Table<SalesColumns>): ReadSales {
  if (table.layout === 'years') return readYears(table)
  const { columns: cells, headings, units, lines, length } = table
  const isPriced = table.layout === 'priced'
  const unit = (isPriced ? units?.price : units?.revenue) || (cells.currency?.find(Boolean)?.trim() ?? '')
  return {
    rows: Array.from({ length }, (_, i) => ({
      at: cells.at[i] ?? 0,
      product: cells.product?.[i] ?? '',
      units: cells.units?.[i] || 0,
      revenue: (isPriced ? (cells.units?.[i] ?? 0) * (cells.price[i] ?? 0) : cells.revenue[i]) || 0,
      line: lines[i] ?? 0,
    })),
    unit,
    value: isPriced ? 'Units times price' : withoutUnit(headings?.revenue ?? 'Revenue', unit),
    product: headings?.product ?? 'Product',
    isDivided: cells.product !== undefined,
    hasUnits: cells.units !== undefined && measuresOf(cells.measure).length < 2,
    measures: measuresOf(cells.measure),
  }
}

/** What units are counted in, such as kg and pieces. */
const measuresOf = (cells: readonly string[] = []) =>
  [...new Set(cells.map((cell) => cell.trim().toUpperCase()))].filter(Boolean)

/** Two rows for each row of the file, in years that are one after the other whatever their names are. */
function readYears({ columns: cells, headings, units, lines, length }: Table<SalesColumns>): ReadSales {
  const years = [
    { at: Date.UTC(2000, 0), units: cells.unitsBefore, value: cells.revenueBefore, price: cells.priceBefore },
    { at: Date.UTC(2001, 0), units: cells.unitsAfter, value: cells.revenueAfter, price: cells.priceAfter },
  ]
  const isPriced = !cells.revenueBefore || !cells.revenueAfter
  const unit = (isPriced ? units?.priceAfter : units?.revenueAfter) ?? ''
  const named = (isPriced ? headings?.priceAfter : headings?.revenueAfter) ?? ''
  const nameOf = (one: string | undefined, other: string) => yearOf(one ?? '')?.name ?? other
  const value = withoutUnit(yearOf(named)?.rest ?? named, unit)
  return {
    rows: Array.from({ length }, (_, i) =>
      years.map((year) => ({
        at: year.at,
        product: cells.product?.[i] || `Row ${lines[i] ?? i + 1}`,
        units: year.units?.[i] || 0,
        revenue: (isPriced ? (year.units?.[i] || 0) * (year.price?.[i] || 0) : year.value?.[i]) || 0,
        line: lines[i] ?? 0,
      })),
    ).flat(),
    unit,
    value: isPriced ? 'Units times price' : value.replace(/^./u, (first) => first.toUpperCase()) || 'Value',
    product: headings?.product ?? 'Product',
    isDivided: true,
    hasUnits:
      cells.unitsBefore !== undefined &&
      cells.unitsAfter !== undefined &&
      measuresOf(cells.measure).length < 2,
    measures: measuresOf(cells.measure),
    years: [
      nameOf(headings?.revenueBefore ?? headings?.priceBefore, 'first year'),
      nameOf(headings?.revenueAfter ?? headings?.priceAfter, 'second year'),
    ],
  }
}
