import { expect, test } from 'vitest'
import { heldBack, movedTotals, withLead, withMoves, withoutLead, type ColumnPages } from './board-pages.ts'
import type { LeadItem, StageTotal } from '#features/leads/lead-answer.schema.ts'

const lead = (id: string, more: Partial<LeadItem> = {}): LeadItem => ({
  id,
  version: 1,
  name: `Person ${id}`,
  company: '',
  email: null,
  stage: 'new',
  source: 'manual',
  sector: null,
  owner: null,
  fit: 0,
  engagement: 0,
  grade: 'C3',
  value: null,
  expectedClose: null,
  tags: [],
  custom: {},
  createdAt: '2026-11-18T09:00:00Z',
  lastActivityAt: '2026-11-18T09:00:00Z',
  reply: null,
  ...more,
})
const column = (...pages: LeadItem[][]): ColumnPages => ({
  pages: pages.map((items) => ({ items, nextCursor: null })),
  pageParams: pages.map(() => ''),
})
const idsOf = ({ pages }: ColumnPages) => pages.map(({ items }) => items.map(({ id }) => id))

test('a card that leaves a column and comes back stands on top, on whatever page it was', () => {
  const before = column([lead('a'), lead('b')], [lead('c')])
  const without = withoutLead(before, 'c')
  expect(idsOf(without)).toEqual([['a', 'b'], []])
  expect(idsOf(withLead(without, lead('c')))).toEqual([['c', 'a', 'b'], []])
})

test('a card that is there already is brought up to date in its place, never shown twice', () => {
  const after = withLead(column([lead('a')], [lead('b')]), lead('b', { version: 2 }))
  expect(idsOf(after)).toEqual([['a'], ['b']])
  expect(after.pages[1]?.items[0]?.version).toBe(2)
})

test('a card under way stands once, where it goes, whatever was read meanwhile', () => {
  const moves = [
    { lead: lead('a'), to: 'contacted' },
    { lead: lead('b'), to: 'contacted' },
    { lead: lead('b', { stage: 'contacted' }), to: 'won' },
  ]
  const ids = (leads: LeadItem[], stage: string) => withMoves(leads, stage, moves).map(({ id }) => id)
  expect(ids([lead('a'), lead('b'), lead('c')], 'new')).toEqual(['c'])
  expect(ids([lead('d', { stage: 'contacted' })], 'contacted')).toEqual(['a', 'd'])
  // Read after the server had the first move of both.
  expect(ids([lead('b'), lead('d'), lead('a')], 'contacted')).toEqual(['d', 'a'])
  expect(ids([], 'won')).toEqual(['b'])
  expect(withMoves([], 'won', moves)[0]?.stage).toBe('won')
})

test('held back is what others did, and an own card that they moved on, but not where an own card stands in its stage', () => {
  const a = lead('a')
  const own = { lead: a, to: 'contacted' }
  const count = (shown: string[], read: string[], moves: Parameters<typeof heldBack>[2] = []) =>
    heldBack(
      shown.map((id) => lead(id)),
      read.map((id) => lead(id)),
      moves,
    )
  expect(count(['b', 'c'], ['c', 'd'])).toBe(1)
  expect(count(['a', 'b'], ['b', 'a'], [{ ...own, hasEnded: true }])).toBe(0)
  expect(count(['a', 'b'], ['b'], [{ ...own, hasEnded: true }])).toBe(1)
  expect(count(['a', 'b'], ['b'], [own])).toBe(0)
})

test('a move takes the value along, there and back', () => {
  const totals: StageTotal[] = [
    { stage: 'new', count: 2, value: 3000, isMore: false },
    { stage: 'contacted', count: 0, value: 0, isMore: false },
    { stage: 'won', count: 1000, value: 9_000_000, isMore: true },
  ]
  const moved = movedTotals(totals, lead('a', { value: 1000 }), 'contacted')
  expect(moved).toMatchObject([{ count: 1, value: 2000 }, { count: 1, value: 1000 }, { count: 1000 }])
  expect(movedTotals(moved, lead('a', { value: 1000, stage: 'contacted' }), 'new')).toEqual(totals)
})
