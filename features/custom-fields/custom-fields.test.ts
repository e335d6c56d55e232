import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { personHolders } from '#server/personal-data.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { textOf } from '#tests/imports.ts'
import { createTestUser } from '#tests/users.ts'
import { appOn } from '#tests/whole-app.ts'
import { exportCompanies, exportPeople } from '#features/leads/companies/export-parties.server.ts'
import { mergeCompanies } from '#features/leads/companies/companies.server/merge-companies.ts'
import { createCompany, updateCompany } from '#features/leads/companies/companies.server/write-company.ts'
import { companyFields, personFields } from '#features/leads/companies/company.schema.ts'
import {
  createPerson,
  mergePeople,
  updatePerson,
} from '#features/leads/companies/people.server/write-person.ts'
import { exportLeads } from '#features/leads/export/export-leads.server.ts'
import { companyLabels, personLabels } from '#features/company-screens/company-draft.ts'
import { fieldLabels as leadLabels } from '#features/leads/lead-draft.ts'
import { fieldLabels as supplierLabels } from '#features/suppliers/supplier-draft.ts'
import { supplierFields } from '#features/suppliers/supplier.schema.ts'
import { createSupplier } from '#features/suppliers/suppliers.server/create-supplier.ts'
import { exportSuppliers } from '#features/suppliers/suppliers.server/export-suppliers.ts'
import { updateSupplier } from '#features/suppliers/suppliers.server/update-supplier.ts'
import { leadFields } from '#features/leads/lead.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { mergeLeads } from '#features/leads/merge/merge.server/merge-leads.ts'
import { unmergeLeads } from '#features/leads/merge/merge.server/unmerge-leads.ts'
import { listMerges } from '#features/leads/merge/merge.server/list-merges.ts'
import { builtInNames } from './built-in-names.ts'
import { addCustomField, changeCustomField, orderCustomFields } from './change-custom-fields.server.ts'
import { customRecords, type CustomKind, type CustomRecord } from './custom-field.schema.ts'
import { listCustomFields, readCustomFields } from './custom-fields.server.ts'

const add = (ctx: TestCtx, record: CustomRecord, kind: CustomKind, name: string, options: string[] = []) =>
  addCustomField(ctx, { record, kind, name, options })

const inUse = async (ctx: TestCtx, record: CustomRecord) =>
  (await readCustomFields(ctx, record)).filter(({ isArchived }) => !isArchived).map(({ name }) => name)

const logged = async (ctx: TestCtx, action: string) =>
  (
    await ctx.database.pool.query('select "from", "to" from audit_log where action = $1 order by at, id', [
      action,
    ])
  ).rows

test('K2: a field is added, renamed, ordered, archived and brought back, each with an entry in the log', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const contract = await add(ctx, 'lead', 'choice', 'Contract', ['Fixed price', 'Time spent'])
  const lines = await add(ctx, 'lead', 'number', 'Lines')
  await add(ctx, 'company', 'text', 'Contract')
  expect(await inUse(ctx, 'lead')).toEqual(['Contract', 'Lines'])
  for (const name of ['CONTRACT', 'Expected close', 'tags'])
    await expect(add(ctx, 'lead', 'text', name), name).rejects.toMatchObject({ code: 'invalid' })
  const renamed = await changeCustomField(ctx, { id: lines.id, name: 'Production lines', version: 1 })
  await expect(changeCustomField(ctx, { id: lines.id, name: 'Halls', version: 1 })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { name: 'Production lines', version: 2 } },
  })
  await orderCustomFields(ctx, { record: 'lead', ids: [lines.id, contract.id] })
  expect(await inUse(ctx, 'lead')).toEqual(['Production lines', 'Contract'])
  await expect(orderCustomFields(ctx, { record: 'lead', ids: [lines.id] })).rejects.toMatchObject({
    code: 'invalid',
  })
  await changeCustomField(ctx, { id: lines.id, isArchived: true, version: renamed.version })
  expect(await inUse(ctx, 'lead')).toEqual(['Contract'])
  await expect(add(ctx, 'lead', 'text', 'Production lines')).rejects.toThrow(/archived field is called/)
  await changeCustomField(ctx, { id: lines.id, isArchived: false, version: 3 })
  expect(await inUse(ctx, 'lead')).toEqual(['Contract', 'Production lines'])
  for (const action of ['added', 'changed', 'ordered', 'archived', 'restored'])
    expect((await logged(ctx, `custom-field.${action}`)).length, action).toBeGreaterThan(0)
  await expect(add(ctx.as('sales'), 'lead', 'text', 'Hall')).rejects.toMatchObject({ code: 'forbidden' })
  expect((await listCustomFields(ctx.as('sales'))).items).toHaveLength(3)
})

test('K2: an option is renamed and archived, never deleted, and what has it stays readable', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const field = await add(ctx, 'lead', 'choice', 'Contract', ['Fixed price', 'Time spent'])
  const [fixed, time] = field.options
  if (!fixed || !time) throw new Error('Two options were asked for')
  const { id } = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  await updateLead(ctx, { id, version: 1, custom: { [field.id]: fixed.id } })
  await expect(
    changeCustomField(ctx, { id: field.id, options: [{ ...time }], version: 1 }),
  ).rejects.toMatchObject({ code: 'invalid' })
  await changeCustomField(ctx, {
    id: field.id,
    options: [
      time,
      { ...fixed, name: 'Lump sum', isArchived: true },
      { name: 'Retainer', isArchived: false },
    ],
    version: 1,
  })
  expect(await textOf((await exportLeads(ctx, {})).pieces)).toContain(',Lump sum\r\n')
  expect(
    (await updateLead(ctx, { id, version: 2, custom: { [field.id]: fixed.id } })).version,
    'the same',
  ).toBe(2)
  const other = await createLead(ctx, { name: 'Bob Carr', source: 'manual' })
  await expect(
    updateLead(ctx, { id: other.id, version: 1, custom: { [field.id]: fixed.id } }),
  ).rejects.toThrow('Contract takes one of its options')
  await expect(add(ctx, 'lead', 'choice', 'Empty')).rejects.toMatchObject({ code: 'invalid' })
})

test('K2: a value that its field can’t hold is refused with 422 in words that name the field', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const number = await add(ctx, 'lead', 'number', 'Lines')
  const date = await add(ctx, 'lead', 'date', 'Site visit')
  const text = await add(ctx, 'lead', 'text', 'Machine maker')
  const elsewhere = await add(ctx, 'company', 'text', 'Hall')
  const { id } = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  const { ask } = appOn(ctx)
  const { token } = await createTestUser(ctx, 'sales')
  const patch = (custom: Record<string, unknown>) =>
    ask('PATCH', `/api/leads/${id}`, { token, body: { version: 1, custom } })
  const bad = [
    [number.id, 'twelve', /Lines takes a number/],
    [number.id, 1e15, /Lines takes a number/],
    [date.id, '2027-02-30', /Site visit takes a date/],
    [date.id, 3, /Site visit takes a date/],
    [text.id, 'x'.repeat(501), /Machine maker takes words/],
    [elsewhere.id, 'B', /no such field/],
  ] as const
  for (const [field, value, words] of bad) {
    const answer = await patch({ [field]: value })
    expect(answer.status, answer.text).toBe(422)
    expect(JSON.parse(answer.text).errors[`custom.${field}`]).toMatch(words)
  }
  expect((await patch({ nonsense: 'x' })).status).toBe(422)
  const good = await patch({ [number.id]: 12.5, [date.id]: '2027-02-28', [text.id]: ' Krones ' })
  expect(good.status, good.text).toBe(200)
  expect(JSON.parse(good.text).custom).toEqual({
    [number.id]: 12.5,
    [date.id]: '2027-02-28',
    [text.id]: 'Krones',
  })
  const [entry] = await logged(ctx, 'lead.update')
  expect(entry).toMatchObject({
    from: { Lines: '', 'Site visit': '' },
    to: { Lines: '12.5', 'Site visit': '28 Feb 2027', 'Machine maker': 'Krones' },
  })
  await changeCustomField(ctx, { id: text.id, isArchived: true, version: 1 })
  await expect(updateLead(ctx, { id, version: 2, custom: { [text.id]: 'Sidel' } })).rejects.toThrow(
    /archived/,
  )
  expect(
    (await updateLead(ctx, { id, version: 2, custom: { [text.id]: null } })).custom[text.id],
  ).toBeUndefined()
})

test('K17: two people who write different fields of one lead both keep theirs; of the same field the second is told', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const lines = await add(ctx, 'lead', 'number', 'Lines')
  const maker = await add(ctx, 'lead', 'text', 'Machine maker')
  const { id } = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  await updateLead(ctx, { id, version: 1, custom: { [lines.id]: 3 } })
  await expect(updateLead(ctx, { id, version: 1, custom: { [lines.id]: 4 } })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { version: 2, custom: { [lines.id]: 3 } }, fields: [`custom.${lines.id}`] },
  })
  const sentTwice = await updateLead(ctx, { id, version: 1, custom: { [lines.id]: 3 } })
  expect(sentTwice.version).toBe(2)
  const both = await updateLead(ctx, { id, version: 2, custom: { [maker.id]: 'Krones' } })
  expect(both.custom).toEqual({ [lines.id]: 3, [maker.id]: 'Krones' })
})

test('K2: leads that are merged keep the values of both, and get theirs back when they are taken apart', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const lines = await add(ctx, 'lead', 'number', 'Lines')
  const maker = await add(ctx, 'lead', 'text', 'Machine maker')
  const one = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  const two = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  await updateLead(ctx, { id: one.id, version: 1, custom: { [lines.id]: 3 } })
  await updateLead(ctx, { id: two.id, version: 1, custom: { [lines.id]: 5, [maker.id]: 'Krones' } })
  const merged = await mergeLeads(ctx, [], {
    id: one.id,
    otherId: two.id,
    version: 2,
    otherVersion: 2,
    choices: {},
  })
  expect(merged.custom).toEqual({ [lines.id]: 3, [maker.id]: 'Krones' })
  await updateLead(ctx, { id: one.id, version: merged.version, custom: { [lines.id]: 4 } })
  const [merge] = (await listMerges(ctx, one.id)).items
  await unmergeLeads(ctx, [], merge?.id ?? '')
  expect((await getLead(ctx, one.id)).custom, 'what was changed since stays').toEqual({ [lines.id]: 4 })
  expect((await getLead(ctx, two.id)).custom).toEqual({ [lines.id]: 5, [maker.id]: 'Krones' })
})

test('K2: companies and people hold fields of their own, fill gaps when they are merged, and are exported with them', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const hall = await add(ctx, 'company', 'text', 'Hall')
  const since = await add(ctx, 'person', 'date', 'Knows us since')
  const a = await createCompany(ctx, { name: 'Byrne Castings' })
  const b = await createCompany(ctx, { name: 'Byrne Group' })
  await updateCompany(ctx, { id: b.id, version: 1, custom: { [hall.id]: 'North' } })
  await expect(
    updateCompany(ctx, { id: b.id, version: 1, custom: { [hall.id]: 'South' } }),
  ).rejects.toMatchObject({
    code: 'conflict',
    data: { fields: [`custom.${hall.id}`] },
  })
  expect((await mergeCompanies(ctx, { id: a.id, otherId: b.id })).custom).toEqual({ [hall.id]: 'North' })
  const ann = await createPerson(ctx, { name: 'Ann Byrne' })
  const bob = await createPerson(ctx, { name: 'Bob Byrne' })
  await updatePerson(ctx, { id: bob.id, version: 1, custom: { [since.id]: '2024-05-01' } })
  expect((await mergePeople(ctx, { id: ann.id, otherId: bob.id })).custom).toEqual({
    [since.id]: '2024-05-01',
  })
  expect(await textOf(await exportCompanies(ctx))).toMatch(/,Hall\r\n.*,North\r\n$/)
  await changeCustomField(ctx, { id: since.id, isArchived: true, version: 1 })
  expect(await textOf(await exportPeople(ctx))).toMatch(/,Knows us since \(archived\)\r\n.*,2024-05-01\r\n$/)
})

test('what is written in a field is in the copy for the person, and goes with an erasure and an anonymising', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const maker = await add(ctx, 'lead', 'text', 'Machine maker')
  const email = 'ann@castings.example'
  const { id } = await createLead(ctx, { name: 'Ann Byrne', email, source: 'manual' })
  await updateLead(ctx, { id, version: 1, custom: { [maker.id]: 'Krones of her uncle' } })
  const holder = personHolders.find(({ label }) => label === 'Leads and enquiries')
  const person = { emailKey: email, leadIds: [id], recordIds: [id] }
  const [record] = (await holder?.exportPerson(ctx, person)) ?? []
  expect(record?.fields).toMatchObject({ 'Machine maker': 'Krones of her uncle' })
  await holder?.anonymisePerson?.(ctx, person)
  expect((await getLead(ctx, id)).custom).toEqual({})
})

test('a supplier holds fields of the firm’s own, in its export and in the copy for the person as well', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const union = await add(ctx, 'supplier', 'choice', 'Insured by', ['Them', 'Us'])
  const [them] = union.options
  const supplier = await createSupplier(ctx, {
    type: 'own_company',
    legalName: 'Harbour Models Ltd',
    contactName: 'Orla Example',
    contactEmail: 'orla@harbour.example',
    roles: ['ml-engineer'],
    seniority: 'senior',
  })
  const change = { id: supplier.id, version: 1, custom: { [union.id]: them?.id ?? '' } }
  expect((await updateSupplier(ctx, change)).custom).toEqual(change.custom)
  expect(await textOf(await exportSuppliers(ctx))).toMatch(/,Insured by\r\n.*,Them\r\n$/)
  const person = { emailKey: 'orla@harbour.example', leadIds: [], recordIds: [] }
  const holder = personHolders.find(({ label }) => label === 'Suppliers')
  const [record] = (await holder?.exportPerson(ctx, person)) ?? []
  expect(record?.fields).toMatchObject({ 'Insured by': 'Them' })
})

test('no field may be called like one that its record has anyway, on the page, in files or in the log', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const headerOf = async (pieces: AsyncGenerator<string>) =>
    (await textOf(pieces))
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split(',')
  const names: Record<CustomRecord, string[]> = {
    lead: [
      ...z.keyof(leadFields).options,
      ...Object.values(leadLabels),
      ...(await headerOf((await exportLeads(ctx, {})).pieces)),
    ],
    company: [
      ...z.keyof(companyFields).options,
      ...Object.values(companyLabels),
      ...(await headerOf(await exportCompanies(ctx))),
    ],
    person: [
      ...z.keyof(personFields).options,
      ...Object.values(personLabels),
      ...(await headerOf(await exportPeople(ctx))),
    ],
    supplier: [
      ...z.keyof(supplierFields).options,
      ...Object.values(supplierLabels),
      ...(await headerOf(await exportSuppliers(ctx))),
    ],
  }
  for (const record of customRecords)
    expect(builtInNames[record], record).toEqual(
      expect.arrayContaining(names[record].map((name) => name.toLowerCase())),
    )
})
