import { expect, test } from 'vitest'
import { assetTable, orderChecks, readOrders, type ReadOrders } from './read-orders.ts'

const day = 86_400_000
const settings = { sameWithin: 24, watchedAfter: 0 }
type Order = readonly [asset: string, day: number, type?: string]

/** Orders of a day each, with types where the first has one. */
const tableOf = (orders: readonly Order[], layout = 'orders') => ({
  length: orders.length,
  lines: orders.map((_, i) => i + 2),
  layout,
  headings: { type: 'Order type' },
  columns: {
    asset: orders.map(([asset]) => asset),
    raised: layout === 'orders' ? orders.map(([, at]) => at * day) : [],
    failed: layout === 'failures' ? orders.map(([, at]) => at * day) : [],
    type: orders[0]?.[2] === undefined ? undefined : orders.map(([, , type = '']) => type),
    status: undefined,
  },
})
const read = (orders: readonly Order[], own: Partial<typeof settings> = {}) =>
  readOrders(tableOf(orders), { ...settings, ...own })

test('an order as long after a failure as orders of one failure may be is a failure of its own', () => {
  expect(
    read([
      ['A', 0],
      ['A', 1],
    ]),
  ).toMatchObject({ failures: 2, followOns: 0 })
  expect(
    read([
      ['A', 0],
      ['A', 0.99],
    ]),
  ).toMatchObject({ failures: 1, followOns: 1 })
})

test('a list of failures goes by the day of each, in whatever order it is', () => {
  const { lives, failures, meanings, end } = readOrders(
    tableOf(
      [
        ['A', 30],
        ['A', 10],
        ['A', 60],
      ],
      'failures',
    ),
    settings,
  )
  expect(lives).toEqual([
    { age: 20, hasFailed: true },
    { age: 30, hasFailed: true },
  ])
  expect({ failures, meanings, end }).toEqual({ failures: 3, meanings: undefined, end: 60 * day })
})

test('assets are told with the most failures first, each with its orders and its last failure', () => {
  const orders = read([
    ['A', 0, 'CM'],
    ['B', 1, 'CM'],
    ['B', 5, 'CM'],
    ['C', 6, 'PM'],
    ['B', 9, 'PM'],
  ])
  expect(assetTable(orders)).toMatchObject({
    id: 'assets',
    columns: [{ label: 'Asset' }, { label: 'Orders' }, { label: 'Failures' }, { label: 'Last failure' }],
    rows: [
      ['B', 3, 2, '1970-01-06'],
      ['A', 1, 1, '1970-01-01'],
      ['C', 1, 0, ''],
    ],
  })
})

test('the trend is Laplace’s, from the first order to the end of watching; without a failure there is none', () => {
  // Failures at 0, 1 and 2 of 10 days: (1 − 5) / (10 √(1/36)).
  expect(
    read(
      [
        ['A', 0],
        ['A', 1],
        ['A', 2],
      ],
      { watchedAfter: 8 },
    ).trend,
  ).toBeCloseTo(-2.4, 10)
  const later: Order[] = [
    ['A', 5],
    ['A', 6],
    ['A', 7],
  ]
  expect(read(later, { watchedAfter: 8 }).trend).toBeCloseTo(-2.4, 10)
  expect(
    read([
      ['A', 0, 'PM'],
      ['A', 1, 'PM'],
    ]).trend,
  ).toBe(0)
})

test('types are asked about by name, the most frequent first, with what they most likely mean', () => {
  const { meanings } = read([
    ['A', 0, 'PM01'],
    ['A', 1, ' Corrective '],
    ['A', 2, 'Corrective'],
  ])
  expect(meanings?.title).toBe('Which values of Order type are failures')
  expect(meanings?.options).toEqual([
    { value: 'failure', label: 'A failure' },
    { value: 'renewal', label: 'Renewed before it failed' },
    { value: 'work', label: 'No failure (inspection, service)' },
    { value: 'out', label: 'Leave out' },
  ])
  expect(meanings?.rows).toEqual([
    { value: 'Corrective', detail: '2 orders', meaning: 'failure' },
    { value: 'PM01', detail: '1 order', meaning: null },
  ])
})

test('a column of more than forty texts is no column of types', () => {
  const orders = (many: number) => Array.from({ length: many }, (_, i): Order => ['A', i, `Text ${i}`])
  expect(() => read(orders(40))).not.toThrow()
  expect(() => read(orders(41))).toThrow('“Order type” holds 41 different texts')
})

const checksOf = (orders: ReadOrders, own: Partial<typeof settings> = {}) =>
  orderChecks(orders, { ...settings, ...own }).map(({ state, says }) => [state, says])

test('without types each row is a failure, which is doubtful and said; with them the failures are counted', () => {
  expect(
    checksOf(
      read([
        ['A', 0],
        ['B', 10],
      ]),
    )[0],
  ).toEqual([
    'doubtful',
    'No column has types of orders, so each row counts as a failure. 2 failures of 2 assets.',
  ])
  expect(
    checksOf(
      read([
        ['A', 0, 'CM'],
        ['B', 10, 'PM'],
      ]),
    )[0],
  ).toEqual(['passed', '1 failure of 1 asset.'])
})

test('orders that belong to a failure before them are said', () => {
  expect(
    checksOf(
      read([
        ['A', 0, 'CM'],
        ['A', 0.5, 'CM'],
      ]),
    )[0]?.[1],
  ).toBe('1 failure of 1 asset. 1 more order came within 24 hours of a failure and belongs to it.')
  expect(
    checksOf(
      read([
        ['A', 0, 'CM'],
        ['A', 0.5, 'CM'],
        ['A', 0.6, 'CM'],
      ]),
    )[0]?.[1],
  ).toContain('2 more orders came within 24 hours of a failure and belong to it.')
})

test('the end of watching is the file’s last date, which is doubtful, or the visitor’s', () => {
  const orders: Order[] = [
    ['A', 0],
    ['B', 10],
  ]
  expect(checksOf(read(orders))[1]).toEqual([
    'doubtful',
    'The latest date in the file is taken: 11 January 1970. 1 asset had run on since the last failure or renewal by then. What ran before the first failure of each is left out, since nobody knows when it began.',
  ])
  const [state, says] = checksOf(read(orders, { watchedAfter: 5 }), { watchedAfter: 5 })[1] ?? []
  expect(state).toBe('passed')
  expect(says).toMatch(/^As you say, until 16 January 1970\. 2 assets had run on/)
})

test('a trend that 5 in 100 have by chance is doubtful, and one that 1 in 1,000 have allows no verdict', () => {
  const orders = read([
    ['A', 0],
    ['A', 1],
  ])
  const trend = (value: number) => checksOf({ ...orders, trend: value })[2]
  expect(trend(1.959)?.[0]).toBe('passed')
  expect(trend(0)?.[1]).toBe(
    'Laplace’s test of a trend gives 0.00: failures come neither closer nor further apart.',
  )
  expect(trend(-0.003)?.[1]).toContain('gives 0.00')
  expect(trend(-0.01)?.[1]).toContain('gives −0.01')
  expect(trend(1.96)).toEqual([
    'doubtful',
    'Laplace’s test of a trend gives 1.96: failures come closer together as time goes on.',
  ])
  expect(trend(-3.28)).toEqual([
    'doubtful',
    'Laplace’s test of a trend gives −3.28: failures come further apart as time goes on.',
  ])
  expect(trend(3.29)?.[0]).toBe('failed')
  expect(trend(3.29)?.[1]).toContain('The assets wear out as a whole')
  expect(trend(-3.29)?.[0]).toBe('failed')
  expect(trend(-3.29)?.[1]).toContain('take the orders since then')
})

test('a renewal on the day after a failure ends a life of its own, and is no failure', () => {
  const table = tableOf([
    ['A', 0, 'CM'],
    ['A', 0.5, 'Exchange'],
    ['A', 20, 'CM'],
  ])
  const orders = readOrders(table, settings, { Exchange: 'renewal' })
  expect(orders).toMatchObject({
    failures: 2,
    followOns: 0,
    lives: [
      { age: 0.5, hasFailed: false },
      { age: 19.5, hasFailed: true },
    ],
  })
  expect(checksOf(orders)[1]?.[1]).toContain('0 assets had run on')
})
