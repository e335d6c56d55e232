import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toCsv } from '#lib/csv.ts'
import { testCtx } from '#tests/context.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { getImport, listRows } from './lead-import.server/list-imports.ts'
import { runBatch } from './lead-import.server/run-rows.ts'
import { cancelImport, dropImport, runImport, undoImport } from './lead-import.server/steer-import.ts'
import { sweepImports } from './lead-import.server/sweep-imports.ts'
import { leadImportRows } from './lead-import.table.server.ts'
import { upload, work, check, run, undo, allLeads } from '#tests/imports.ts'
import { dayMs as day } from '#lib/durations.ts'

const three =
  'Full name;E-mail;Organisation;Phone;Shoe size\r\nAnn Byrne;ann@castings.example;Byrne Castings;020 7946 0011;39\r\n' +
  'Ben Quill;ben@foundry.example;Quill Foundry;;\r\n;nobody@foundry.example;;;\r\n'

test('a crash in the middle writes no row twice and leaves none out; a job that runs twice at once neither', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const many = Array.from({ length: 2300 }, (_, i) => [`Person ${i}`, `p${i}@x.example`])
  const id = await upload(ctx, toCsv([['Name', 'Email'], ...many]))
  await check(ctx, id)
  await runImport(ctx, id)
  const system = ctx.as('system')
  await system.transaction((tx) => runBatch(tx, id))
  await expect(
    system.transaction(async (tx) => {
      await runBatch(tx, id)
      throw new Error('the power went')
    }),
  ).rejects.toThrow('the power went')
  expect(await ctx.db.$count(leads)).toBe(1000)
  await Promise.all([work(ctx, id), work(ctx, id)])
  expect(await getImport(ctx, id)).toMatchObject({ state: 'done', counts: { created: 2300 }, progress: 2300 })
  expect(await ctx.db.$count(leads)).toBe(2300)
})

test('a cancelled import keeps what it wrote, goes on when asked, and is undone as a whole', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const many = Array.from({ length: 1400 }, (_, i) => [`Person ${i}`, `p${i}@x.example`])
  const id = await upload(ctx, toCsv([['Name', 'Email'], ...many]))
  await check(ctx, id)
  await runImport(ctx, id)
  await ctx.as('system').transaction((tx) => runBatch(tx, id))
  await cancelImport(ctx, id)
  await work(ctx, id)
  expect(await getImport(ctx, id)).toMatchObject({ state: 'cancelled', counts: { created: 1000 } })
  await expect(dropImport(ctx, id)).rejects.toMatchObject({ code: 'conflict' })
  await expect(cancelImport(ctx, id)).rejects.toMatchObject({ code: 'conflict' })
  expect(await run(ctx, id)).toEqual({ created: 1400 })
  expect(await undo(ctx, id)).toEqual({ created: 1400, removed: 1400 })
  expect(await ctx.db.$count(leads)).toBe(0)
})

test('undoing takes back what nobody touched since, and says of each other row why it stayed', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const old = ['one', 'two'].map((name) => ({
    name: `Old ${name}`,
    email: `${name}@x.example`,
    source: 'manual' as const,
  }))
  for (const lead of old) await createLead(ctx, lead)
  const before = await allLeads(ctx)
  const file = toCsv([
    ['Name', 'Email', 'Company'],
    ['One', 'one@x.example', 'Acme'],
    ['Two', 'two@x.example', 'Acme'],
    ...['Noted', 'Written', 'Edited', 'Alone', 'Erased'].map((name) => [name, `${name}@x.example`, 'Acme']),
  ])
  const id = await upload(ctx, file)
  await check(ctx, id, { mode: 'overwrite' })
  expect(await run(ctx, id)).toEqual({ created: 5, updated: 2 })
  const byName = new Map((await allLeads(ctx)).map((lead) => [lead.name, lead.id]))
  const idOf = (name: string) => byName.get(name) ?? ''
  await updateLead(ctx, { id: idOf('Two'), version: 2, company: 'Byrne' })
  // What the file didn't write may change.
  await updateLead(ctx, { id: idOf('One'), version: 2, value: 500 })
  await logActivity(ctx, { leadId: idOf('Noted'), kind: 'note', body: 'Hello' })
  await recordEnquiry(ctx.as('visitor'), {
    source: 'contact',
    name: 'W',
    email: 'written@x.example',
    touch: {},
    consents: [],
  })
  await updateLead(ctx, { id: idOf('Edited'), version: 1, value: 5 })
  await ctx.db.delete(leads).where(eq(leads.id, idOf('Erased')))
  expect(await undo(ctx, id)).toMatchObject({ removed: 1, restored: 1, kept: 5 })
  const told = (await listRows(ctx, { id, limit: 9 })).items.map(
    ({ undoOutcome, reason }) => reason ?? undoOutcome,
  )
  expect(told).toEqual([
    'restored',
    'Changed since: company',
    'It was worked on since',
    'It was worked on since',
    'It was worked on since',
    'removed',
    'It isn’t there any more',
  ])
  const one = (await allLeads(ctx)).find(({ id }) => id === before[0]?.id)
  expect(one).toMatchObject({ name: 'Old one', company: '', value: 500 })
  await expect(undoImport(ctx, id)).rejects.toMatchObject({ code: 'conflict' })
})

test('an import of 30 days ago can’t be undone, and its rows are forgotten', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const id = await upload(ctx, three)
  await check(ctx, id)
  await run(ctx, id)
  const left = await upload(ctx, three)
  ctx.clock.advance(31 * day)
  await expect(undoImport(ctx, id)).rejects.toMatchObject({ code: 'gone' })
  expect(await sweepImports(ctx)).toBe(4)
  expect(await ctx.db.$count(leadImportRows)).toBe(0)
  expect(await getImport(ctx, id)).toMatchObject({ state: 'done', counts: { created: 2 }, undoUntil: null })
  await expect(getImport(ctx, left)).rejects.toMatchObject({ code: 'not_found' })
})
