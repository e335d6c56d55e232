import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { check, run, textOf, undo, upload } from '#tests/imports.ts'
import { addCustomField, changeCustomField } from '#features/custom-fields/change-custom-fields.server.ts'
import { createCompany, updateCompany } from '#features/leads/companies/companies.server/write-company.ts'
import { createPerson } from '#features/leads/companies/people.server/write-person.ts'
import { getCompany } from '#features/leads/companies/companies.server/get-company.ts'
import { getPerson } from '#features/leads/companies/people.server/person-row.ts'
import { exportLeads } from '#features/leads/export/export-leads.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { checkImport } from './lead-import.server/steer-import.ts'
import { getImport, listRows } from './lead-import.server/list-imports.ts'
import { writeReport } from './lead-import.server/write-report.ts'

async function ownFields(ctx: TestCtx) {
  const contract = await addCustomField(ctx, {
    record: 'lead',
    kind: 'choice',
    name: 'Contract',
    options: ['Fixed price', 'Time spent'],
  })
  const lines = await addCustomField(ctx, { record: 'lead', kind: 'number', name: 'Lines', options: [] })
  const visit = await addCustomField(ctx, { record: 'lead', kind: 'date', name: 'Site visit', options: [] })
  return {
    contract,
    lines,
    visit,
    fixed: contract.options[0]?.id ?? '',
    spent: contract.options[1]?.id ?? '',
  }
}

test('K2: columns that are called like fields of the firm fill them on new and known leads, and undoing puts back what was there', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { contract, lines, visit, fixed, spent } = await ownFields(ctx)
  const ann = await createLead(ctx, { name: 'Ann Byrne', email: 'ann@castings.example', source: 'manual' })
  await updateLead(ctx, { id: ann.id, version: 1, custom: { [contract.id]: fixed } })
  const file =
    'Name,Email,contract,Lines,Site visit\r\nAnn Byrne,ann@castings.example,Time spent,3,14/05/2027\r\n' +
    'Ben Quill,ben@foundry.example,FIXED PRICE,"1,250.5",2027-06-01\r\nCal Orr,cal@x.example,Barter,,\r\n'
  const id = await upload(ctx, file)
  const names = [contract, lines, visit].map((field) => `custom.${field.id}`)
  expect((await getImport(ctx, id)).suggested).toEqual(['name', 'email', ...names])
  expect(await check(ctx, id, { mode: 'overwrite' })).toEqual([
    'update',
    'create',
    'Contract takes one of its options, not “Barter”',
  ])
  const [tried] = (await listRows(ctx, { id, limit: 10 })).items
  expect(tried?.changes).toEqual([
    { field: 'Contract', from: 'Fixed price', to: 'Time spent' },
    { field: 'Lines', from: '', to: '3' },
    { field: 'Site visit', from: '', to: '14 May 2027' },
  ])
  expect(await run(ctx, id)).toEqual({ updated: 1, created: 1, skipped: 1 })
  expect((await getLead(ctx, ann.id)).custom).toEqual({
    [contract.id]: spent,
    [lines.id]: 3,
    [visit.id]: '2027-05-14',
  })
  const ben = (await listRows(ctx, { id, limit: 10 })).items[1]?.leadId ?? ''
  expect((await getLead(ctx, ben)).custom).toEqual({
    [contract.id]: fixed,
    [lines.id]: 1250.5,
    [visit.id]: '2027-06-01',
  })
  expect(await textOf(await writeReport(ctx, id))).toContain('Contract: Fixed price → Time spent')
  const { rows } = await ctx.database.pool.query(
    `select "from", "to" from audit_log where action = 'lead.import' and entity_id = $1`,
    [ann.id],
  )
  expect(rows).toMatchObject([
    { from: { Contract: 'Fixed price' }, to: { Contract: 'Time spent', Lines: '3' } },
  ])
  await undo(ctx, id)
  expect((await getLead(ctx, ann.id)).custom).toEqual({ [contract.id]: fixed })
})

test('K2: filling gaps leaves what a lead has, and undoing leaves what someone changed since', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { contract, lines, fixed } = await ownFields(ctx)
  const ann = await createLead(ctx, { name: 'Ann Byrne', email: 'ann@castings.example', source: 'manual' })
  await updateLead(ctx, { id: ann.id, version: 1, custom: { [contract.id]: fixed } })
  const id = await upload(ctx, 'Name,Email,Contract,Lines\r\nAnn Byrne,ann@castings.example,Time spent,3\r\n')
  await check(ctx, id)
  await run(ctx, id)
  const filled = await getLead(ctx, ann.id)
  expect(filled.custom).toEqual({ [contract.id]: fixed, [lines.id]: 3 })
  await updateLead(ctx, { id: ann.id, version: filled.version, custom: { [lines.id]: 4 } })
  await undo(ctx, id)
  expect((await getLead(ctx, ann.id)).custom).toEqual({ [contract.id]: fixed, [lines.id]: 4 })
  expect((await listRows(ctx, { id, limit: 10 })).items[0]?.reason).toBe('Changed since: custom fields')
})

test('an export of our own comes back as it was, an archived option with it, and an archived field fills no column', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { contract, lines, fixed } = await ownFields(ctx)
  const { id: ann } = await createLead(ctx, {
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    source: 'manual',
  })
  await updateLead(ctx, { id: ann, version: 1, custom: { [contract.id]: fixed, [lines.id]: -1.5 } })
  const options = contract.options.map((one) => ({ ...one, isArchived: one.id === fixed }))
  await changeCustomField(ctx, { id: contract.id, version: 1, options })
  const id = await upload(ctx, await textOf((await exportLeads(ctx, {})).pieces))
  expect(await check(ctx, id, { mode: 'overwrite' })).toEqual(['unchanged'])
  await changeCustomField(ctx, { id: lines.id, version: 1, isArchived: true })
  const { suggested } = await getImport(ctx, id)
  expect(suggested).not.toContain(`custom.${lines.id}`)
  const mapping = [...suggested.slice(0, -1), `custom.${lines.id}` as const]
  await expect(checkImport(ctx, { id, mapping, mode: 'fill', owner: 'nobody' })).rejects.toMatchObject({
    code: 'invalid',
  })
})

test('K3: companies and people are imported with fields of the firm’s own; of a new one, what isn’t understood becomes a note', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const hall = await addCustomField(ctx, { record: 'company', kind: 'number', name: 'Halls', options: [] })
  const since = await addCustomField(ctx, {
    record: 'person',
    kind: 'date',
    name: 'Knows us since',
    options: [],
  })
  const byrne = await createCompany(ctx, { name: 'Byrne Castings' })
  await updateCompany(ctx, { id: byrne.id, version: 1, custom: { [hall.id]: 2 } })
  const id = await upload(
    ctx,
    'Name,Halls\r\nByrne Castings,3\r\nQuill Foundry,several\r\n',
    'c.csv',
    'company',
  )
  await check(ctx, id, { mode: 'overwrite' })
  expect(await run(ctx, id)).toEqual({ updated: 1, created: 1 })
  expect((await getCompany(ctx, byrne.id)).custom).toEqual({ [hall.id]: 3 })
  const [, quill] = (await listRows(ctx, { id, limit: 10 })).items
  expect((await getCompany(ctx, quill?.companyId ?? '')).notes).toBe('Halls in the file: several')
  await undo(ctx, id)
  expect((await getCompany(ctx, byrne.id)).custom).toEqual({ [hall.id]: 2 })

  const ann = await createPerson(ctx, { name: 'Ann Byrne', email: 'ann@castings.example' })
  const people =
    'Name,Email,Knows us since\r\nAnn Byrne,ann@castings.example,2024-05-01\r\nBen Quill,ben@x.example,1.6.2023\r\n'
  const file = await upload(ctx, people, 'p.csv', 'person')
  await check(ctx, file)
  expect(await run(ctx, file)).toEqual({ updated: 1, created: 1 })
  expect((await getPerson(ctx, ann.id)).custom).toEqual({ [since.id]: '2024-05-01' })
  const [, ben] = (await listRows(ctx, { id: file, limit: 10 })).items
  expect((await getPerson(ctx, ben?.personId ?? '')).custom).toEqual({ [since.id]: '2023-06-01' })
  await undo(ctx, file)
  expect((await getPerson(ctx, ann.id)).custom).toEqual({})
})
