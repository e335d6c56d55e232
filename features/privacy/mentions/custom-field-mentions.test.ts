import { expect, test } from 'vitest'
import { addCustomField, changeCustomField } from '#features/custom-fields/change-custom-fields.server.ts'
import { customRecords } from '#features/custom-fields/custom-field.schema.ts'
import { createCompany } from '#features/leads/companies/companies.server/write-company.ts'
import { createPerson } from '#features/leads/companies/people.server/write-person.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { createSupplier } from '#features/suppliers/suppliers.server/create-supplier.ts'
import { testCtx } from '#tests/context.ts'
import { allOf, confirmed, decide, maeve, search } from '#tests/mentions.ts'

test('a person named in fields of the firm’s own of any record is found there, by a number too, and taken out of it alone', async () => {
  const ctx = await testCtx({ limits: 'off', role: 'owner' })
  await createLead(ctx, { ...maeve, phone: '020 7946 0123', source: 'manual' })
  const customOf = async (record: (typeof customRecords)[number]) => {
    const by = await addCustomField(ctx, { record, kind: 'text', name: 'Recommended by', options: [] })
    const line = await addCustomField(ctx, { record, kind: 'number', name: 'Direct line', options: [] })
    const halls = await addCustomField(ctx, { record, kind: 'number', name: 'Halls', options: [] })
    const visit = await addCustomField(ctx, { record, kind: 'date', name: 'Site visit', options: [] })
    return {
      [by.id]: 'Maeve Quill, at the fair',
      [line.id]: 442_079_460_123,
      [halls.id]: 12,
      [visit.id]: '2027-03-31',
    }
  }
  await createLead(ctx, { name: 'Orla Finch', custom: await customOf('lead'), source: 'manual' })
  await createCompany(ctx, { name: 'Finch Castings', custom: await customOf('company') })
  await createPerson(ctx, { name: 'Orla Finch', custom: await customOf('person') })
  await createSupplier(ctx, {
    type: 'person',
    legalName: 'Tom Weir',
    contactName: 'Tom Weir',
    contactEmail: 'tom@weir.example',
    roles: ['ml-engineer'],
    seniority: 'senior',
    custom: await customOf('supplier'),
  })
  const id = await confirmed(ctx)
  await search(ctx, id)
  const records = (await allOf(ctx, id)).filter(({ label }) => label !== 'Entry of the log of changes')
  expect(records.map(({ count, isCertain }) => [count, isCertain])).toEqual(records.map(() => [2, true]))
  expect(records).toHaveLength(customRecords.length)
  for (const item of records) await decide(ctx.as('admin'), id, item, 'remove')
  for (const table of ['leads', 'companies', 'people', 'suppliers']) {
    const { rows } = await ctx.database.pool.query(`select custom from ${table} where custom <> '{}'`)
    expect(rows, table).toHaveLength(1)
    expect(Object.values(rows[0].custom).map(String).toSorted(), table).toEqual([
      '12',
      '2027-03-31',
      '[removed]',
      '[removed], at the fair',
    ])
  }
})

test('a person whose name a field bears or offers, in the archive too, is found there, and edited there', async () => {
  const ctx = await testCtx({ limits: 'off', role: 'owner' })
  await createLead(ctx, { ...maeve, source: 'manual' })
  const options = ['The fair', 'Maeve Quill']
  const field = await addCustomField(ctx, { record: 'company', kind: 'choice', name: 'Found by', options })
  await changeCustomField(ctx, {
    id: field.id,
    version: 1,
    options: field.options.map((option) => ({ ...option, isArchived: option.name === 'Maeve Quill' })),
  })
  await addCustomField(ctx, { record: 'lead', kind: 'text', name: 'What Maeve Quill says', options: [] })
  const id = await confirmed(ctx)
  await search(ctx, id)
  const found = (await allOf(ctx, id)).filter(({ label }) => label.startsWith('Name of a field'))
  expect(found.map(({ removal, path }) => [removal, path])).toEqual([
    ['elsewhere', '/settings?tab=fields'],
    ['elsewhere', '/settings?tab=fields'],
  ])
})
