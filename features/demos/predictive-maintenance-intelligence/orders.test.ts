import { expect, test } from 'vitest'
import { laplaceTrend } from './laplace.ts'
import { guessOrderKind } from './order-kinds.ts'
import { readOrders } from './read-orders.ts'

const day = 86_400_000
const settings = { sameWithin: 24, watchedAfter: 0 }

/** Orders of a day each. */
const tableOf = (orders: readonly (readonly [asset: string, day: number, type: string])[]) => ({
  length: orders.length,
  lines: orders.map((_, i) => i + 2),
  layout: 'orders',
  columns: {
    asset: orders.map(([asset]) => asset),
    raised: orders.map(([, at]) => at * day),
    failed: [],
    type: orders.map(([, , type]) => type),
    status: undefined,
  },
})

test('Laplace’s test of ReliaSoft’s system 1, 2,000 hours with nine failures, gives −2.6121', () => {
  // ReliaWiki, Reliability growth, appendix B.
  const times = [1.2, 55.6, 72.7, 111.9, 121.9, 303.6, 326.9, 1568.4, 1913.5]
  expect(laplaceTrend(times, 2000)).toBeCloseTo(-2.6121, 4)
})

test('lives run from failure to failure of one asset; the last is censored at the end of the list', () => {
  const { lives } = readOrders(
    tableOf([
      ['B', 0, 'PM'],
      ['A', 10, 'CM'],
      ['B', 15, 'CM'],
      ['A', 30, 'CM'],
      ['A', 30.5, 'CM'],
      ['B', 50, 'PM'],
    ]),
    settings,
  )
  // Of B, which stands first in the list, then of A.
  expect(lives).toEqual([
    { age: 35, hasFailed: false },
    { age: 20, hasFailed: true },
    { age: 20, hasFailed: false },
  ])
})

test('a renewal ends a life that had not failed, and the next begins with it', () => {
  const table = tableOf([
    ['A', 0, 'CM'],
    ['A', 40, 'Replacement'],
    ['A', 100, 'CM'],
  ])
  expect(
    readOrders(table, settings).meanings?.rows.find(({ value }) => value === 'Replacement')?.meaning,
  ).toBeNull()
  const { lives } = readOrders(table, settings, { Replacement: 'renewal' })
  expect(lives).toEqual([
    { age: 40, hasFailed: false },
    { age: 60, hasFailed: true },
  ])
})

test('the end of watching is moved by days, and how close orders are one failure by hours', () => {
  const table = tableOf([
    ['A', 0, 'CM'],
    ['A', 1.5, 'CM'],
  ])
  expect(readOrders(table, { sameWithin: 48, watchedAfter: 10 })).toMatchObject({
    lives: [{ age: 11.5, hasFailed: false }],
    followOns: 1,
  })
})

test.for([
  ['CM', 'failure'],
  ['EM - Emergency', 'failure'],
  ['Corrective maintenance', 'failure'],
  ['Unplanned', 'failure'],
  ['M2', 'failure'],
  ['Störungsbeseitigung', 'failure'],
  ['Break down', 'failure'],
  ['Breakdown 12', 'failure'],
  ['Equipment failure', 'failure'],
  ['Stoerung Band 3', 'failure'],
  ['Maintenance correctiva', 'failure'],
  ['Mantenimiento correctivo', 'failure'],
  ['Entretien correctif', undefined],
  ['Manutenzione correttiva', 'failure'],
  ['CM 3', 'failure'],
  ['PM', 'work'],
  ['Preventive', 'work'],
  ['INSP', 'work'],
  ['Wartung', 'work'],
  ['Inspection', 'work'],
  ['Calibration', 'work'],
  ['Vorbeugende Instandhaltung', 'work'],
  ['PREV_01', 'work'],
  ['-- Lubrication --', 'work'],
  // A code before words that say otherwise is no code.
  ['PM breakdown', 'failure'],
  ['cm inspection', 'work'],
  ['constructor', undefined],
  // Each firm’s own, or told by neither word alone.
  ['PM01', undefined],
  ['ZM02', undefined],
  ['Planned replacement', undefined],
  ['Overhaul', undefined],
  ['Refurbishment after failure', undefined],
  ['Corrective replacement', undefined],
  ['Failure inspection', undefined],
  ['M1', undefined],
  ['', undefined],
] as const)('an order of type “%s” is taken as %s', ([type, kind]) => {
  expect(guessOrderKind(type)).toBe(kind)
})
