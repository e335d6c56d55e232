import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { isOfKind } from './stage-kind.server.ts'
import { isAway, isLost, isOpen, isWon, kindOf } from './stage-kind.ts'
import { stageBook } from './stage-book.ts'
import { readStages } from './stages.server/read-stages.ts'

test('an id says its kind, and what is no stage is on no list', () => {
  expect(
    ['new', 'contacted', 'qualified', 'proposal', 'open-first-call'].filter((id) => !isOpen(id)),
  ).toEqual([])
  expect(['won', 'won-renewed'].filter((id) => !isWon(id))).toEqual([])
  expect(['lost', 'lost-not-now'].filter((id) => !isLost(id))).toEqual([])
  expect(['quarantine', 'merged', 'deleted', 'openly', 'toString'].filter((id) => !isAway(id))).toEqual([])
})

test('the database says the same of an id as the code', async () => {
  const ctx = await testCtx()
  const ids = ['new', 'proposal', 'won', 'lost', 'merged', 'open-a', 'won-a', 'lost-a', 'opener', 'x']
  const { rows } = await ctx.db.execute<{ id: string; open: boolean; closed: boolean }>(sql`
    select id, ${isOfKind(sql`id`, 'open')} as open, ${isOfKind(sql`id`, 'won', 'lost')} as closed
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as t(id)`)
  expect(rows).toEqual(
    ids.map((id) => ({ id, open: kindOf(id) === 'open', closed: ['won', 'lost'].includes(kindOf(id)) })),
  )
})

test('a site begins with the stages that were there before, by the same ids and in the same order', async () => {
  const { items, board, qualified, progressOf } = await readStages(await testCtx())
  expect(board.map(({ id, name }) => [id, name])).toEqual([
    ['new', 'New'],
    ['contacted', 'Contacted'],
    ['qualified', 'Qualified'],
    ['proposal', 'Proposal'],
    ['won', 'Won'],
    ['lost', 'Lost'],
  ])
  expect(qualified).toEqual(['qualified', 'proposal', 'won'])
  expect(
    items
      .map(({ id }) => id)
      .toSorted((a, b) => progressOf(a) - progressOf(b))
      .slice(3),
  ).toEqual(['lost', 'new', 'contacted', 'qualified', 'proposal', 'won'])
  for (const { id, kind } of items) expect(kindOf(id), id).toBe(kind)
})

test('a stage that is not read yet is called as its id says', () => {
  const { nameOf } = stageBook([])
  expect([nameOf('new'), nameOf('open-first-call')]).toEqual(['New', 'First call'])
})
