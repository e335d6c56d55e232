import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { minuteMs as minute } from '#lib/durations.ts'
import { dismissPair } from './duplicates.server/dismiss-pair.ts'
import { listPairs } from './duplicates.server/list-pairs.ts'
import { scanDuplicates } from './duplicates.server/scan-duplicates.ts'
import { leadColumns, leads } from '#features/leads/lead.table.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { mergeLeads } from './merge.server/merge-leads.ts'
import { areNamesAlike } from './name-likeness.ts'

const pairsOf = async (ctx: TestCtx) =>
  (await listPairs(ctx, { limit: 100 })).items.map(({ first, second, reasons }) => [
    [first.name, second.name].toSorted().join(' + '),
    reasons.toSorted(),
  ])

test.each([
  ['Ann Byrne', 'Byrne, Ann'],
  ['Ann Byrne', 'A. Byrne'],
  ['Ann Byrne', 'Dr Ann Marie Byrne'],
  ['Maeve Quill', 'Meave Quill'],
  ['Siobhán Ó Néill', 'Siobhan O Neill'],
  ['Alexander Featherstonehaugh', 'Alexandre Featherstonhaugh'],
])('%s and %s may be one person', (a, b) => {
  expect(areNamesAlike(a, b)).toBe(true)
  expect(areNamesAlike(b, a)).toBe(true)
})

test.each([
  ['Ann Byrne', 'Ben Byrne'],
  ['Ann Byrne', 'Ann Quill'],
  ['Ann', 'Ann Byrne'],
  ['A B', 'Ann Byrne'],
  ['', 'Ann Byrne'],
  ['Joe', 'Zoe'],
])('%s and %s are two', (a, b) => {
  expect(areNamesAlike(a, b)).toBe(false)
  expect(areNamesAlike(b, a)).toBe(false)
})

test('leads that came in are compared once each, by mailbox, phone, domain with name, and name with company', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const add = (name: string, email: string | null, more: object = {}) =>
    createLead(ctx, { name, email, source: 'manual', ...more })
  await add('Ann Byrne', 'ann@castings.example')
  await add('Byrne', 'ann+fair@castings.example')
  await add('A. Byrne', 'ab@castings.example', { phone: '020 7946 0011' })
  await add('Zoe Finch', 'zoe@foundry.example', { phone: '+44 20 7946 0011' })
  await add('Orla Finch', 'orla@gmail.com', { company: 'Finch Foundry' })
  await add('orla finch', null, { company: 'finch foundry ' })
  await add('Nobody Else', 'else@gmail.com')
  expect(await scanDuplicates(ctx)).toBe(0)
  ctx.clock.advance(2 * minute)
  expect(await scanDuplicates(ctx)).toBe(7)
  expect((await pairsOf(ctx)).toSorted()).toEqual([
    ['A. Byrne + Ann Byrne', ['domain_and_name']],
    ['A. Byrne + Zoe Finch', ['phone']],
    ['Ann Byrne + Byrne', ['mailbox']],
    ['Orla Finch + orla finch', ['name_and_company']],
  ])
  expect(await scanDuplicates(ctx)).toBe(0)
  const pages: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await listPairs(ctx, { limit: 1, ...(cursor && { cursor }) })
    pages.push(...page.items.map(({ first }) => first.id))
    if (!page.nextCursor) break
    cursor = page.nextCursor
  }
  expect(pages).toHaveLength(4)
  await expect(listPairs(ctx, { limit: 1, cursor: 'made up' })).rejects.toMatchObject({ code: 'invalid' })
})

test('what was told apart is never proposed again, not on the list and not on the lead', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const phone = '+44 20 7946 0011'
  const ann = await createLead(ctx, { name: 'Ann', phone, source: 'manual' })
  const ben = await createLead(ctx, { name: 'Ben', phone, source: 'manual' })
  ctx.clock.advance(2 * minute)
  await scanDuplicates(ctx)
  expect(await pairsOf(ctx)).toHaveLength(1)
  await dismissPair(ctx, { leadId: ben.id, otherId: ann.id })
  expect(await pairsOf(ctx)).toEqual([])
  expect((await getLead(ctx, ann.id)).duplicates).toEqual([])
  await updateLead(ctx, { id: ann.id, version: 1, name: 'Anne' })
  expect(await pairsOf(ctx)).toEqual([])

  // The lead it is merged with inherits the decision.
  const carl = await createLead(ctx, { name: 'Carl', source: 'manual' })
  await mergeLeads(ctx, [], {
    id: carl.id,
    otherId: ann.id,
    version: 1,
    otherVersion: 2,
    choices: { phone: 'other' },
  })
  expect(await pairsOf(ctx)).toEqual([])
  expect((await getLead(ctx, carl.id)).duplicates).toEqual([])
})

test('a change that makes two leads alike puts them on the list at once; merged ones leave it', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const ann = await createLead(ctx, { name: 'Ann', phone: '+44 20 7946 0011', source: 'manual' })
  const ben = await createLead(ctx, { name: 'Ben', source: 'manual' })
  await updateLead(ctx, { id: ben.id, version: 1, phone: '020 7946 0011' })
  expect(await pairsOf(ctx)).toEqual([['Ann + Ben', ['phone']]])
  await mergeLeads(ctx, [], { id: ann.id, otherId: ben.id, version: 1, otherVersion: 2, choices: {} })
  expect(await pairsOf(ctx)).toEqual([])
})

test('a switchboard’s number shared by hundreds costs each of them a bounded number of pairs', async () => {
  const ctx = await testCtx({ role: 'sales' })
  for (let i = 0; i < 60; i++)
    await createLead(ctx, { name: `Person ${i}`, phone: '+44 20 7946 0011', source: 'manual' })
  ctx.clock.advance(2 * minute)
  await scanDuplicates(ctx)
  expect((await pairsOf(ctx)).length).toBeLessThanOrEqual(100)
  const { rows } = await ctx.database.pool.query('select count(*)::int as pairs from lead_duplicates')
  expect(rows[0].pairs).toBeLessThanOrEqual(60 * 20)
})

test('a crowd with one name at one company costs each of them a bounded number of pairs too', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createLead(ctx, { name: 'Ann Byrne', email: 'ann@plant.example', source: 'manual' })
  const [ann] = await ctx.db.select(leadColumns).from(leads)
  if (!ann) throw new Error('There is no lead to copy')
  const others = Array.from({ length: 650 }, (_, i) => `ann${i}@plant.example`)
  for (const email of others)
    await ctx.db.insert(leads).values({ ...ann, id: randomUUID(), email, emailKey: email })
  ctx.clock.advance(2 * minute)
  expect(await scanDuplicates(ctx)).toBe(others.length + 1)
  const { rows } = await ctx.database.pool.query(
    `select min(pairs)::int as least, sum(pairs)::int as pairs from
       (select id, (select count(*) from lead_duplicates where id in (lead_a, lead_b)) as pairs from leads) counted`,
  )
  expect(rows[0].least).toBeGreaterThan(0)
  expect(rows[0].pairs).toBeLessThanOrEqual(2 * 20 * (others.length + 1))
})
