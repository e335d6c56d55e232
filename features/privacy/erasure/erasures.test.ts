import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { personHolders } from '#server/personal-data.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { allOf, confirmed, decide, erase, maeve, otherLead, search } from '#tests/mentions.ts'
import { noteErasure, readErasures, replayErasures } from './erasures.server.ts'
import { eraseByRequest } from '#features/privacy/requests/handle-request.server.ts'
import { privacyRequests } from '#features/privacy/privacy.table.server.ts'
import { anonymiseExpired } from './retention.server.ts'

const addLead = (ctx: TestCtx, name: string, email: string) =>
  createLead(ctx.as('sales'), { name, email, company: 'Quill Castings', source: 'manual' })
const namesOf = async (ctx: TestCtx) =>
  (await ctx.db.select({ name: leads.name }).from(leads)).map(({ name }) => name)
const note = (ctx: TestCtx, email: string, reference: string) =>
  ctx.transaction((tx) => noteErasure(tx, emailKeyOf(email), { reference, removals: [] }))

test('an erasure waits for a confirmed address and its exact spelling, then ends the request and names nobody', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await addLead(ctx, maeve.name, maeve.email)
  await addLead(ctx, 'Orla Finch', 'orla@foundry.example')
  const id = await confirmed(ctx)
  await search(ctx, id)
  const admin = ctx.as('admin')
  const change = { id, version: 2 }
  const other = eraseByRequest(admin, personHolders, { ...change, email: 'orla@foundry.example' })
  await expect(other).rejects.toMatchObject({
    code: 'invalid',
    errors: { email: 'This is not the address of the request' },
  })
  const sales = eraseByRequest(ctx.as('sales'), personHolders, { ...change, email: maeve.email })
  await expect(sales).rejects.toMatchObject({ code: 'forbidden' })
  const stale = eraseByRequest(admin, personHolders, { id, version: 1, email: maeve.email })
  await expect(stale).rejects.toMatchObject({ code: 'conflict' })
  expect(await namesOf(ctx)).toContain(maeve.name)

  const result = await eraseByRequest(admin, personHolders, { ...change, email: maeve.email.toUpperCase() })
  const [row] = await ctx.db.select().from(privacyRequests)
  expect(result).toMatchObject({ version: 3, reference: row?.reference, kept: [] })
  expect(result.erased).toBeGreaterThanOrEqual(1)
  expect(await namesOf(ctx)).toEqual(['Orla Finch'])
  expect(row).toMatchObject({ status: 'done', version: 3, name: null, email: null, emailKey: null })
  expect(row?.closedAt).toEqual(ctx.clock.now())
  const log = (await ctx.db.select().from(auditLog)).filter(({ action }) => action === 'privacy.erase')
  expect(log).toMatchObject([
    { entity: 'privacy', entityId: id, from: { status: 'in_work' }, to: { status: 'done' } },
  ])
  // A second click finds it closed.
  await expect(erase(ctx, id, 3)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This request is closed',
  })
})

test('the log holds keyed hashes: one secret for all, one row for each person, the newest first', async () => {
  const ctx = await testCtx()
  await note(ctx, 'ann@castings.example', 'PR-1')
  ctx.clock.advance(1000)
  await note(ctx, 'bob@castings.example', 'PR-2')
  ctx.clock.advance(1000)
  const [bob, ann] = await readErasures(ctx)
  expect([bob?.reference, ann?.reference]).toEqual(['PR-2', 'PR-1'])
  expect(bob?.key).toBe(ann?.key)
  expect(bob?.key).toMatch(/^[\w-]{43}$/)
  expect(bob?.emailHash).not.toBe(ann?.emailHash)
  expect(JSON.stringify([ann, bob])).not.toMatch(/castings|ann@|bob@/)

  await note(ctx, 'ann@castings.example', 'PR-3')
  const after = await readErasures(ctx)
  expect(after.map(({ reference, emailHash }) => [reference, emailHash])).toEqual([
    ['PR-3', ann?.emailHash],
    ['PR-2', bob?.emailHash],
  ])
  expect(after[0]?.erasedAt).toEqual(ctx.clock.now())
})

test('what was taken out of others’ records is noted with each erasure of the same person, and added up', async () => {
  const ctx = await testCtx({ limits: 'off' })
  for (const [round, word] of ['first', 'second'].entries()) {
    await otherLead(ctx, `${maeve.email} called, ${word}.`)
    const id = await confirmed(ctx)
    await search(ctx, id)
    for (const item of await allOf(ctx, id)) await decide(ctx, id, item, 'remove')
    await erase(ctx, id)
    const [log, ...others] = await readErasures(ctx)
    expect(others).toEqual([])
    expect(log?.removals).toHaveLength(round + 1)
  }
})

test('after a restore those are erased again who are in the log, and nobody else', async () => {
  const ctx = await testCtx()
  for (const [name, email] of [
    ['Ann', 'ann@castings.example'],
    ['Bob', 'bob@castings.example'],
    ['Carl', 'carl@castings.example'],
  ] as const)
    await addLead(ctx, name, email)
  for (const one of ['ann', 'bob', 'nobody']) await note(ctx, `${one}@castings.example`, one)
  const log = await readErasures(ctx)
  // The backup was made before any of them.
  await ctx.database.pool.query('delete from erasures')
  expect(await replayErasures(ctx, personHolders, log)).toBe(2)
  expect(await namesOf(ctx)).toEqual(['Carl'])
  expect(await readErasures(ctx)).toEqual(log)
})

test('a person whom the backup knows as erased at that time or later wrote again, and is left alone', async () => {
  const ctx = await testCtx()
  await note(ctx, 'ann@castings.example', 'first')
  const log = await readErasures(ctx)
  await addLead(ctx, 'Ann', 'ann@castings.example')
  expect(await replayErasures(ctx, personHolders, log)).toBe(0)
  expect(await namesOf(ctx)).toEqual(['Ann'])
  // The backup knows an earlier erasure only: the later one is done again.
  ctx.clock.advance(1000)
  await note(ctx, 'ann@castings.example', 'second')
  const later = await readErasures(ctx)
  await ctx.database.pool.query("update erasures set erased_at = erased_at - interval '1 second'")
  expect(await replayErasures(ctx, personHolders, later)).toBe(1)
  expect(await namesOf(ctx)).toEqual([])
  expect(await readErasures(ctx)).toEqual(later)
  expect(await replayErasures(ctx, personHolders, [])).toBe(0)
})

test('leads whose time is over are anonymised, each in the log by its id, and others are not', async () => {
  const ctx = await testCtx()
  await addLead(ctx, 'Ann', 'ann@castings.example')
  await addLead(ctx, 'Bob', 'bob@castings.example')
  expect(await anonymiseExpired(ctx, personHolders)).toBe(0)
  const past = new Date(ctx.clock.now().getTime() - 1000)
  const [ann, bob] = await ctx.db.select().from(leads).orderBy(leads.name)
  if (!ann || !bob) throw new Error('Two leads were entered')
  const copies = Array.from({ length: 3 }, (_, i) => ({
    ...ann,
    id: crypto.randomUUID(),
    name: `Copy ${i}`,
    email: null,
    emailKey: null,
    retainUntil: past,
  }))
  await ctx.db.insert(leads).values(copies)
  expect(await anonymiseExpired(ctx, personHolders)).toBe(3)
  expect((await namesOf(ctx)).filter((name) => name.startsWith('Copy'))).toEqual([])
  expect(await namesOf(ctx)).toEqual(expect.arrayContaining(['Ann', 'Bob']))
  const log = (await ctx.db.select().from(auditLog)).filter(({ action }) => action === 'lead.anonymise')
  expect(new Set(log.map(({ entityId }) => entityId))).toEqual(new Set(copies.map(({ id }) => id)))
  expect(await anonymiseExpired(ctx, personHolders)).toBe(0)
})
