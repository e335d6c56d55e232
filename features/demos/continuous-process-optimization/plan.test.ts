import { expect, test } from 'vitest'
import { toCsv } from '#lib/csv.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { demo } from './demo.ts'
import { planRuns, rotatableDistance, runSheet } from './plan.ts'
import { designOptions, planSentences } from './plan-words.ts'

const two = [
  { name: 'Temp', low: 200, high: 230 },
  { name: 'Press', low: 50, high: 80 },
]
const plain = { centres: 3, repeats: 1, seed: 1 }
const valuesOf = (runs: ReturnType<typeof planRuns>, kind: string) =>
  runs
    .filter((run) => run.kind === kind)
    .sort((a, b) => a.standard - b.standard)
    .map(({ values }) => values)

test('rotatable stars lie at 1.414, 1.682, 2.000 and 2.378, NIST handbook 5.3.3.6.1, table 3.23', () => {
  expect([2, 3, 4, 5].map((settings) => rotatableDistance(settings).toFixed(3))).toEqual([
    '1.414',
    '1.682',
    '2.000',
    '2.378',
  ])
})

test('a two-level plan holds each corner and the centre, a face-centred one the middles of the edges too', () => {
  const screening = planRuns(two, { kind: 'two-level', power: 2 }, plain)
  expect(valuesOf(screening, 'corner')).toEqual([
    [200, 50],
    [230, 50],
    [200, 80],
    [230, 80],
  ])
  expect(valuesOf(screening, 'centre')).toEqual([
    [215, 65],
    [215, 65],
    [215, 65],
  ])
  const faces = planRuns(two, { kind: 'face-centred' }, plain)
  expect(valuesOf(faces, 'star')).toEqual([
    [200, 65],
    [230, 65],
    [215, 50],
    [215, 80],
  ])
  expect(faces).toHaveLength(11)
})

test('an inscribed plan stays within the ranges: stars at their ends, corners 1/1.414 from the centre', () => {
  const runs = planRuns(two, { kind: 'inscribed' }, plain)
  expect(valuesOf(runs, 'star')[1]).toEqual([230, 65])
  const [first = [0, 0]] = valuesOf(runs, 'corner')
  expect((215 - (first[0] ?? 0)) / 15).toBeCloseTo(1 / Math.SQRT2, 4)
  for (const { values } of runs)
    values.forEach((value, i) => {
      expect(value).toBeGreaterThanOrEqual(two[i]?.low ?? 0)
      expect(value).toBeLessThanOrEqual(two[i]?.high ?? 0)
    })
})

test('the order is random, the same for a seed and another for another; each run stands in it once', () => {
  const order = (seed: number) =>
    planRuns(two, { kind: 'face-centred' }, { ...plain, repeats: 2, seed }).map(({ standard }) => standard)
  expect(order(5)).toEqual(order(5))
  expect(order(5)).not.toEqual(order(6))
  expect([...order(5)].sort((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, i) => i + 1))
})

test('a plan says its size, resolution and aliases', () => {
  const names = ['A', 'B', 'C', 'D']
  const settings = names.map((name) => ({ name, low: -1, high: 1 }))
  const runs = planRuns(settings, { kind: 'two-level', power: 3 }, plain)
  expect(planSentences(names, { kind: 'two-level', power: 3 }, runs)).toEqual([
    '11 runs: 8 at corners, 3 in the centre.',
    'A fraction of resolution IV, I = A × B × C × D.',
    'Can’t be told apart: A × B = C × D; A × C = B × D; A × D = B × C.',
  ])
  expect(designOptions(4).map(({ label }) => label)).toEqual([
    'Screening, 8 corners, resolution IV',
    'Screening, all 16 corners',
    'Curved surface, three values of each (face-centred)',
    'Curved surface, five values of each (inscribed)',
  ])
})

test.for(['two-level', 'face-centred', 'inscribed'] as const)(
  'a %s run sheet, filled in, is read again',
  async (kind) => {
    const settings = [...two, { name: 'Hold', low: 4, high: 9 }]
    const design = kind === 'two-level' ? ({ kind, power: 3 } as const) : ({ kind } as const)
    const runs = planRuns(settings, design, { centres: 4, repeats: 1, seed: 3 })
    const filled = runSheet(settings, runs, ['Strength']).map((row, i) => {
      if (i === 0) return row
      const [temp = 0, press = 0, hold = 0] = runs[i - 1]?.values ?? []
      const away = kind === 'two-level' ? 0 : ((temp - 218) / 15) ** 2 + ((press - 62) / 15) ** 2
      return [
        ...row.slice(0, -1),
        80 + 0.3 * (temp - 215) + 2 * (hold - 6.5) - 4 * away + ((i * 7) % 5) * 0.04,
      ]
    })
    const { report, readings } = await runDemo(
      demo,
      { kind: 'table', file: new Blob([toCsv(filled)]) },
      {},
      { progress: () => undefined },
    )
    expect(
      readings['table']?.columns.filter(({ role }) => role).map(({ heading, role }) => [heading, role]),
    ).toEqual([
      ['Temp', 'a'],
      ['Press', 'b'],
      ['Hold', 'c'],
      ['Strength', 'result'],
    ])
    expect(report?.headline).toMatch(
      kind === 'two-level' ? /^(?:Hold|Temp).*move Strength/ : /^Strength is highest at Temp/,
    )
  },
)
