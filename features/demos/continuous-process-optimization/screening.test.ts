import { expect, test } from 'vitest'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { demo } from './demo.ts'
import { structureOf, twelveRuns, twoLevelRuns, wordName } from './fractions.ts'
import { byLenth, screen } from './screening.ts'

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const effectsOf = (codes: number[][], y: number[]) => {
  const screening = screen(codes, y)
  if (!screening) throw new Error('No screening')
  return {
    ...screening,
    by: screening.by,
    named: Object.fromEntries(
      screening.effects.map(({ word, value }) => [word.map((i) => names[i]).join(''), value]),
    ),
  }
}

/** Filtration rate of a pilot plant: temperature, pressure, formaldehyde, stirring. Montgomery, Design and Analysis of Experiments, 8th edition, table 6.10. */
const filtration = [45, 71, 48, 65, 68, 60, 80, 65, 43, 100, 45, 104, 75, 86, 70, 96]

test('effects of the filtration rate are those of Montgomery, table 6.12, and Lenth’s margin 6.748 with PSE 2.625', () => {
  const { named, error, margin, jointMargin, by, effects } = effectsOf(twoLevelRuns(4, 4), filtration)
  expect(named).toEqual({
    A: 21.625,
    B: 3.125,
    C: 9.875,
    D: 14.625,
    AB: 0.125,
    AC: -18.125,
    AD: 16.625,
    BC: 2.375,
    BD: -0.375,
    CD: -1.125,
    ABC: 1.875,
    ABD: 4.125,
    ACD: -1.625,
    BCD: -2.625,
    ABCD: 1.375,
  })
  expect(by).toBe('lenth')
  expect(error).toBe(2.625)
  expect(margin).toBeCloseTo(6.748, 3)
  expect(Math.abs(jointMargin - 13.699)).toBeLessThan(0.01)
  // Montgomery: C lies between the two margins.
  expect(effects.filter(({ isSure }) => isSure).map(({ word }) => wordName(word, names))).toEqual([
    'A',
    'D',
    'A × C',
    'A × D',
  ])
  expect(effects.filter(({ isActive }) => isActive).map(({ word }) => wordName(word, names))).toEqual([
    'A',
    'C',
    'D',
    'A × C',
    'A × D',
  ])
})

test('the half fraction of it has the effects and aliases of Montgomery, example 8.1', () => {
  // (1), ad, bd, ab, cd, ac, bc, abcd.
  const { named, structure } = effectsOf(twoLevelRuns(4, 3), [45, 100, 45, 65, 75, 60, 80, 96])
  expect(named).toEqual({ A: 19, B: 1.5, C: 14, D: 16.5, AB: -1, AC: -18.5, AD: 19 })
  expect(structure.resolution).toBe(4)
  const withAC = structure.contrasts.find(({ word }) => word.join() === '0,2')
  expect(withAC?.aliases).toEqual([{ word: [1, 3], sign: 1 }])
})

test('centre runs of Montgomery, example 6.7: effects 1.55, 0.65 and −0.05, curvature −0.035 with F 0.063', () => {
  const codes = [...twoLevelRuns(2, 2), ...Array.from({ length: 5 }, () => [0, 0])]
  const y = [39.3, 40.9, 40.0, 41.5, 40.3, 40.5, 40.7, 40.2, 40.6]
  const { named, curvature, by, freedom, error } = effectsOf(codes, y)
  expect(named['A']).toBeCloseTo(1.55, 9)
  expect(named['B']).toBeCloseTo(0.65, 9)
  expect(named['AB']).toBeCloseTo(-0.05, 9)
  expect([by, freedom]).toEqual(['repeats', 4])
  // Mean square of pure error 0.043.
  expect(((error / 2) ** 2 * 4).toFixed(4)).toBe('0.0430')
  expect(curvature?.difference).toBeCloseTo(-0.035, 9)
  expect(curvature?.chance).toBeCloseTo(0.8137, 3)
})

test.for([
  [3, 2, 3],
  [4, 3, 4],
  [5, 3, 3],
  [5, 4, 5],
  [6, 3, 3],
  [6, 4, 4],
  [6, 5, 6],
  [7, 3, 3],
  [7, 4, 4],
  [7, 5, 4],
  [7, 6, 7],
] as const)(
  '%d settings in 2^%d runs have resolution %d, NIST handbook 5.3.3.4.7',
  ([settings, power, resolution]) => {
    const runs = twoLevelRuns(settings, power)
    expect(runs).toHaveLength(2 ** power)
    const structure = structureOf(runs)
    expect(structure?.resolution).toBe(resolution)
    expect(structure?.contrasts).toHaveLength(2 ** power - 1)
    expect(structure?.defining).toHaveLength(2 ** (settings - power) - 1)
  },
)

test('a full plan has no aliases; with a run missing nothing is said', () => {
  expect(structureOf(twoLevelRuns(3, 3))).toMatchObject({ resolution: undefined, defining: [] })
  expect(structureOf(twoLevelRuns(3, 3).slice(1))).toBeUndefined()
  expect(structureOf(twelveRuns(7))).toMatchObject({ kind: 'settings', defining: [], resolution: 3 })
  expect(structureOf(twelveRuns(7).slice(1))).toBeUndefined()
})

/**
 * Logged lifetimes of weld-repaired castings by initial structure, bead size, pressure treatment, heat treatment, cooling rate, polish and final
 * treatment: G. B. Hunter, F. S. Hodi, T. W. Eagar, Metallurgical Transactions 13A, 1982; as in M. Hamada, C. F. J. Wu, Analysis of designed
 * experiments with complex aliasing, Journal of Quality Technology 24, 1992.
 */
const castings: [plan: string, life: number][] = [
  ['++-+++-', 6.058],
  ['+-+++--', 4.733],
  ['-+++---', 4.625],
  ['+++---+', 5.899],
  ['++---+-', 7],
  ['+---+-+', 5.752],
  ['---+-++', 5.682],
  ['--+-++-', 6.607],
  ['-+-++-+', 5.818],
  ['+-++-++', 5.917],
  ['-++-+++', 5.863],
  ['-------', 4.809],
]
const castingPlan = castings.map(([plan]) => [...plan].map((sign) => (sign === '+' ? 1 : -1)))

test('of twelve runs after Plackett and Burman polish has the largest effect, which Hamada and Wu publish as 5.73 + 0.458 F', () => {
  const { named, mean, by, freedom, effects, structure } = effectsOf(
    castingPlan,
    castings.map(([, life]) => life),
  )
  expect(structure.kind).toBe('settings')
  expect(mean.toFixed(2)).toBe('5.73')
  expect(((named['F'] ?? 0) / 2).toFixed(3)).toBe('0.458')
  expect(Object.keys(named)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
  expect([by, freedom]).toEqual(['rest', 4])
  const [largest] = [...effects].sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
  expect(wordName(largest?.word ?? [], names)).toBe('F')
  // They show that F and G act together, which no plan of settings alone can tell: it makes the noise larger, and nothing is claimed.
  expect(effects.filter(({ isActive }) => isActive)).toEqual([])
})

test('the plan of twelve runs tells all eleven settings from each other', () => {
  const runs = twelveRuns(11)
  expect(runs).toHaveLength(12)
  expect(structureOf(runs)?.contrasts).toHaveLength(11)
})

test('Lenth’s error is 1.5 medians of the effects under 2.5 first guesses', () => {
  // First guess 1.5 · 2 = 3; 9 is over 7.5 and left out: 1.5 · median of 1, 2, 2, 1 and 3.
  expect(byLenth([1, -2, 2, -1, 9, 3]).error).toBe(3)
})

const run = async (rows: (string | number)[][], settings = {}) => {
  const csv = rows.map((row) => row.join(',')).join('\n')
  const outcome = await runDemo(demo, { kind: 'table', file: new Blob([csv]) }, settings, {
    progress: () => undefined,
  })
  return outcome
}
const natural = (row: number[]) =>
  row.map((one, i) => ([40, 10, 2, 15][i] ?? 0) + one * ([5, 2, 0.5, 3][i] ?? 0))

test('a two-level plan is read with the visitor’s own headings, whatever its order', async () => {
  const sheet = [
    ['StdOrder', 'RunOrder', 'CenterPt', 'Blocks', 'Temp', 'Press', 'Conc', 'Stir', 'Rate'],
    ...twoLevelRuns(4, 4)
      .map((row, i) => [i + 1, ((i * 7) % 16) + 1, 1, 1, ...natural(row), filtration[i] ?? 0])
      .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0)),
  ]
  const { report, readings } = await run(sheet)
  expect(readings['table']?.lacking).toEqual([])
  expect(report?.headline).toBe('Temp, Stir, Temp × Conc and Temp × Stir move Rate; Conc perhaps.')
  const table = report?.blocks.find(({ id }) => id === 'settings')
  expect(table?.kind === 'table' ? table.rows.map(([name, best]) => [name, best]) : []).toEqual([
    ['Temp', '45'],
    ['Press', 'either'],
    ['Conc', '1.5'],
    ['Stir', '18'],
  ])
})

test('four corners without repeats tell no effect from noise', async () => {
  const { report } = await run([
    ['Temp', 'Press', 'Yield'],
    [1, 1, 5],
    [2, 1, 7],
    [1, 2, 6],
    [2, 2, 9],
  ])
  expect(report?.headline).toMatch(/^No verdict/)
  expect(report?.figures).toEqual([])
})

test('a missing corner is told', async () => {
  const rows = twoLevelRuns(3, 3).map((row, i) => [...row, i * 1.5])
  await expect(run([['Temp', 'Press', 'Time', 'Yield'], ...rows.slice(1)])).rejects.toThrow(
    'a run that is missing',
  )
})

test('settings of two words are read, and said: a Minitab factorial with a catalyst, a half fraction in plus and minus', async () => {
  const rows = twoLevelRuns(3, 3).flatMap((row, i) => {
    const [time = 0, temp = 0, catalyst = 0] = row
    return [0, 1].map((repeat) => [
      i + 1 + 8 * repeat,
      time > 0 ? 50 : 20,
      temp > 0 ? 200 : 150,
      catalyst > 0 ? 'B' : 'A',
      45 + 3 * time + 2 * temp + (((i + repeat) * 7) % 5) * 0.1,
    ])
  })
  const words = await run([['StdOrder', 'Time', 'Temp', 'Catalyst', 'Yield'], ...rows])
  expect(words.readings['table']?.notes.join(' ')).toContain('Catalyst: “A” counts as -1, “B” counts as 1.')
  expect(words.report?.headline).toMatch(/^(?:Time and Temp|Temp and Time) move Yield/)
  const half = twoLevelRuns(5, 4).map((row, i) => [
    i + 1,
    ...row.map((one) => (one > 0 ? '+' : '-')),
    60 + 4 * (row[1] ?? 0) - 3 * (row[4] ?? 0) + ((i * 11) % 7) * 0.1,
  ])
  const signs = await run([['Run', 'A', 'B', 'C', 'D', 'E', 'Strength'], ...half])
  expect(signs.report?.headline).toMatch(/^B and E move Strength/)
  expect(signs.report?.checks?.[0]?.says).toContain('resolution V')
})
