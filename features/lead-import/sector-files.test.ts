import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { check, run, textOf, upload } from '#tests/imports.ts'
import { rowOf } from '#tests/merging.ts'
import { listCompanies } from '#features/leads/companies/companies.server/list-companies.ts'
import { createCompany } from '#features/leads/companies/companies.server/write-company.ts'
import { companyQuery } from '#features/leads/companies/company.schema.ts'
import { exportCompanies } from '#features/leads/companies/export-parties.server.ts'
import { exportLeads } from '#features/leads/export/export-leads.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { addSector, changeSector } from '#features/leads/sectors/change-sectors.server.ts'
import { listRows } from './lead-import.server/list-imports.ts'
import { writeReport } from './lead-import.server/write-report.ts'

const lead = (ctx: TestCtx, name: string, sector: string) =>
  createLead(ctx, { name, email: `${name.toLowerCase()}@works.example`, sector, source: 'manual' })

test('K3, A9: a file names a sector by its name or HubSpot’s, and an archived one comes back with it', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const energy = await addSector(ctx, { name: 'Energy & water', isTarget: true })
  const insurance = await addSector(ctx, { name: 'Insurance', isTarget: true })
  await changeSector(ctx, { id: 'retail', name: 'Shops', version: 1 })
  await changeSector(ctx, { id: 'healthcare', isArchived: true, version: 1 })
  await changeSector(ctx, { id: energy.id, isArchived: true, version: 1 })
  const cells = [
    'ENERGY & WATER',
    'Shops',
    'retail',
    'INSURANCE',
    'MACHINERY',
    'HOSPITAL_HEALTH_CARE',
    'Healthcare',
  ]
  const file = [
    'Name,Email,Sector',
    ...cells.map((cell, i) => `Person ${i},p${i}@x.example,${cell}`),
    'Person x,px@x.example,Basketry',
  ].join('\r\n')
  const id = await upload(ctx, file)
  expect(await check(ctx, id)).toEqual([
    ...cells.map(() => 'create'),
    'The sector must be one of ours, not “Basketry”',
  ])
  await run(ctx, id)
  const made = (await listRows(ctx, { id, limit: 10 })).items.flatMap(({ leadId }) => leadId ?? [])
  const sectors = await Promise.all(made.map(async (leadId) => (await rowOf(ctx, leadId)).sector))
  expect(sectors).toEqual([
    energy.id,
    'retail',
    'retail',
    insurance.id,
    'manufacturing',
    // Archived, so what HubSpot calls it is like none of ours; its own name brings it back.
    'other',
    'healthcare',
  ])
  expect((await rowOf(ctx, made[0] ?? '')).fit).toBe(40)
  const firms = await upload(ctx, 'Name,Sector\r\nOrr Grid,energy & water\r\n', 'c.csv', 'company')
  await check(ctx, firms)
  await run(ctx, firms)
  const { items } = await listCompanies(ctx, companyQuery.parse({ sector: energy.id }))
  expect(items.map(({ name }) => name)).toContain('Orr Grid')
})

test('A9: an export comes back as it was, archived and renamed sectors with it', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const energy = await addSector(ctx, { name: 'Energy', isTarget: true })
  await lead(ctx, 'Ann', energy.id)
  await lead(ctx, 'Ben', 'retail')
  await createCompany(ctx, { name: 'Orr Grid', sector: energy.id })
  await changeSector(ctx, { id: energy.id, isArchived: true, version: 1 })
  // A name that was another one's id.
  await changeSector(ctx, { id: 'retail', name: 'Shops', version: 1 })
  await changeSector(ctx, { id: 'healthcare', name: 'Retail', version: 1 })
  await lead(ctx, 'Cal', 'healthcare')
  const leads = await upload(ctx, await textOf((await exportLeads(ctx, {})).pieces))
  expect(await check(ctx, leads, { mode: 'overwrite' })).toEqual(['unchanged', 'unchanged', 'unchanged'])
  const firms = await upload(ctx, await textOf(await exportCompanies(ctx)), 'c.csv', 'company')
  expect(new Set(await check(ctx, firms, { mode: 'overwrite' }))).toEqual(new Set(['unchanged']))
})

test('A9: what a file changes is told by the names of sectors, before and after, in the report too', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const energy = await addSector(ctx, { name: 'Energy & water', isTarget: true })
  await lead(ctx, 'Ann', 'transport_logistics')
  const id = await upload(ctx, 'Name,Email,Sector\r\nAnn,ann@works.example,energy & water\r\n')
  await check(ctx, id, { mode: 'overwrite' })
  const told = async () => (await listRows(ctx, { id, limit: 10 })).items[0]?.changes
  expect(await told()).toEqual([{ field: 'sector', from: 'Transport and logistics', to: 'Energy & water' }])
  await changeSector(ctx, { id: energy.id, name: 'Utilities', version: 1 })
  expect(await told()).toMatchObject([{ to: 'Utilities' }])
  expect(await textOf(await writeReport(ctx, id))).toContain('sector: Transport and logistics → Utilities')
})
