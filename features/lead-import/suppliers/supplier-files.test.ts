import { expect, test } from 'vitest'
import { addCustomField } from '#features/custom-fields/change-custom-fields.server.ts'
import { supplierQuery } from '#features/suppliers/supplier-query.schema.ts'
import { archiveSupplier } from '#features/suppliers/suppliers.server/archive-supplier.ts'
import { createSupplier } from '#features/suppliers/suppliers.server/create-supplier.ts'
import { exportSuppliers } from '#features/suppliers/suppliers.server/export-suppliers.ts'
import { getSupplier } from '#features/suppliers/suppliers.server/get-supplier.ts'
import { listSuppliers } from '#features/suppliers/suppliers.server/list-suppliers.ts'
import { moveSupplier } from '#features/suppliers/suppliers.server/move-supplier.ts'
import { recordCheck } from '#features/suppliers/suppliers.server/record-check.ts'
import { updateSupplier } from '#features/suppliers/suppliers.server/update-supplier.ts'
import { toCsv } from '#lib/csv.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { check, run, textOf, upload } from '#tests/imports.ts'
import { getImport } from '../lead-import.server/list-imports.ts'
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

test('K4: a spreadsheet as a supply manager keeps it is understood as it is', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const id = await send(ctx, [
    [
      'Name',
      'Type',
      'Role',
      'Skills',
      'Day rate',
      'Availability',
      'City',
      'Country',
      'Mailbox',
      'Phone',
      'Remote',
      'Notes',
    ],
    [
      'Dana Okafor',
      'Freelancer',
      'Senior ML Engineer',
      'PyTorch, Rust',
      '£450',
      '01/03/2027',
      'Leeds',
      'UK',
      'dana@okafor.example',
      '01632 960100',
      'yes',
      'Met at a fair',
    ],
    [
      'Quill Analytics Ltd',
      'Agency',
      'Data engineers / Data scientist',
      'dbt; Spark, tuned',
      'GBP 1,200.00 p/d + VAT',
      'now',
      '',
      'Ireland',
      'jobs@quill.example',
      '',
      'Hybrid',
      '',
    ],
    [
      'Sam Orr',
      'Sole trader',
      '',
      'MLOps; Kubernetes',
      '450/day',
      '1-Apr-27',
      '',
      '',
      'sam@orr.example',
      '',
      '',
      '',
    ],
    [
      'Kim Lowe',
      '',
      'Wizard',
      '',
      '€500',
      'after Easter',
      '',
      '',
      'kim@lowe.example; k@lowe.example',
      '',
      'sometimes',
      '',
    ],
  ])
  expect((await getImport(ctx, id)).suggested).toEqual([
    'legalName',
    'type',
    'roles',
    'skills',
    'dayRate',
    'availableFrom',
    'location',
    'country',
    'contactEmail',
    'contactPhone',
    'remote',
    'notes',
  ])
  expect(await check(ctx, id)).toEqual([
    'create',
    'create',
    'create',
    'Becomes a note: Other addresses in the file: k@lowe.example. Role in the file: Wizard. Day rate in the file: €500. Works in the file: sometimes. Available in the file: after Easter. No role that is known here: it isn’t matched until one is chosen',
  ])
  expect(await everySupplier(ctx)).toEqual([])
  expect(await run(ctx, id)).toEqual({ created: 4 })
  expect(await named(ctx, 'Dana Okafor')).toMatchObject({
    type: 'person',
    contactName: 'Dana Okafor',
    contactEmail: 'dana@okafor.example',
    contactPhone: '01632 960100',
    roles: ['ml-engineer'],
    seniority: 'senior',
    skills: ['PyTorch', 'Rust'],
    dayRate: 450,
    availableFrom: '2027-03-01',
    location: 'Leeds, UK',
    remote: 'remote',
    notes: 'Met at a fair',
    status: 'prospect',
  })
  expect(await named(ctx, 'Quill Analytics Ltd')).toMatchObject({
    type: 'agency',
    roles: ['data-engineer', 'data-scientist'],
    skills: ['dbt', 'Spark, tuned'],
    dayRate: 1200,
    availableFrom: null,
    location: 'Ireland',
  })
  expect(await named(ctx, 'Sam Orr')).toMatchObject({
    roles: ['mlops-engineer'],
    dayRate: 450,
    availableFrom: '2027-04-01',
  })
  expect(await named(ctx, 'Kim Lowe')).toMatchObject({
    type: 'person',
    roles: [],
    contactEmail: 'kim@lowe.example',
    dayRate: null,
    notes:
      'Other addresses in the file: k@lowe.example\nRole in the file: Wizard\nDay rate in the file: €500\nWorks in the file: sometimes\nAvailable in the file: after Easter',
  })
})

test('K3: our own export comes back without loss, on the same site and on an empty one', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const field = await addCustomField(ctx, {
    record: 'supplier',
    kind: 'date',
    name: 'Framework until',
    options: [],
  })
  const { id } = await createSupplier(ctx, {
    ...orla,
    contactPhone: '+44 1632 960100',
    roles: ['ml-engineer', 'nlp-engineer'],
    skills: ['C, C++', 'PyTorch'],
    dayRate: 950,
    location: 'Cork',
    remote: 'on_site',
    availableFrom: '2027-01-04',
    capacity: 12,
    notes: '=Two lines\nof notes',
  })
  await updateSupplier(ctx, { id, version: 1, custom: { [field.id]: '2028-01-31' } })
  for (const kind of ['identity', 'references', 'dpa', 'insurance'] as const)
    await recordCheck(ctx, { id, kind, outcome: 'passed', expiresOn: '2027-11-18', note: null })
  await moveSupplier(ctx, { id, status: 'approved' })
  const away = await createSupplier(ctx, { ...orla, legalName: 'Away', contactEmail: 'away@x.example' })
  await moveSupplier(ctx, { id: away.id, status: 'rejected', reason: 'Never answered' })
  await archiveSupplier(ctx, { id: away.id, isArchived: true })
  const before = await everySupplier(ctx)
  const file = await textOf(await exportSuppliers(ctx))
  const back = await upload(ctx, file, 'suppliers.csv', 'supplier')
  expect((await check(ctx, back, { mode: 'overwrite' })).toSorted()).toEqual([
    'This supplier is in the archive',
    'unchanged',
  ])

  const empty = await testCtx({ role: 'owner' })
  const twin = await addCustomField(empty, {
    record: 'supplier',
    kind: 'date',
    name: 'Framework until',
    options: [],
  })
  const there = await upload(empty, file, 'suppliers.csv', 'supplier')
  expect(await check(empty, there)).toEqual(['create', 'create'])
  await run(empty, there)
  const fresh = { id: '', version: 0, updatedAt: '', checks: [], lacking: [], attention: [], isLapsed: false }
  const told = (list: typeof before) =>
    list.map((one) => ({ ...one, ...fresh, custom: Object.values(one.custom) }))
  expect(told(await everySupplier(empty))).toEqual(told(before))
  expect((await named(empty, 'Harbour Models Ltd')).custom).toEqual({ [twin.id]: '2028-01-31' })
  // Approved elsewhere: not matched here until its checks are.
  expect(await named(empty, 'Harbour Models Ltd')).toMatchObject({ status: 'approved', isLapsed: true })
})
