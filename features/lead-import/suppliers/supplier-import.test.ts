import { expect, test } from 'vitest'
import { supplierQuery } from '#features/suppliers/supplier-query.schema.ts'
import { archiveSupplier } from '#features/suppliers/suppliers.server/archive-supplier.ts'
import { createSupplier } from '#features/suppliers/suppliers.server/create-supplier.ts'
import { getSupplier } from '#features/suppliers/suppliers.server/get-supplier.ts'
import { listSuppliers } from '#features/suppliers/suppliers.server/list-suppliers.ts'
import { recordCheck } from '#features/suppliers/suppliers.server/record-check.ts'
import { updateSupplier } from '#features/suppliers/suppliers.server/update-supplier.ts'
import { toCsv } from '#lib/csv.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { check, run, undo, upload, work } from '#tests/imports.ts'
import { getImport, listRows } from '../lead-import.server/list-imports.ts'
import { runImport } from '../lead-import.server/steer-import.ts'
import type { NewSupplier } from '#features/suppliers/supplier.schema.ts'

const send = (ctx: TestCtx, rows: string[][]) => upload(ctx, toCsv(rows), 'suppliers.csv', 'supplier')

const orla: NewSupplier = {
  type: 'own_company',
  legalName: 'Harbour Models Ltd',
  contactName: 'Orla Example',
  contactEmail: 'orla@harbour.example',
  roles: ['ml-engineer'],
  seniority: 'senior',
}

async function everySupplier(ctx: TestCtx) {
  const ids = await Promise.all(
    [{}, { archived: '1' }].map(async (query) =>
      (await listSuppliers(ctx, supplierQuery.parse(query))).items.map(({ id }) => id),
    ),
  )
  return Promise.all(ids.flat().map((id) => getSupplier(ctx, id)))
}
const named = async (ctx: TestCtx, name: string) => {
  const found = (await everySupplier(ctx)).find(({ legalName }) => legalName === name)
  if (!found) throw new Error(`No supplier is called ${name}`)
  return found
}

test('nobody is entered twice, and a row says in words why it is left out', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createSupplier(ctx, orla)
  await createSupplier(ctx, { ...orla, legalName: 'Twin A', contactEmail: 'twins@x.example' })
  await createSupplier(ctx, { ...orla, legalName: 'Twin B', contactEmail: 'twins@x.example' })
  const old = await createSupplier(ctx, { ...orla, legalName: 'Old', contactEmail: 'old@x.example' })
  await archiveSupplier(ctx, { id: old.id, isArchived: true })
  const id = await send(ctx, [
    ['Name', 'Contact', 'Email', 'Role', 'Rate'],
    ['Harbour', '', 'ORLA@harbour.example', 'ML engineer', '£900'],
    ['harbour models ltd', '', 'new@harbour.example', 'ML engineer', ''],
    ['Harbour Models Ltd', '', '', 'ML engineer', '£900'],
    ['twin b', '', 'twins@x.example', 'ML engineer', '£700'],
    ['Twins', '', 'twins@x.example', 'ML engineer', '£700'],
    ['Old', '', 'old@x.example', 'ML engineer', ''],
    ['New', 'Ann', 'ann@new.example', 'NLP engineer', '£450.50'],
    ['New again', 'Ann', 'ann@new.example', 'NLP engineer', ''],
    ['NEW', 'Ben', 'ben@new.example', 'NLP engineer', ''],
    ['No address', '', '', 'NLP engineer', ''],
    ['Wrong address', '', 'ben@', 'NLP engineer', ''],
    ['', '', 'nobody@x.example', 'NLP engineer', ''],
  ])
  expect(await check(ctx, id)).toEqual([
    'update',
    'There is a supplier of this name with another address. Change it there, or give its ID.',
    'Line 2 is about the same supplier',
    'update',
    'The same address stands on line 5 already',
    'This supplier is in the archive',
    'Becomes a note: Day rate in the file: £450.50',
    'The same address stands on line 8 already',
    'The same name stands on line 8 already',
    'A new supplier needs an email address',
    'Email: Please enter a valid email address',
    'A new supplier needs a name',
  ])
  expect(await run(ctx, id)).toEqual({ created: 1, updated: 2, skipped: 9 })
  expect(await named(ctx, 'Harbour Models Ltd')).toMatchObject({
    dayRate: 900,
    contactEmail: 'orla@harbour.example',
  })
  expect(await named(ctx, 'Twin B')).toMatchObject({ dayRate: 700 })
  const again = await upload(
    ctx,
    toCsv([
      ['Name', 'Email', 'Rate', 'Type'],
      ['New', 'ann@new.example', '500', 'Agency'],
    ]),
    'b.csv',
    'supplier',
  )
  expect(await check(ctx, again)).toEqual(['update'])
  const { items } = await listRows(ctx, { id: again, limit: 5 })
  expect(items[0]?.changes).toEqual([{ field: 'dayRate', from: '', to: '500' }])
  await check(ctx, again, { mode: 'overwrite' })
  expect((await listRows(ctx, { id: again, limit: 5 })).items[0]?.changes).toEqual([
    { field: 'type', from: 'Person with their own company', to: 'Agency' },
    { field: 'dayRate', from: '', to: '500' },
  ])
})

test('two files at once, and each twice, make each supplier once', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const many = Array.from({ length: 200 }, (_, i) => [`Firm ${i}`, `firm${i}@x.example`])
  const files = [
    await send(ctx, [['Name', 'Email'], ...many]),
    await send(ctx, [['Name', 'Email'], ...many.toReversed()]),
  ]
  for (const id of files) await check(ctx, id)
  for (const id of files) await runImport(ctx, id)
  await Promise.all([...files, ...files].map((id) => work(ctx, id)))
  const counts = await Promise.all(files.map(async (id) => (await getImport(ctx, id)).counts))
  expect(counts.map(({ created = 0, unchanged = 0 }) => created + unchanged)).toEqual([200, 200])
  expect(counts.reduce((sum, { created = 0 }) => sum + created, 0)).toBe(200)
})

test('undoing leaves what somebody changed since, and puts back what was there', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createSupplier(ctx, orla)
  await createSupplier(ctx, { ...orla, legalName: 'Edited', contactEmail: 'edited@x.example' })
  const id = await send(ctx, [
    ['Name', 'Email', 'Rate', 'Skills'],
    ['Harbour Models Ltd', 'orla@harbour.example', '900', 'Rust'],
    ['Edited', 'edited@x.example', '900', ''],
    ['Checked', 'checked@x.example', '', ''],
    ['Alone', 'alone@x.example', '', ''],
  ])
  await check(ctx, id)
  expect(await run(ctx, id)).toEqual({ created: 2, updated: 2 })
  const edited = await named(ctx, 'Edited')
  await updateSupplier(ctx, { id: edited.id, version: edited.version, dayRate: 800 })
  const checked = await named(ctx, 'Checked')
  await recordCheck(ctx, { id: checked.id, kind: 'nda', outcome: 'passed', expiresOn: null, note: null })
  expect(await undo(ctx, id)).toMatchObject({ removed: 1, restored: 1, kept: 2 })
  expect(
    (await listRows(ctx, { id, limit: 10 })).items.map(({ undoOutcome, reason }) => reason ?? undoOutcome),
  ).toEqual(['restored', 'Changed since: day rate', 'It was changed since', 'removed'])
  expect((await everySupplier(ctx)).map(({ legalName }) => legalName).toSorted()).toEqual([
    'Checked',
    'Edited',
    'Harbour Models Ltd',
  ])
  expect(await named(ctx, 'Harbour Models Ltd')).toMatchObject({ dayRate: null, skills: [] })
})

test('who may not write suppliers brings none in', async () => {
  const ctx = await testCtx({ role: 'editor' })
  await expect(send(ctx, [['Name']])).rejects.toMatchObject({ code: 'forbidden' })
})
