import { tableDemo } from '#features/demos/frame/demo.ts'
import { columns } from './columns.ts'
import { readTrials } from './read-trials.ts'
import { sampleRuns } from './sample.ts'
import { surfaceReport } from './surface-report.ts'

export const demo = tableDemo({
  slug: 'continuous-process-optimization',
  settings: {
    goal: {
      kind: 'choice',
      label: 'The result should be',
      options: [
        { value: 'high', label: 'as high as possible' },
        { value: 'low', label: 'as low as possible' },
      ],
      value: 'high',
    },
    least: {
      kind: 'number',
      label: 'Least leave-one-out R²',
      hint: 'Below it there is no model; 0.3 to 0.95',
      min: 0.3,
      max: 0.95,
      step: 0.05,
      value: 0.5,
    },
  },
  input: { kind: 'table', columns, minRows: 8 },
  sample: () => sampleRuns(),
  compute: (table, settings) => surfaceReport(readTrials(table), settings),
})
