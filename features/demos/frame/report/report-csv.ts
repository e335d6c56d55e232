import { toCsv, type Cell } from '#lib/csv.ts'
import { readingsOf } from '#ui/plot-shapes.ts'
import type { PlotSpec } from '#ui/plot-spec.ts'
import { plainCell, plainFigure } from './plain-values.ts'
import type { Block, Report } from './report.ts'

export interface SavedFile {
  name: string
  blob: Blob
}

/** One file with everything: the figures, then each table and chart under its title, an empty line between. */
export function reportFiles(report: Report): SavedFile[] {
  const text = `\uFEFF${toCsv(reportRows(report))}`
  return [{ name: 'result.csv', blob: new Blob([text], { type: 'text/csv;charset=utf-8' }) }]
}

export function reportRows({
  headline,
  figures,
  meaning,
  blocks,
  warnings = [],
  checks = [],
}: Report): Cell[][] {
  return [
    ['Result', headline],
    ...meaning.map(({ text }) => ['Meaning', text]),
    ...warnings.map((text) => ['Warning', text]),
    ...checks.map(({ name, state, says }) => ['Check', `${name}: ${state}`, says]),
    [],
    ['Figure', 'Value', 'Unit', 'Basis'],
    ...figures.map(({ label, value, basis }) => [label, ...plainFigure(value), basis]),
    ...blocks.flatMap((block) => {
      const rows = rowsOf(block)
      return rows.length > 0 ? [[], [block.title], ...rows] : []
    }),
  ]
}

function rowsOf(block: Block): Cell[][] {
  if (block.kind === 'table') {
    const heads = block.columns.map(({ label, unit }) => (unit ? `${label}, ${unit}` : label))
    return [heads, ...block.rows.map((row) => row.map(plainCell))]
  }
  if (block.kind === 'bars') {
    const heads = [block.labelHeading, ...block.series.map(({ name }) => name)]
    return [
      heads,
      ...block.labels.map((label, i) => [plainCell(label), ...block.series.map(({ values }) => values[i])]),
    ]
  }
  if (block.kind === 'bridge') {
    const value = block.unit ? `Value, ${block.unit}` : 'Value'
    return [[block.labelHeading, value], ...block.steps.map(({ label, value }) => [label, value])]
  }
  if (block.kind === 'plot') return plotRows(block.plot)
  return (block.marks ?? []).map(({ shape, label, tone, at }) => [shape, label, tone, ...at])
}

function plotRows(plot: PlotSpec): Cell[][] {
  const places = readingsOf(plot)
  const names = [...new Set(places.flatMap(({ values }) => values.map(({ name }) => name)))]
  // Without a zone: times are those of the visitor's own clocks.
  const atX = (x: number) =>
    plot.x.kind === 'time' && Number.isFinite(x) ? new Date(x).toISOString().replace(/(?:\.000)?Z$/, '') : x
  const fixed = plot.layers.flatMap((layer): Cell[][] =>
    layer.kind === 'level' ? [[layer.name, layer.y]] : layer.kind === 'mark' ? [[layer.name, layer.x]] : [],
  )
  return [
    ...fixed,
    [plot.x.label, ...names],
    ...places.map(({ x, values }) => [
      atX(x),
      ...names.map((name) => values.find((one) => one.name === name)?.value),
    ]),
  ]
}
