import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listSupplierHistory } from '#features/audit/audit.server.ts'
import {
  changeAttachment,
  deleteAttachment,
} from '#features/attachments/attachments.server/change-attachment.ts'
import { beginAttachment, storePiece } from '#features/attachments/attachments.server/upload-attachment.ts'
import { listWork } from '#features/dashboard/worklist.server.ts'
import { deliverNotification } from '#features/notifications/notifications.server/deliver.ts'
import { listNotifications } from '#features/notifications/notifications.server/list-notifications.ts'
import { dayMs } from '#lib/durations.ts'
import { workSources } from '#server/work-sources.ts'
import { attachmentOwners } from '#server/attachment-owners.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { historyInWords } from './history-words.ts'
import { supplierQuery } from './supplier-query.schema.ts'
import { archiveSupplier } from './suppliers.server/archive-supplier.ts'
import { createSupplier } from './suppliers.server/create-supplier.ts'
import { listSuppliers } from './suppliers.server/list-suppliers.ts'
import { moveSupplier } from './suppliers.server/move-supplier.ts'
import { recordCheck } from './suppliers.server/record-check.ts'
import { remindOfDocuments } from './suppliers.server/remind-of-documents.ts'
import { updateSupplier } from './suppliers.server/update-supplier.ts'

const enter = (ctx: TestCtx, legalName: string) =>
  createSupplier(ctx, {
    type: 'consultancy',
    legalName,
    contactName: 'Orla Example',
    contactEmail: `orla@${legalName.toLowerCase().replaceAll(' ', '-')}.example`,
    roles: ['ml-engineer'],
    seniority: 'senior',
  })

async function keepDocument(ctx: TestCtx, supplierId: string, name: string, expiresOn: string) {
  const place = { path: 'suppliers' as const, id: supplierId, owner: attachmentOwners.suppliers }
  const fileId = randomUUID()
  const content = Buffer.from('%PDF-1.7 a policy')
  await beginAttachment(ctx, { ...place, file: { id: fileId, name, size: content.length } })
  await storePiece(ctx, { ...place, fileId, part: 0, content })
  await changeAttachment(ctx, { ...place, fileId, change: { version: 1, kind: 'insurance', expiresOn } })
  return { ...place, fileId }
}

const titlesOf = async (ctx: TestCtx) =>
  (await listNotifications(ctx, { limit: 25 })).items.map(({ title }) => title)

test('a document is told of 30 days before its last day and on it, once each, by bell and mail, whichever server looks', async () => {
  const ctx = await testCtx({ now: '2026-11-18T09:00:00Z' })
  const sales = await createTestUser(ctx, 'sales')
  const analyst = await createTestUser(ctx, 'analyst')
  const { id } = await enter(ctx, 'Harbour Models')
  await keepDocument(ctx, id, 'Policy.pdf', '2026-12-19')
  expect(await remindOfDocuments(ctx), '31 days before').toBe(0)
  ctx.clock.advance(dayMs)
  const given = await Promise.all([1, 2, 3, 4].map(() => remindOfDocuments(ctx)))
  expect(given.reduce((sum, one) => sum + one, 0)).toBe(1)
  expect(await titlesOf(sales.ctx)).toEqual(['“Policy.pdf” of a supplier expires on 19 Dec 2026'])
  expect(await titlesOf(analyst.ctx)).toEqual([])
  const told = await ctx.db.execute<{ id: string }>('select id from notifications')
  for (let i = 0; i < 2; i += 1)
    await deliverNotification(ctx, { id: told.rows[0]?.id ?? '', channel: 'mail' })
  const mails = await ctx.db.execute<{ subject: string; text: string }>(
    "select subject, text from mails where kind = 'user.notification'",
  )
  expect(mails.rows.map(({ subject }) => subject)).toEqual(['A document of a supplier expires'])
  expect(mails.rows[0]?.text).toContain(`/supplier-form/${id}`)
  ctx.clock.advance(29 * dayMs)
  expect(await remindOfDocuments(ctx), 'the day before').toBe(0)
  ctx.clock.advance(dayMs)
  expect(await remindOfDocuments(ctx), 'its last day').toBe(1)
  ctx.clock.advance(dayMs)
  expect(await remindOfDocuments(ctx)).toBe(0)
  expect(await titlesOf(sales.ctx)).toEqual([
    '“Policy.pdf” of a supplier expired on 19 Dec 2026',
    '“Policy.pdf” of a supplier expired on 19 Dec 2026',
  ])
})

test('nobody is reminded of what was deleted, renewed, ended long ago, or belongs to a supplier who is no longer used', async () => {
  const ctx = await testCtx({ now: '2026-11-18T09:00:00Z' })
  const { id } = await enter(ctx, 'Harbour Models')
  await deleteAttachment(ctx, await keepDocument(ctx, id, 'Deleted.pdf', '2026-11-20'))
  await keepDocument(ctx, id, 'Old.pdf', '2026-10-01')
  const away = await enter(ctx, 'Archived Models')
  await keepDocument(ctx, away.id, 'Policy.pdf', '2026-11-20')
  await archiveSupplier(ctx, { id: away.id, isArchived: true })
  const refused = await enter(ctx, 'Rejected Models')
  await keepDocument(ctx, refused.id, 'Policy.pdf', '2026-11-20')
  await moveSupplier(ctx, { id: refused.id, status: 'rejected', reason: 'Too dear' })
  expect(await remindOfDocuments(ctx)).toBe(0)
  const renewed = await keepDocument(ctx, id, 'Policy.pdf', '2026-11-30')
  expect(await remindOfDocuments(ctx)).toBe(1)
  await changeAttachment(ctx, { ...renewed, change: { version: 2, expiresOn: '2027-11-30' } })
  expect(await remindOfDocuments(ctx)).toBe(0)
  ctx.clock.advance(347 * dayMs)
  expect(await remindOfDocuments(ctx), '30 days before the new end').toBe(1)
})

test('the list names what has ended or ends within 30 days, and is filtered by it', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T09:00:00Z' })
  const one = await enter(ctx, 'Harbour Models')
  await keepDocument(ctx, one.id, 'Later.pdf', '2026-12-18')
  await keepDocument(ctx, one.id, 'Ended.pdf', '2026-11-17')
  const other = await enter(ctx, 'Quay Data')
  await keepDocument(ctx, other.id, 'Much later.pdf', '2026-12-19')
  const { items } = await listSuppliers(ctx, supplierQuery.parse({}))
  expect(items.map(({ documents }) => documents)).toEqual([
    [
      { name: 'Ended.pdf', kind: 'insurance', expiresOn: '2026-11-17', daysLeft: -1 },
      { name: 'Later.pdf', kind: 'insurance', expiresOn: '2026-12-18', daysLeft: 30 },
    ],
    [],
  ])
  const ending = await listSuppliers(ctx, supplierQuery.parse({ attention: 'documents' }))
  expect(ending.items.map(({ id }) => id)).toEqual([one.id])
})

test('the history says who changed what and from what to what, page by page and in words', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T09:00:00Z' })
  const { id, version } = await enter(ctx, 'Harbour Models')
  await enter(ctx, 'Quay Data')
  ctx.clock.advance(1000)
  await updateSupplier(ctx, { id, version, seniority: 'lead', dayRate: 950, availableFrom: '2027-01-04' })
  ctx.clock.advance(1000)
  await moveSupplier(ctx, { id, status: 'vetting' })
  const first = await listSupplierHistory(ctx, { id, limit: 2 })
  expect(first.items.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['supplier.move', 'Test sales'],
    ['supplier.update', 'Test sales'],
  ])
  expect(first.items.map(historyInWords)).toEqual([
    { from: { Status: 'Prospect' }, to: { Status: 'Vetting' } },
    {
      from: { Seniority: 'Senior', 'Day rate, £': null, 'Available from': null },
      to: { Seniority: 'Lead', 'Day rate, £': 950, 'Available from': '4 Jan 2027' },
    },
  ])
  const check = { kind: 'dpa', outcome: 'passed', expiresOn: '2027-01-04' }
  expect(
    historyInWords({
      action: 'supplier.check',
      from: { ...check, outcome: 'failed' },
      to: check,
      names: {},
    }),
  ).toEqual({
    from: { Outcome: 'Failed' },
    to: { Check: 'Data processing agreement', Outcome: 'Passed' },
  })
  const lead = '3f2b1c7e-6d55-4f0e-9a76-0d3c6f7b1a20'
  expect(
    historyInWords({
      action: 'supplier.shortlist',
      from: null,
      to: { leadId: lead },
      names: { [lead]: 'Orla Team' },
    }),
  ).toEqual({ from: {}, to: { For: 'Orla Team' } })
  const rest = await listSupplierHistory(ctx, { id, limit: 2, cursor: first.nextCursor ?? '' })
  expect(rest.items.map(({ action }) => action)).toEqual(['supplier.create'])
  await expect(listSupplierHistory(ctx.as('analyst'), { id, limit: 2 })).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test('K12: what runs out stands in the worklist of those who can have it renewed, the most urgent of each supplier, of none that is put away', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-17T09:00:00Z' })
  const [both, document, rejected, away, later] = await Promise.all(
    ['Both', 'Document', 'Rejected', 'Away', 'Later'].map((name) => enter(ctx, name)),
  )
  for (const one of [both, document, rejected, away])
    await keepDocument(ctx, one?.id ?? '', 'Policy.pdf', '2026-12-10')
  await keepDocument(ctx, later?.id ?? '', 'Policy.pdf', '2027-06-01')
  await recordCheck(ctx, {
    id: both?.id ?? '',
    kind: 'nda',
    outcome: 'passed',
    expiresOn: '2026-11-17',
    note: null,
  })
  ctx.clock.advance(dayMs)
  await moveSupplier(ctx, { id: rejected?.id ?? '', status: 'rejected', reason: 'Too dear' })
  await archiveSupplier(ctx, { id: away?.id ?? '', isArchived: true })
  const work = async (who: TestCtx) =>
    (await listWork(who, workSources)).items
      .filter(({ kind }) => kind === 'supplier')
      .map(({ title, detail, dueAt, to }) => ({ title, detail, dueAt, to }))
  expect(await work(ctx)).toEqual([
    {
      title: 'Both',
      detail: 'Confidentiality agreement expired on 17 Nov 2026, and 1 more',
      dueAt: '2026-11-17T23:59:00.000Z',
      to: `/supplier-form/${both?.id}`,
    },
    {
      title: 'Document',
      detail: 'Policy.pdf expires in 22 days, on 10 Dec 2026',
      dueAt: '2026-12-10T23:59:00.000Z',
      to: `/supplier-form/${document?.id}`,
    },
  ])
  expect(await work(ctx.as('editor'))).toEqual([])
})
