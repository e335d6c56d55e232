import { DemoError, tableDemo } from '#features/demos/frame/demo.ts'
import { columns } from './columns.ts'
import { qualityReport } from './quality-report.ts'
import { readQuality } from './read-quality.ts'
import { referenceGroups, sampleTable } from './sample.ts'

export const demo = tableDemo({
  slug: 'quality-insight-automation',
  settings: {
    chart: {
      kind: 'choice',
      label: 'Chart of readings',
      options: [
        { value: 'groups', label: 'X̄ and R, by subgroup' },
        { value: 'single', label: 'I and MR, each reading' },
      ],
      value: 'groups',
    },
    reference: {
      kind: 'number',
      label: 'Points that set the limits',
      hint: 'From the start of each chart; 0 takes all',
      min: 0,
      max: 200_000,
      step: 1,
      value: referenceGroups,
      forOwnFile: 0,
    },
    rules: {
      kind: 'choice',
      label: 'Western Electric rules',
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
      hint: 'From the drawing, in the unit of the readings; empty where the drawing has none',
      min: -1e9,
      max: 1e9,
      step: 0.001,
      value: 27.85,
      forOwnFile: 'empty',
    },
    upper: {
      kind: 'number',
      label: 'Upper tolerance limit',
      hint: 'From the drawing; with one limit alone Cpk is that of its side',
      min: -1e9,
      max: 1e9,
      step: 0.001,
      value: 28.15,
      forOwnFile: 'empty',
    },
  },
  input: { kind: 'table', columns, minRows: 8, wide: { by: 'numbers', value: 'reading', row: 'subgroup' } },
  sample: sampleTable,
  compute(table, settings) {
    if (settings.lower >= settings.upper)
      throw new DemoError('The lower tolerance limit must lie under the upper one.')
    const data = readQuality(table, settings.chart === 'groups')
    return qualityReport(data, { ...settings, rules: Number(settings.rules) })
  },
})
