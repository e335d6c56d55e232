import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { worklist, type WorkItem } from './worklist.schema.ts'
import { listWork, type WorkSource } from './worklist.server.ts'

const item = (id: string, dueAt: string | null): Omit<WorkItem, 'kind'> => ({
  id,
  title: id,
  detail: '',
  dueAt,
  riskAt: null,
  to: '/my-day',
  action: 'Open',
})
const source = (
  kind: WorkItem['kind'],
  needs: WorkSource['needs'],
  items: Omit<WorkItem, 'kind'>[],
): WorkSource => ({ kind, needs, list: async () => items })

const sources = [
  source('search', ['content.write', 'analytics.read'], [item('forklift', null)]),
  source('draft', ['content.write'], [item('draft', null)]),
  source('task', ['leads.read'], [item('offer', '2026-11-18T17:00:00Z')]),
  source(
    'reply',
    ['leads.read'],
    [item('late', '2026-11-17T18:00:00Z'), item('soon', '2026-11-18T18:00:00Z')],
  ),
  source('disclosure', ['firm.write'], [item('firm', null)]),
]

test('K12: the oldest deadline is first whatever kind it is, and what has none comes after', async () => {
  const answer = await listWork(await testCtx({ role: 'owner' }), sources)
  expect(worklist.parse(answer)).toEqual(answer)
  expect(answer.items.map(({ id }) => id)).toEqual(['late', 'offer', 'soon', 'firm', 'draft', 'forklift'])
  expect(answer).toMatchObject({ unread: [], isMore: false })
})

test('K12: each role sees its own: sales who waits, an editor the drafts, the owner also what the firm lacks', async () => {
  const seen = async (role: 'sales' | 'editor' | 'analyst' | 'admin') =>
    (await listWork(await testCtx({ role }), sources)).items.map(({ id }) => id)
  expect(await seen('sales')).toEqual(['late', 'offer', 'soon'])
  expect(await seen('editor')).toEqual(['draft', 'forklift'])
  expect(await seen('analyst')).toEqual([])
  expect(await seen('admin')).toEqual(['late', 'offer', 'soon', 'draft', 'forklift'])
  await expect(listWork(await testCtx({ role: 'visitor' }), sources)).rejects.toMatchObject({
    code: 'unauthorized',
  })
})

test('K12: an editor with many drafts sees missing pages and searches without result too', async () => {
  const several = (name: string) => [1, 2, 3, 4, 5, 6].map((number) => item(`${name} ${number}`, null))
  const many = [
    source('search', ['content.write', 'analytics.read'], several('search')),
    source('missing-page', ['content.write'], several('missing')),
    source('draft', ['content.write'], several('draft')),
  ]
  const { items } = await listWork(await testCtx({ role: 'editor' }), many)
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['draft', 'missing-page', 'search']))
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual(['draft 1', 'draft 2'])
})

test('a long queue says that there is more and doesn’t hide what has no deadline', async () => {
  const queue = Array.from({ length: 30 }, (_, day) =>
    item(`lead ${day}`, new Date(Date.UTC(2026, 10, 1 + day)).toISOString()),
  )
  const many = [
    source('reply', ['leads.read'], queue),
    source('disclosure', ['firm.write'], [item('firm', null)]),
  ]
  const { items, isMore } = await listWork(await testCtx({ role: 'owner' }), many)
  expect(items.map(({ id }) => id)).toContain('firm')
  expect(items[0]?.id).toBe('lead 0')
  expect(isMore).toBe(true)
})

test('K12: a long queue doesn’t hide the first deadline of another kind', async () => {
  const queue = Array.from({ length: 30 }, (_, day) =>
    item(`lead ${day}`, new Date(Date.UTC(2026, 10, 1 + day)).toISOString()),
  )
  const many = [
    source('reply', ['leads.read'], queue),
    source(
      'supplier',
      ['suppliers.write'],
      [item('insurance', '2026-12-02T18:00:00Z'), item('contract', '2026-12-09T18:00:00Z')],
    ),
  ]
  const { items, isMore } = await listWork(await testCtx({ role: 'sales' }), many)
  expect(items.map(({ id }) => id).slice(-2)).toEqual(['lead 5', 'insurance'])
  expect(isMore).toBe(true)
})

test('a kind that can’t be read is named and leaves the others alone', async () => {
  const broken: WorkSource = {
    kind: 'supplier',
    needs: ['suppliers.write'],
    list: () => Promise.reject(new Error('relation "suppliers" is gone')),
  }
  const { items, unread } = await listWork(await testCtx({ role: 'sales' }), [broken, ...sources])
  expect(unread).toEqual(['supplier'])
  expect(items).toHaveLength(3)
})
