import { DemoError, tableDemo } from '#features/demos/frame/demo.ts'
import { columns } from './columns.ts'
import { optimise } from './optimise.ts'
import { readRuns } from './read-runs.ts'
import { sampleRuns } from './sample.ts'
import { goalOf } from './wishes.ts'

const limit = (result: number, end: 'from' | 'to') =>
  ({
    kind: 'number',
    label: `Limit of result ${result}, ${end}`,
    hint: end === 'from' ? 'If empty, its lowest measured value' : 'If empty, its highest measured value',
    group: 'Limits of several results',
    min: -1e9,
    max: 1e9,
    step: 0.001,
    value: Number.NaN,
    isOptional: true,
  }) as const

export const demo = tableDemo({
  slug: 'continuous-process-optimization',
  settings: {
    goal: {
      kind: 'choice',
      label: 'The result should be',
      hint: 'By its name: low for roughness, defects, scrap, rejects and wear, else high',
      options: [
        { value: 'auto', label: 'As its name suggests' },
        { value: 'high', label: 'As high as possible' },
        { value: 'low', label: 'As low as possible' },
      ],
      value: 'auto',
    },
    least: {
      kind: 'number',
      label: 'Lowest acceptable leave-one-out R²',
      hint: 'Below this no model is given; 0.3 to 0.95',
      min: 0.3,
      max: 0.95,
      step: 0.05,
      value: 0.5,
    },
    from1: limit(1, 'from'),
    to1: limit(1, 'to'),
    from2: limit(2, 'from'),
    to2: limit(2, 'to'),
    from3: limit(3, 'from'),
    to3: limit(3, 'to'),
    from4: limit(4, 'from'),
    to4: limit(4, 'to'),
  },
  input: { kind: 'table', columns, minRows: 4 },
  sample: () => sampleRuns(),
  compute(table, settings, { meanings }) {
    const { goal, least, from1, to1, from2, to2, from3, to3, from4, to4 } = settings
    const limits = [
      { from: from1, to: to1 },
      { from: from2, to: to2 },
      { from: from3, to: to3 },
      { from: from4, to: to4 },
    ]
    const crossed = limits.findIndex(({ from, to }) => from >= to)
    if (crossed >= 0)
      throw new DemoError(`The lower limit of result ${crossed + 1} must be below the upper one.`)
    const runs = readRuns(table)
    const [{ name }] = runs.results
    return optimise(runs, { goal: goal === 'auto' ? goalOf(name) : goal, least, limits }, meanings)
  },
})
