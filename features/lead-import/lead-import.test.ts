import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toCsv, type Cell } from '#lib/csv.ts'
import { testCtx } from '#tests/context.ts'
import { auditLog } from '#features/context/audit.table.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { mergeLeads } from '#features/leads/merge/merge.server/merge-leads.ts'
import { checkBatch } from './lead-import.server/check-rows.ts'
import { getImport, listImports, listRows } from './lead-import.server/list-imports.ts'
import { upload, check, run, allLeads } from '#tests/imports.ts'

const three =
  'Full name;E-mail;Organisation;Phone;Shoe size\r\nAnn Byrne;ann@castings.example;Byrne Castings;020 7946 0011;39\r\n' +
  'Ben Quill;ben@foundry.example;Quill Foundry;;\r\n;nobody@foundry.example;;;\r\n'

test('a file is read, its columns are proposed, tried dry, and written; nobody is promised a reply and no mail goes out', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const id = await upload(ctx, three)
  const before = await getImport(ctx, id)
  expect(before).toMatchObject({
    state: 'mapping',
    rows: 3,
    separator: ';',
    encoding: 'utf-8',
    header: ['Full name', 'E-mail', 'Organisation', 'Phone', 'Shoe size'],
    suggested: ['name', 'email', 'company', 'phone', null],
  })
  expect(before.sample[0]).toEqual([
    'Ann Byrne',
    'ann@castings.example',
    'Byrne Castings',
    '020 7946 0011',
    '39',
  ])
  expect(await check(ctx, id)).toEqual(['create', 'create', 'A new lead needs a name'])
  expect(await allLeads(ctx)).toEqual([])
  expect(await run(ctx, id)).toEqual({ created: 2, skipped: 1 })
  const rows = await allLeads(ctx)
  expect(rows).toMatchObject([
    {
      name: 'Ann Byrne',
      source: 'import',
      stage: 'new',
      domain: 'castings.example',
      phoneKey: '442079460011',
      version: 1,
    },
    { name: 'Ben Quill', replyDueAt: null, firstReplyAt: null, consents: [], ownerId: null },
  ])
  expect((await getLead(ctx, rows[0]?.id ?? '')).timeline).toMatchObject([
    { body: 'Imported from contacts.csv', by: 'Test sales' },
  ])
  expect((await ctx.database.pool.query('select 1 from mails')).rowCount).toBe(0)
  const log = await ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, rows[0]?.id ?? ''))
  expect(log).toMatchObject([{ action: 'lead.import', actorName: 'Test sales' }])
})

test('known leads are found by address: gaps are filled, or values replaced, and never emptied', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const ann = await createLead(ctx, {
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    company: 'Byrne',
    source: 'manual',
    tags: ['fair'],
  })
  const file = 'name,email,company,value,tags\nAnn B.,ANN@castings.example,,"£12,000",vip\n'
  const filling = await upload(ctx, file)
  expect(await check(ctx, filling)).toEqual(['update'])
  expect((await listRows(ctx, { id: filling, limit: 9 })).items[0]?.changes).toEqual([
    { field: 'value', from: '', to: '12000' },
  ])
  const replacing = await upload(ctx, file)
  await check(ctx, replacing, { mode: 'overwrite' })
  expect(await run(ctx, filling)).toEqual({ updated: 1 })
  expect(await getLead(ctx, ann.id)).toMatchObject({
    name: 'Ann Byrne',
    value: 12_000,
    tags: ['fair'],
    version: 2,
  })
  // ValidatedRow once more: the value is there by now.
  expect(await run(ctx, replacing)).toEqual({ updated: 1 })
  expect(await getLead(ctx, ann.id)).toMatchObject({
    name: 'Ann B.',
    company: 'Byrne',
    email: 'ann@castings.example',
    tags: ['vip'],
  })
  const again = await upload(ctx, file)
  expect(await check(ctx, again, { mode: 'overwrite' })).toEqual(['unchanged'])
})

test('every row that can’t be taken says why', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createLead(ctx, { name: 'Orla Finch', company: 'Finch', source: 'manual' })
  const a = await createLead(ctx, { name: 'A1', email: 'a@x.example', source: 'manual' })
  const b = await createLead(ctx, { name: 'B1', email: 'b@x.example', source: 'manual' })
  const c = await createLead(ctx, { name: 'C1', email: 'c@x.example', source: 'manual' })
  await mergeLeads(ctx, [], { id: b.id, otherId: c.id, version: 1, otherVersion: 1, choices: {} })
  const rows: Cell[][] = [
    ['ID', 'Name', 'Email', 'Company', 'Country', 'Value', 'Sector', 'Company size'],
    ['', 'Ann', 'not an address', '', '', '', '', ''],
    ['', 'Ann', 'ann@x.example', '', 'Narnia', '', '', ''],
    ['', 'Ann', 'ann@x.example', '', 'United Kingdom', 'plenty', '', ''],
    ['', 'Ann', 'ann@x.example', '', 'United Kingdom', '40.000', '', ''],
    ['', 'Ann', 'ann@x.example', '', 'uk', '12k', 'Basketry', '1,200'],
    ['', 'Ann', 'Ann@x.example', '', '', '', '', ''],
    ['', 'Orla Finch', '', 'finch', '', '', '', ''],
    [a.id, 'A1', 'b@x.example', '', '', '', '', ''],
    [crypto.randomUUID(), 'Eve', '', '', '', '', '', ''],
    [c.id, 'C1', '', '', '', '', '', ''],
    ['', 'New name', 'c@x.example', 'By old address', '', '', '', ''],
    ['', 'X', 'x@x.example', '', '', '', '', ''],
    ['77', 'Fay', 'fay@x.example', '', '', '', '', ''],
  ]
  const id = await upload(ctx, toCsv(rows))
  expect(await check(ctx, id)).toEqual([
    'Email: please enter a valid email address',
    'The country must be a name or a code of two letters, not “Narnia”',
    'The value must be a number of pounds such as 18,000, not “plenty”',
    'The value must be a number of pounds such as 18,000, not “40.000”',
    'The sector must be one of ours, not “Basketry”',
    'create',
    'There is a lead of this name and company, and without an address it is impossible to tell whether they are the same',
    'The ID and the address belong to two different leads',
    'There is no lead with this ID, and no address to go by',
    'This lead was merged into another one',
    'update',
    'Name: name must be at least 2 characters',
    '“77” isn’t an ID of this site',
  ])
  // The address of a merged lead leads to the survivor, whose own address stays.
  await run(ctx, id)
  expect(await getLead(ctx, b.id)).toMatchObject({ email: 'b@x.example', company: 'By old address' })
})

test('the same address twice in one file counts once, however far apart', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const many = Array.from({ length: 1500 }, (_, i) => [`Person ${i}`, `p${i}@x.example`])
  const id = await upload(ctx, toCsv([['Name', 'Email'], ...many, ['Again', 'P3@x.example']]))
  await check(ctx, id)
  expect((await listRows(ctx, { id, only: 'skip', limit: 9 })).items).toMatchObject([
    { line: 1502, reason: 'The same address stands on line 5 already' },
  ])
  expect(await run(ctx, id)).toEqual({ created: 1500, skipped: 1 })
})

test('the dry run of one import and another’s can’t mix, and only roles that may import do', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const one = await upload(ctx, three)
  const two = await upload(ctx, three)
  await check(ctx, one)
  await run(ctx, one)
  expect(await check(ctx, two)).toEqual(['unchanged', 'unchanged', 'A new lead needs a name'])
  const { items, nextCursor } = await listImports(ctx, { limit: 1 })
  expect(items).toHaveLength(1)
  expect((await listImports(ctx, { limit: 1, cursor: nextCursor ?? '' })).items).toHaveLength(1)
  for (const role of ['editor', 'analyst'] as const)
    await expect(getImport(ctx.as(role), one)).rejects.toMatchObject({ code: 'forbidden' })
  await ctx.as('system').transaction((tx) => checkBatch(tx, one))
  expect((await getImport(ctx, one)).state).toBe('done')
})
