import { DemoError, tableDemo } from '#features/demos/frame/demo.ts'
import { columns, layouts } from './columns.ts'
import { gaugeReport } from './gauge-report.ts'
import { paretoReport } from './pareto-report.ts'
import { findGauge, readGauge } from './read-gauge.ts'
import { qualityReport } from './quality-report.ts'
import { readQuality } from './read-quality.ts'
import { referenceGroups, sampleTable } from './sample.ts'

export const demo = tableDemo({
  slug: 'quality-insight-automation',
  settings: {
    chart: {
      kind: 'choice',
      label: 'Chart',
      options: [
        { value: 'auto', label: 'As the columns suggest' },
        { value: 'single', label: 'I and MR, each reading' },
        { value: 'range', label: 'X̄ and R, by subgroup' },
        { value: 'deviation', label: 'X̄ and S, by subgroup' },
        { value: 'p', label: 'p, share of defective parts' },
        { value: 'np', label: 'np, number of defective parts' },
        { value: 'c', label: 'c, defects in a lot' },
        { value: 'u', label: 'u, defects in a unit' },
        { value: 'gauge', label: 'Gauge R&R, crossed' },
      ],
      value: 'auto',
    },
    reference: {
      kind: 'number',
      label: 'Points that set the limits',
      group: 'Limits and rules',
      hint: 'Counted from the start of each chart and stage; 0 uses all',
      min: 0,
      max: 200_000,
      step: 1,
      value: referenceGroups,
      forOwnFile: 0,
    },
    rules: {
      kind: 'choice',
      label: 'Western Electric rules',
      group: 'Limits and rules',
      options: [
        { value: '4', label: '1 to 4' },
        { value: '2', label: '1 and 2' },
        { value: '1', label: '1 only' },
      ],
      value: '4',
    },
    lower: {
      kind: 'number',
      label: 'Lower tolerance limit',
      hint: 'From the drawing, in the unit of the readings; leave empty if there is none',
      min: -1e9,
      max: 1e9,
      step: 0.001,
      value: 27.85,
      forOwnFile: 'empty',
    },
    upper: {
      kind: 'number',
      label: 'Upper tolerance limit',
      hint: 'From the drawing; with only one limit, Cpk is for that side',
      min: -1e9,
      max: 1e9,
      step: 0.001,
      value: 28.15,
      forOwnFile: 'empty',
    },
    shape: {
      kind: 'choice',
      label: 'Readings that aren’t normal',
      options: [
        { value: 'none', label: 'Give no Cpk' },
        { value: 'box-cox', label: 'Transform (Box–Cox)' },
        { value: 'percentiles', label: 'Use percentiles' },
      ],
      value: 'none',
    },
  },
  input: {
    kind: 'table',
    columns,
    layouts,
    minRows: 8,
    wide: { by: 'numbers', value: 'reading', row: 'subgroup' },
  },
  sample() {
    const table = sampleTable()
    return { ...table, columns: { ...table.columns, cause: [], times: undefined } }
  },
  compute(table, settings, { meanings }) {
    if (table.layout === 'pareto') return paretoReport(table)
    if (settings.lower >= settings.upper)
      throw new DemoError('The lower tolerance limit must be below the upper one.')
    const { chart } = settings
    if (chart === 'gauge') return gaugeReport(readGauge(table), settings)
    const gauge = chart === 'auto' ? findGauge(table) : undefined
    if (gauge) return gaugeReport(gauge, settings)
    const data = readQuality(table, chart, meanings)
    return qualityReport(data, { ...settings, rules: Number(settings.rules) }, meanings)
  },
})
