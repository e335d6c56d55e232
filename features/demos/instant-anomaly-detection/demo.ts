import { DemoError, tableDemo } from '#features/demos/frame/demo.ts'
import { anomalyReport } from './anomaly-report.ts'
import { columns } from './columns.ts'
import { refuseSeveral } from './read-series.ts'
import { normalReadings, sampleReadings } from './sample.ts'

export const demo = tableDemo({
  slug: 'instant-anomaly-detection',
  settings: {
    normal: {
      kind: 'number',
      label: 'Readings known as normal',
      hint: 'Counted from the start; they set the mean and spread',
      min: 20,
      max: 100_000,
      step: 10,
      value: normalReadings,
      forOwnFile: 'asked',
    },
    period: {
      kind: 'number',
      label: 'Readings in a cycle',
      hint: '0 to find it in the data, 1 for none; for example 24 for a day of hourly readings',
      min: 0,
      max: 20_000,
      step: 1,
      value: 0,
    },
    trend: {
      kind: 'choice',
      label: 'Drift',
      hint: 'If the normal readings already drift, drift is not a fault',
      options: [
        { value: 'auto', label: 'Remove if normal readings drift' },
        { value: 'keep', label: 'Keep: a drift is a fault' },
        { value: 'remove', label: 'Remove' },
      ],
      value: 'auto',
    },
    votes: { kind: 'number', label: 'Methods that must agree', min: 1, max: 4, step: 1, value: 2 },
    lambda: { kind: 'number', label: 'λ of EWMA', min: 0.05, max: 1, step: 0.05, value: 0.3 },
    madLimit: { kind: 'number', label: 'Limit of MAD', min: 2, max: 10, step: 0.1, value: 3.5 },
    cusumHeight: { kind: 'number', label: 'h of CUSUM', unit: 's', min: 2, max: 12, step: 0.5, value: 5 },
    isolation: {
      kind: 'number',
      label: 'Limit of the isolation score',
      min: 0.4,
      max: 0.9,
      step: 0.01,
      value: 0.65,
    },
  },
  input: { kind: 'table', columns, minRows: 40, groups: 'beside' },
  sample() {
    const { at, reading, event } = sampleReadings()
    const none = undefined
    const further = { reading2: none, reading3: none, reading4: none, reading5: none, reading6: none }
    return {
      length: reading.length,
      lines: reading.map((_, i) => i + 2),
      columns: { at, reading, ...further, point: none, event },
    }
  },
  compute(table, settings, work) {
    refuseSeveral(table)
    if (settings.normal >= table.length) {
      throw new DemoError(
        `There are ${table.length} readings; at most ${table.length - 1} of them can be known as normal. Lower “Readings known as normal”.`,
      )
    }
    return anomalyReport(table, settings, (share) => work.progress(share, 'Growing trees'))
  },
})
