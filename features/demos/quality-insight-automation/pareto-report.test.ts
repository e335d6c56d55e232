import { expect, test } from 'vitest'
import type { Table } from '#features/demos/frame/demo.ts'
import { causesOf, countsApart, paretoReport } from './pareto-report.ts'
import type { ParetoColumns } from './pareto-columns.ts'

function tableOf(rows: readonly (readonly [cause: string, times?: number])[]): Table<ParetoColumns> {
  const isCounted = rows.some(([, times]) => times !== undefined)
  return {
    length: rows.length,
    lines: rows.map((_, i) => i + 2),
    columns: {
      cause: rows.map(([cause]) => cause),
      times: isCounted ? rows.map(([, times]) => times ?? Number.NaN) : undefined,
    },
    headings: { cause: 'Reason', ...(isCounted && { times: 'Count' }) },
    units: {},
  }
}
const report = (...rows: (readonly [string, number?])[]) => paretoReport(tableOf(rows))
const check = (name: RegExp, ...rows: (readonly [string, number?])[]) =>
  report(...rows).checks?.find((one) => name.test(one.name))
const figures = (of: ReturnType<typeof report>) =>
  Object.fromEntries(of.figures.map(({ label, value, basis }) => [label, [value, basis]]))

test('counts are added up by kind, the most frequent first, with the share up to and with each', () => {
  const { causes, total, merged } = causesOf(
    tableOf([
      ['Dent', 3],
      ['Burr', 12],
      ['Dent', 4],
      ['Flash', 1],
    ]),
  )
  expect([total, merged]).toEqual([20, 0])
  expect(causes).toEqual([
    { name: 'Burr', count: 12, cumulative: 0.6 },
    { name: 'Dent', count: 7, cumulative: 0.95 },
    { name: 'Flash', count: 1, cumulative: 1 },
  ])
})

test('without counts each row counts once; kinds that occur as often stand by their names', () => {
  const { causes } = causesOf(tableOf([['Dent'], ['Burr'], ['Dent'], ['Burr'], ['Ash']]))
  expect(causes.map(({ name, count }) => [name, count])).toEqual([
    ['Burr', 2],
    ['Dent', 2],
    ['Ash', 1],
  ])
})

test('of several ways of writing a kind its most frequent one names it, and the others are counted as merged', () => {
  const { causes, merged } = causesOf(
    tableOf([
      ['cold  shut', 2],
      ['Cold shut', 5],
      [' COLD SHUT ', 1],
      ['Dent', 1],
    ]),
  )
  expect([causes[0]?.name, causes[0]?.count, merged]).toEqual(['Cold shut', 8, 2])
})

test('a row that counts nothing, or whose count is blank, is no occurrence', () => {
  const { causes, total } = causesOf(
    tableOf([
      ['Dent', 0],
      ['Burr', 2],
      ['Ash', Number.NaN],
      ['Flash', 1],
    ]),
  )
  expect([causes.map(({ name }) => name), total]).toEqual([['Burr', 'Flash'], 3])
})

test('a count below 0 is refused by its row', () => {
  expect(() =>
    causesOf(
      tableOf([
        ['Dent', 4],
        ['Burr', -2],
      ]),
    ),
  ).toThrow('Row 3 counts -2; how often something occurs can’t be below 0.')
})

test('two counts are as far apart as Przyborowski and Wilenski’s test by its normal approximation has it', () => {
  expect(countsApart(30, 70)).toBe(-4)
  expect(countsApart(0, 4)).toBe(-2)
  expect(countsApart(5, 5)).toBe(0)
})

test('the verdict, its figures and the table have the shares of the four kinds', () => {
  const made = report(['A', 50], ['B', 30], ['C', 15], ['D', 5])
  expect(made.headline).toBe('“A” comes first with 50 of 100 (50.0%); 2 of 4 kinds make up 80.0%.')
  expect(figures(made)).toEqual({
    Counted: ['100', '4 kinds'],
    First: ['50.0%', 'A'],
    'First three': ['95.0%', 'A, B, C'],
    'Kinds for 80%': ['2', 'of 4'],
  })
  const [bars, table] = made.blocks
  expect(bars).toMatchObject({ kind: 'bars', labels: ['A', 'B', 'C', 'D'], digits: 0 })
  expect(bars).toMatchObject({ series: [{ values: [50, 30, 15, 5] }] })
  expect(bars).not.toHaveProperty('note')
  expect(table).toMatchObject({
    rows: [
      ['A', 50, 50, 50],
      ['B', 30, 30, 80],
      ['C', 15, 15, 95],
      ['D', 5, 5, 100],
    ],
  })
})

test('two kinds have a first three of two; counts of part numbers show their decimals', () => {
  const made = report(['A', 1.5], ['B', 0.5])
  expect(figures(made)['First three']).toEqual(['100.0%', 'A, B'])
  expect(figures(made)['Kinds for 80%']).toEqual(['2', 'of 2'])
  expect(made.blocks[0]).toMatchObject({ digits: 2 })
  expect(report(['A', 1.5], ['B', 1]).blocks[0]).toMatchObject({ digits: 2 })
})

test('ten kinds are drawn, more are said to be in the table', () => {
  const kinds = (count: number) =>
    Array.from({ length: count }, (_, i) => [`Kind ${String(i).padStart(2, '0')}`, 20 - i] as const)
  expect(report(...kinds(10)).blocks[0]).not.toHaveProperty('note')
  const [bars, table] = report(...kinds(11)).blocks
  expect(bars?.kind === 'bars' && [bars.labels.length, bars.series[0]?.values.length]).toEqual([10, 10])
  expect(bars).toMatchObject({ note: 'The first 10 of 11; the table has all of them.' })
  expect(table?.kind === 'table' && table.rows.length).toBe(11)
})

test.for([
  [
    [
      ['A', 70],
      ['B', 10],
      ['C', 5],
      ['D', 5],
      ['E', 5],
      ['F', 5],
    ],
    /^A few kinds matter: 2 of 6 bring four fifths/,
  ],
  [
    [
      ['A', 50],
      ['B', 30],
      ['C', 10],
      ['D', 6],
      ['E', 4],
    ],
    /^A few kinds matter: 2 of 5/,
  ],
  [
    [
      ['A', 40],
      ['B', 30],
      ['C', 20],
      ['D', 10],
    ],
    /^No few kinds stand out: it takes 3 of 4/,
  ],
] as const)('what it means is that few kinds matter, or that none stands out: %o', ([rows, says]) => {
  expect(report(...rows).meaning[0]?.text).toMatch(says)
  expect(report(...rows).meaning[0]?.block).toBe('pareto')
})

test('what is left without the first kind', () => {
  expect(report(['A', 50], ['B', 30]).meaning[1]).toEqual({
    text: 'Without “A” there would be 30 left.',
    block: 'pareto-figures',
  })
})

test('one kind, or none, is nothing to rank', () => {
  expect(() => report(['A', 5], ['a', 3])).toThrow('Reason holds one kind only')
  expect(() => report(['A', 0])).toThrow('Reason holds no kind only')
})

test('the first place is sure from 1.96 standard errors on', () => {
  // 59 and 38: 21 / √97 = 2.13; 57 and 40: 17 / √97 = 1.73.
  expect(check(/first place/, ['A', 59], ['B', 38])).toMatchObject({ state: 'passed' })
  expect(check(/first place/, ['A', 59], ['B', 38])?.says).toContain('are 2.1 standard errors apart, which')
  expect(check(/first place/, ['A', 57], ['B', 40])).toMatchObject({ state: 'doubtful' })
  expect(check(/first place/, ['A', 57], ['B', 40])?.says).toContain('the other way round')
})

test('“other” above a tenth of all, or in the first place, is a doubt', () => {
  const named = [
    ['A', 60],
    ['B', 30],
  ] as const
  expect(check(/named/, ...named, ['Other', 10])).toMatchObject({
    state: 'passed',
    says: '90.0% have a kind of their own.',
  })
  expect(check(/named/, ...named, ['Sonstiges', 6], ['unknown', 5])).toMatchObject({ state: 'doubtful' })
  expect(check(/named/, ...named, ['Sonstiges', 6], ['unknown', 5])?.says).toMatch(/^11 \(10\.9%\) are/)
  expect(check(/named/, ['n/a', 2], ['B', 1], ['C', 1])).toMatchObject({ state: 'doubtful' })
  expect(check(/named/, ...named, ['Mother board', 50])).toMatchObject({ state: 'passed' })
})

test.for([
  'others',
  'Misc.',
  'miscellaneous',
  'N/A',
  'na',
  'various',
  'Sonstige Fehler',
  'Andere',
  'unbekannt',
  'Autres',
  'divers',
  'Otros',
  'altri',
])('“%s” is no kind of its own', (name) => {
  expect(check(/named/, ['A', 60], ['B', 30], [name, 40])).toMatchObject({ state: 'doubtful' })
})

test('fewer than thirty are little more than chance; how they were counted is said', () => {
  expect(check(/enough/, ['A', 20], ['B', 10])).toEqual({
    name: 'There are enough of them',
    state: 'passed',
    says: 'Count are added up over 2 rows: 30.',
  })
  expect(check(/enough/, ['A', 20], ['B', 9])).toMatchObject({ state: 'doubtful' })
  expect(check(/enough/, ['A'], ['B'])?.says).toMatch(
    /^Each of 2 rows counts once, as no column says how often: 2\. Below 30/,
  )
})

test('names that were put together are said to be', () => {
  expect(check(/one name/, ['A', 20], ['B', 10])).toMatchObject({
    state: 'passed',
    says: 'No two differ only in capitals or spaces.',
  })
  expect(check(/one name/, ['A', 20], ['a', 1], ['B', 10])).toMatchObject({ state: 'doubtful' })
  expect(check(/one name/, ['A', 20], ['a', 1], ['B', 10])?.says).toMatch(/^1 that .* was put together/)
  expect(check(/one name/, ['A', 20], ['a', 1], ['B', 10], ['b', 2])?.says).toMatch(/^2 that .* were put/)
})
