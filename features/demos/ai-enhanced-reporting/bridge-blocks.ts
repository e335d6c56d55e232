import type { Block, BridgeBlock } from '#features/demos/frame/report/report.ts'
import type { SpanChange } from './analyse-sales.ts'
import type { Headings } from './headings.ts'
import { periodName, type Ledger } from './periods.ts'
import type { Bridge } from './price-volume-mix.ts'
import type { Scale } from './scale.ts'

const mostSteps = 7

const titleWith = (title: string, { unit, isCurrency }: Scale) =>
  unit && !isCurrency ? `${title}, ${unit}` : title

function totals({ kind, starts, scale, years }: Ledger, { before, after, span }: SpanChange) {
  const nameAt = (back: number) => periodName(starts[starts.length - back] ?? 0, kind)
  const label = (first: number, last: number) =>
    first === last ? nameAt(first) : `${nameAt(first)} to ${nameAt(last)}`
  return [
    { label: years?.[0] ?? label(2 * span, span + 1), value: before / scale.minor, isTotal: true },
    { label: years?.[1] ?? label(span, 1), value: after / scale.minor, isTotal: true },
  ] as const
}

const unitOf = ({ unit, isCurrency }: Scale) => (isCurrency ? { unit } : {})

export function bridgeBlock(
  ledger: Ledger,
  { total }: Bridge,
  analysis: SpanChange,
  { value, product }: Headings,
): BridgeBlock {
  const { scale } = ledger
  const { volume, mix, price, launched, ended } = total
  const [from, to] = totals(ledger, analysis)
  const steps = [
    { label: 'Volume', value: volume },
    { label: 'Mix', value: mix },
    { label: 'Price', value: price },
    { label: 'New products', value: launched },
    { label: 'Ended products', value: ended },
  ]
  return {
    id: 'bridge',
    kind: 'bridge',
    title: titleWith(`What changed ${value}`, scale),
    labelHeading: 'Step',
    steps: [
      from,
      ...steps
        .filter((step) => step.value !== 0 || !step.label.endsWith('products'))
        .map((step) => ({ ...step, value: step.value / scale.minor })),
      to,
    ],
    ...unitOf(scale),
    digits: scale.digits,
    note: `Volume: as if all units had grown equally, at old prices. Mix: the shift between one ${product.toLowerCase()} and another. Price: the new units at the change in price.`,
  }
}

export function bridgeTable(
  { scale }: Ledger,
  { before, after, total, rows }: Bridge,
  { product }: Headings,
): Block {
  const cells = (row: Bridge['rows'][number]) =>
    [row.before, row.volume, row.mix, row.price, row.launched + row.ended, row.after].map(
      (minor) => minor / scale.minor,
    )
  return {
    id: 'bridge-products',
    kind: 'table',
    title: `What changed, by ${product}`,
    columns: [
      { label: product },
      ...['Before', 'Volume', 'Mix', 'Price', 'New or ended', 'After'].map((label) => ({
        label,
        unit: scale.unit,
        digits: Math.log10(scale.minor),
      })),
    ],
    rows: [
      ['All', ...cells({ product: 'All', before, after, ...total })],
      ...rows
        .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
        .map((row) => [row.product, ...cells(row)]),
    ],
    note: 'Each row adds up from left to right, each column from top to bottom, exactly.',
  }
}

/** Without units: which products moved the value, the rest as one step. */
export function changeBlock(ledger: Ledger, analysis: SpanChange, { value, product }: Headings): BridgeBlock {
  const { scale } = ledger
  const [from, to] = totals(ledger, analysis)
  const steps = analysis.changes.map(({ name, before, after }) => ({
    label: name || 'without a name',
    value: (after - before) / scale.minor,
  }))
  const rest = steps.slice(mostSteps).reduce((sum, step) => sum + step.value, 0)
  return {
    id: 'bridge',
    kind: 'bridge',
    title: titleWith(`What changed ${value}, by ${product}`, scale),
    labelHeading: product,
    steps: [
      from,
      ...steps.slice(0, mostSteps),
      ...(steps.length > mostSteps ? [{ label: `${steps.length - mostSteps} others`, value: rest }] : []),
      to,
    ],
    ...unitOf(scale),
    digits: scale.digits,
    note: 'With a column of units, the page can also tell volume from price.',
  }
}
