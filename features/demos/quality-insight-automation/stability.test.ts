import { expect, test } from 'vitest'
import { seededRandom } from '#lib/random.ts'
import { averageCharts, individualCharts } from './charts.ts'
import { analyseQuality } from './find-signals.ts'
import { stabilityOf } from './stability.ts'

const all = () => true
const data = (groups: number[][]) => ({
  kind: groups[0]?.length === 1 ? ('single' as const) : ('range' as const),
  points: groups.map((readings, i) => ({
    name: String(i + 1),
    label: `Point ${i + 1}`,
    readings,
    change: '',
    stage: '',
    excluded: '',
  })),
  stages: [{ name: '', from: 0, to: groups.length }],
  lotKind: 'p' as const,
  lots: [],
  lotStages: [],
  defects: [],
  warnings: [],
  name: 'Reading',
})
const settings = { reference: 0, rules: 4, lower: 0, upper: 100 }

test.for([
  ['single', 1, 120],
  ['range', 5, 25],
] as const)('of stable processes with a %s chart hardly one in ten is called unstable', ([, size, count]) => {
  const random = seededRandom(19)
  const found = Array.from({ length: 400 }, () => {
    const groups = Array.from({ length: count }, () =>
      Array.from({ length: size }, () => random.normal(50, 2)),
    )
    return analyseQuality(data(groups), settings).stability?.state
  })
  const unstable = found.filter((state) => state === 'unstable').length
  expect(unstable / 400).toBeLessThan(0.1)
})

test('a process that moves by two deviations of its averages half-way is unstable four times in five', () => {
  const random = seededRandom(20)
  const found = Array.from({ length: 200 }, () => {
    const groups = Array.from({ length: 25 }, (_, i) =>
      Array.from({ length: 5 }, () => random.normal(i < 12 ? 50 : 51.8, 2)),
    )
    return analyseQuality(data(groups), settings).stability?.state
  })
  expect(found.filter((state) => state === 'unstable').length / 200).toBeGreaterThan(0.78)
})

test('one point far out is enough, one just beyond a limit is doubtful', () => {
  const of = (groups: number[][], signals: number) =>
    stabilityOf(averageCharts(groups, all), 'range', {
      base: groups.length,
      signals,
      rules: 1,
      setsLimits: all,
    }).state
  const calm = Array.from({ length: 24 }, () => [9, 10, 11])
  expect(of([...calm, [19, 20, 21]], 1)).toBe('unstable')
  expect(of([...calm, [11.2, 12.2, 13.2]], 1)).toBe('doubtful')
  expect(of(calm, 0)).toBe('stable')
  expect(of(calm, 4)).toBe('unstable')
  const single = individualCharts([...Array.from({ length: 30 }, (_, i) => 10 + (i % 2)), 30], all)
  expect(stabilityOf(single, 'single', { base: 31, signals: 1, rules: 1, setsLimits: all }).state).toBe(
    'unstable',
  )
})
