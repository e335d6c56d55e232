import { expect, test } from 'vitest'
import { mergeCompanies } from '#features/leads/companies/companies.server/merge-companies.ts'
import { createCompany } from '#features/leads/companies/companies.server/write-company.ts'
import { newCompany } from '#features/leads/companies/company.schema.ts'
import { newLead } from '#features/leads/lead.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { copyPerson, erasePerson, findPerson } from '#features/privacy/erasure/person-data.server.ts'
import { personHolders } from '#server/personal-data.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { merge } from '#tests/merging.ts'
import { newPlacement } from './placing.schema.ts'
import { archiveSupplier } from './suppliers.server/archive-supplier.ts'
import { createSupplier } from './suppliers.server/create-supplier.ts'
import {
  addPlacement,
  changePlacement,
  deletePlacement,
  listPlacements,
} from './suppliers.server/placements.ts'
import {
  addToShortlist,
  listShortlist,
  recordOutcome,
  takeOffShortlist,
} from './suppliers.server/shortlist.ts'

const supplier = (ctx: TestCtx, legalName = 'Harbour Models Ltd', contactEmail = 'orla@harbour.example') =>
  createSupplier(ctx, {
    type: 'consultancy',
    legalName,
    contactName: 'Orla Example',
    contactEmail,
    roles: ['ml-engineer'],
    seniority: 'senior',
  })
const lead = (ctx: TestCtx, name: string, email: string) => createLead(ctx, newLead.parse({ name, email }))
const terms = { who: 'Dana Example, ML engineer', startsOn: '2026-12-01', endsOn: null, dayRate: 900 }

test('a supplier is put forward once however often it is pressed, and what became of it stands at both with who said so', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await supplier(ctx)
  const ann = await lead(ctx, 'Ann Byrne', 'ann@castings.example')
  const [one] = await Promise.all([1, 2].map(() => addToShortlist(ctx, { id, leadId: ann.id })))
  expect((await listShortlist(ctx, { leadId: ann.id })).items).toHaveLength(1)
  const entryId = one?.id ?? ''
  const lost = { id, entryId, version: 1, outcome: 'lost' as const, note: 'Another firm was cheaper' }
  await recordOutcome(ctx, lost)
  expect(await recordOutcome(ctx, lost), 'sent twice').toMatchObject({ version: 2 })
  await expect(recordOutcome(ctx, { ...lost, outcome: 'chosen' })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { outcome: 'lost' } },
  })
  expect((await listShortlist(ctx, { supplierId: id })).items).toMatchObject([
    {
      lead: { id: ann.id, name: 'Ann Byrne' },
      supplier: { name: 'Harbour Models Ltd' },
      outcome: 'lost',
      note: 'Another firm was cheaper',
      decidedBy: 'Test sales',
    },
  ])
  await takeOffShortlist(ctx, { id, entryId })
  expect((await listShortlist(ctx, { leadId: ann.id })).items).toEqual([])
})

test('a placement stands with the lead and the supplier, is changed by whoever saw it last, and deleted', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await supplier(ctx)
  const ann = await lead(ctx, 'Ann Byrne', 'ann@castings.example')
  const placed = await addPlacement(ctx, { id, ...terms, leadId: ann.id })
  const change = { id, placementId: placed.id, ...terms, endsOn: '2027-03-31', version: 1 }
  await changePlacement(ctx, change)
  await expect(changePlacement(ctx, { ...change, dayRate: 950 })).rejects.toMatchObject({ code: 'conflict' })
  for (const whose of [{ leadId: ann.id }, { supplierId: id }])
    expect((await listPlacements(ctx, whose)).items).toMatchObject([
      { ...terms, endsOn: '2027-03-31', lead: { name: 'Ann Byrne' }, company: null, version: 2 },
    ])
  await deletePlacement(ctx, { id, placementId: placed.id })
  expect((await listPlacements(ctx, { supplierId: id })).items).toEqual([])
})

test('a placement is with a lead or a company, not with both or neither, and does not end before it begins', () => {
  const [leadId, companyId] = [crypto.randomUUID(), crypto.randomUUID()]
  expect(newPlacement.safeParse({ ...terms, leadId }).success).toBe(true)
  expect(newPlacement.safeParse({ ...terms, companyId }).success).toBe(true)
  expect(newPlacement.safeParse({ ...terms, leadId, companyId }).success).toBe(false)
  expect(newPlacement.safeParse(terms).success).toBe(false)
  expect(newPlacement.safeParse({ ...terms, leadId, endsOn: '2026-11-30' }).success).toBe(false)
  expect(newPlacement.safeParse({ ...terms, leadId, endsOn: '2026-12-01' }).success).toBe(true)
})

test('shortlist and placements move with a lead that is merged, and follow a company that is', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const { id } = await supplier(ctx)
  const kept = await lead(ctx, 'Ann Byrne', 'ann@castings.example')
  const other = await lead(ctx, 'Ann Byrne', 'ann.byrne@castings.example')
  for (const one of [kept, other]) await addToShortlist(ctx, { id, leadId: one.id })
  await addPlacement(ctx, { id, ...terms, leadId: other.id })
  await merge(ctx, kept.id, other.id)
  expect((await listShortlist(ctx, { leadId: kept.id })).items).toHaveLength(2)
  expect((await listPlacements(ctx, { leadId: kept.id })).items).toHaveLength(1)
  const from = await createCompany(ctx, newCompany.parse({ name: 'Byrne Castings' }))
  const into = await createCompany(ctx, newCompany.parse({ name: 'Ribble Foundry' }))
  const placed = await addPlacement(ctx, { id, ...terms, companyId: from.id })
  await mergeCompanies(ctx, { id: into.id, otherId: from.id })
  const { items } = await listPlacements(ctx, { supplierId: id })
  expect(items.find((one) => one.id === placed.id)?.company).toEqual({
    id: into.id,
    name: 'Ribble Foundry',
  })
})

test('an erasure of the lead takes the note, an erasure of the supplier the whole, and both get a copy', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const { id } = await supplier(ctx)
  const ann = await lead(ctx, 'Ann Byrne', 'ann@castings.example')
  const { id: entryId } = await addToShortlist(ctx, { id, leadId: ann.id })
  await recordOutcome(ctx, { id, entryId, version: 1, outcome: 'declined', note: 'Ann wants Leeds' })
  await addPlacement(ctx, { id, ...terms, leadId: ann.id })
  for (const emailKey of ['ann@castings.example', 'orla@harbour.example']) {
    const person = await findPerson(ctx, personHolders, { emailKey })
    expect(JSON.stringify(await copyPerson(ctx, personHolders, person))).toContain('Ann wants Leeds')
  }
  await ctx.transaction((tx) => erasePerson(tx, personHolders, 'ann@castings.example'))
  expect((await listShortlist(ctx, { supplierId: id })).items).toMatchObject([
    { outcome: 'declined', note: null },
  ])
  await archiveSupplier(ctx, { id, isArchived: true })
  await ctx.transaction((tx) => erasePerson(tx, personHolders, 'orla@harbour.example'))
  const left = await ctx.database.pool.query(
    'select 1 from supplier_shortlistings union all select 1 from supplier_placements',
  )
  expect(left.rows).toEqual([])
})
