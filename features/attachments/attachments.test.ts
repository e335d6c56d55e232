import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '#lib/durations.ts'
import { attachmentOwners } from '#server/attachment-owners.ts'
import { personHolders } from '#server/personal-data.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { merge } from '#tests/merging.ts'
import { createCompany } from '#features/leads/companies/companies.server/write-company.ts'
import { mergeCompanies } from '#features/leads/companies/companies.server/merge-companies.ts'
import { newCompany } from '#features/leads/companies/company.schema.ts'
import { newLead } from '#features/leads/lead.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { takeBack } from '#tests/take-back.ts'
import { copyPerson, erasePerson, findPerson } from '#features/privacy/erasure/person-data.server.ts'
import { partBytes, type OwnerPath } from './attachment.schema.ts'
import { changeAttachment, deleteAttachment } from './attachments.server/change-attachment.ts'
import { downloadAttachment, listAttachments } from './attachments.server/read-attachments.ts'
import { beginAttachment, storePiece } from './attachments.server/upload-attachment.ts'
import { sweepAttachments } from './drop-attachments.server.ts'

const at = (path: OwnerPath, id: string) => ({ path, id, owner: attachmentOwners[path] })
type Place = ReturnType<typeof at>

/** Sends a file as a browser does. */
async function send(ctx: TestCtx, place: Place, name: string, content: Buffer) {
  const id = randomUUID()
  const { missing } = await beginAttachment(ctx, { ...place, file: { id, name, size: content.length } })
  for (const part of missing)
    await storePiece(ctx, {
      ...place,
      fileId: id,
      part,
      content: content.subarray(part * partBytes, (part + 1) * partBytes),
    })
  return id
}

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(bytes - 9, 'x')])
const enter = (ctx: TestCtx, name: string, email: string) => createLead(ctx, newLead.parse({ name, email }))
const namesAt = async (ctx: TestCtx, place: Place) =>
  (await listAttachments(ctx, place)).items.map(({ name }) => name)

test('a file of several parts comes back byte for byte, told by its bytes, and only to be saved', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await enter(ctx, 'Ann Byrne', 'ann@castings.example')
  const place = at('leads', lead.id)
  const content = pdf(partBytes * 2 + 17)
  const fileId = await send(ctx, place, '../Quote "2026".exe', content)
  const { items, bytes } = await listAttachments(ctx, place)
  expect(items).toMatchObject([
    {
      id: fileId,
      name: '_Quote _2026_.exe.download',
      type: 'application/pdf',
      size: content.length,
      by: 'Test sales',
    },
  ])
  expect(bytes).toBe(content.length)
  const answer = await downloadAttachment(ctx, { ...place, fileId })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="file"; filename\*=UTF-8''/),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
})

test('a line that breaks in the middle goes on with what is missing, and nothing is there before the end', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await enter(ctx, 'Ann Byrne', 'ann@castings.example')
  const place = at('leads', lead.id)
  const content = pdf(partBytes * 2 + 1)
  const file = { id: randomUUID(), name: 'a.pdf', size: content.length }
  const piece = (part: number) => ({
    ...place,
    fileId: file.id,
    part,
    content: content.subarray(part * partBytes, (part + 1) * partBytes),
  })
  expect((await beginAttachment(ctx, { ...place, file })).missing).toEqual([0, 1, 2])
  await storePiece(ctx, piece(2))
  expect(await namesAt(ctx, place)).toEqual([])
  await expect(downloadAttachment(ctx, { ...place, fileId: file.id })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await beginAttachment(ctx, { ...place, file })).missing, 'begun again').toEqual([0, 1])
  await expect(storePiece(ctx, { ...piece(0), content: Buffer.from('short') })).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(storePiece(ctx, piece(3))).rejects.toMatchObject({ code: 'invalid' })
  await storePiece(ctx, piece(0))
  expect(await storePiece(ctx, piece(0)), 'a part sent twice').toMatchObject({ missing: 1, file: null })
  expect(await storePiece(ctx, piece(1))).toMatchObject({ missing: 0, file: { name: 'a.pdf' } })
  expect(await storePiece(ctx, piece(1)), 'whose answer was lost').toMatchObject({
    missing: 0,
    file: { name: 'a.pdf' },
  })
  const audits = await ctx.database.pool.query("select 1 from audit_log where action = 'attachment.add'")
  expect(audits.rowCount).toBe(1)
  const other = await enter(ctx, 'Bob', 'bob@castings.example')
  await expect(beginAttachment(ctx, { ...at('leads', other.id), file })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('a file that is too large, finds no room or is a program is refused, and takes no room', async () => {
  const ctx = await testCtx({ role: 'sales', settings: { attachmentBytes: 1000, attachmentsBytes: 1500 } })
  const lead = await enter(ctx, 'Ann Byrne', 'ann@castings.example')
  const place = at('leads', lead.id)
  await expect(send(ctx, place, 'large.pdf', pdf(1001))).rejects.toMatchObject({
    code: 'invalid',
    errors: { size: expect.any(String) },
  })
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(800)])
  await expect(send(ctx, place, 'invoice.pdf', program)).rejects.toMatchObject({
    message: expect.stringContaining('program'),
  })
  await send(ctx, place, 'first.pdf', pdf(1000))
  await expect(send(ctx, place, 'second.pdf', pdf(600))).rejects.toMatchObject({
    message: expect.stringContaining('no room'),
  })
  // Two at once don't share the room that is left for one.
  const both = await Promise.allSettled([
    send(ctx, place, 'b.pdf', pdf(400)),
    send(ctx, place, 'c.pdf', pdf(400)),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a file is renamed, described and given an end; a change from before someone else’s is refused with theirs', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await enter(ctx, 'Ann Byrne', 'ann@castings.example')
  const place = at('leads', lead.id)
  const fileId = await send(ctx, place, 'scan0001.pdf', pdf(50))
  const change = { version: 1, name: 'Contract.pdf', description: 'Signed by both', expiresOn: '2027-03-31' }
  expect(await changeAttachment(ctx, { ...place, fileId, change })).toMatchObject({ ...change, version: 2 })
  expect(await changeAttachment(ctx, { ...place, fileId, change }), 'sent twice').toMatchObject({
    version: 2,
  })
  await expect(
    changeAttachment(ctx, { ...place, fileId, change: { version: 1, description: 'Draft' } }),
  ).rejects.toMatchObject({ code: 'conflict', data: { current: { description: 'Signed by both' } } })
})

test('a deleted file comes back by undo for a day, and then its bytes are gone', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const company = await createCompany(ctx, newCompany.parse({ name: 'Castings Ltd' }))
  const place = at('companies', company.id)
  const fileId = await send(ctx, place, 'terms.pdf', pdf(50))
  const { undo } = await deleteAttachment(ctx, { ...place, fileId })
  expect(await namesAt(ctx, place)).toEqual([])
  await takeBack(ctx, undo)
  expect(await namesAt(ctx, place)).toEqual(['terms.pdf'])
  await deleteAttachment(ctx, { ...place, fileId })
  const file = { id: randomUUID(), name: 'never-ends.pdf', size: partBytes * 2 }
  await beginAttachment(ctx, { ...place, file })
  expect(await sweepAttachments(ctx)).toBe(0)
  ctx.clock.advance(dayMs + 1)
  expect(await sweepAttachments(ctx)).toBe(2)
  const { rows } = await ctx.database.pool.query('select count(*)::int as n from record_file_parts')
  expect(rows).toEqual([{ n: 0 }])
})

test('files go to the survivor of a merge, and so does one that is sent to the old address', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const [one, other] = [
    await enter(ctx, 'Ann', 'ann@castings.example'),
    await enter(ctx, 'Ann B', 'ann@home.example'),
  ]
  await send(ctx, at('leads', other.id), 'of the other.pdf', pdf(50))
  await merge(ctx, one.id, other.id)
  await send(ctx, at('leads', other.id), 'late.pdf', pdf(50))
  expect((await namesAt(ctx, at('leads', one.id))).toSorted()).toEqual(['late.pdf', 'of the other.pdf'])
  const first = await createCompany(ctx, newCompany.parse({ name: 'Castings Ltd' }))
  const second = await createCompany(ctx, newCompany.parse({ name: 'Castings Group' }))
  await send(ctx, at('companies', second.id), 'frame contract.pdf', pdf(50))
  await mergeCompanies(ctx, { id: first.id, otherId: second.id })
  expect(await namesAt(ctx, at('companies', first.id))).toEqual(['frame contract.pdf'])
  expect(await namesAt(ctx, at('companies', second.id)), 'by its old address').toEqual(['frame contract.pdf'])
})

test('a person’s copy names the files, and an erasure takes them with it, a company of their own included', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const email = 'ann@byrne-castings.example'
  const lead = await createLead(ctx, newLead.parse({ name: 'Ann Byrne', email, company: 'Byrne Castings' }))
  await send(ctx, at('leads', lead.id), 'drawing.pdf', pdf(50))
  const { rows } = await ctx.database.pool.query<{ id: string }>('select id from companies')
  await send(ctx, at('companies', rows[0]?.id ?? ''), 'of the firm.pdf', pdf(50))
  const other = await enter(ctx, 'Bob', 'bob@else.example')
  await send(ctx, at('leads', other.id), 'stays.pdf', pdf(50))
  const person = await findPerson(ctx, personHolders, { emailKey: email })
  expect(JSON.stringify(await copyPerson(ctx, personHolders, person))).toContain('drawing.pdf')
  await ctx.transaction((tx) => erasePerson(tx, personHolders, email))
  const left = await ctx.database.pool.query('select name from record_files')
  expect(left.rows).toEqual([{ name: 'stays.pdf' }])
})

test('a visitor and an editor get nothing, by any verb', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await enter(ctx, 'Ann Byrne', 'ann@castings.example')
  const place = at('leads', lead.id)
  const fileId = await send(ctx, place, 'a.pdf', pdf(50))
  for (const [who, code] of [
    ['visitor', 'unauthorized'],
    ['editor', 'forbidden'],
  ] as const) {
    const other = ctx.as(who)
    await expect(listAttachments(other, place)).rejects.toMatchObject({ code })
    await expect(downloadAttachment(other, { ...place, fileId })).rejects.toMatchObject({ code })
    await expect(send(other, place, 'b.pdf', pdf(50))).rejects.toMatchObject({ code })
    await expect(deleteAttachment(other, { ...place, fileId })).rejects.toMatchObject({ code })
  }
  const elsewhere = await enter(ctx, 'Bob', 'bob@castings.example')
  await expect(downloadAttachment(ctx, { ...at('leads', elsewhere.id), fileId })).rejects.toMatchObject({
    code: 'not_found',
  })
})
