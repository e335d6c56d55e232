import { expect, test } from 'vitest'
import { dayMs } from '#lib/durations.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import type { Need } from './match.ts'
import { neededChecks } from './supplier.schema.ts'
import { archiveSupplier } from './suppliers.server/archive-supplier.ts'
import { createSupplier } from './suppliers.server/create-supplier.ts'
import { matchSuppliers } from './suppliers.server/match-suppliers.ts'
import { moveSupplier } from './suppliers.server/move-supplier.ts'
import { addPlacement, deletePlacement } from './suppliers.server/placements.ts'
import { recordCheck } from './suppliers.server/record-check.ts'
import { addToShortlist, listShortlist } from './suppliers.server/shortlist.ts'

async function approved(ctx: TestCtx, legalName: string, insuredUntil = '2027-11-20') {
  const { id } = await createSupplier(ctx, {
    type: 'consultancy',
    legalName,
    contactName: 'Orla Example',
    contactEmail: 'orla@harbour.example',
    roles: ['ml-engineer'],
    seniority: 'senior',
  })
  for (const kind of neededChecks) {
    const expiresOn = kind === 'insurance' ? insuredUntil : null
    await recordCheck(ctx, { id, kind, outcome: 'passed', expiresOn, note: null })
  }
  await moveSupplier(ctx, { id, status: 'approved' })
  return id
}

const mlEngineer: Need = {
  roles: [{ role: 'ml-engineer', count: 1 }],
  skills: [],
  seniority: null,
  startBy: null,
  rateTo: null,
  place: null,
}

test('K4: on a shortlist stands who can’t be put forward any more, and why', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id: leadId } = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  const [fine, away, out, late] = [
    await approved(ctx, 'Fine Ltd'),
    await approved(ctx, 'Away Ltd'),
    await approved(ctx, 'Out Ltd'),
    await approved(ctx, 'Late Ltd', '2026-11-20'),
  ]
  for (const id of [fine, away, out, late]) await addToShortlist(ctx, { id, leadId })
  await archiveSupplier(ctx, { id: away, isArchived: true })
  await moveSupplier(ctx, { id: out, status: 'rejected', reason: 'Left twice' })
  ctx.clock.advance(3 * dayMs)
  const { items } = await listShortlist(ctx, { leadId })
  expect(Object.fromEntries(items.map(({ supplier, concern }) => [supplier.name, concern]))).toEqual({
    'Fine Ltd': null,
    'Away Ltd': 'In the archive',
    'Out Ltd': 'Rejected',
    'Late Ltd': 'Not matched: insurance expired on 20 Nov 2026',
  })
})

test('K4: nobody is put forward or placed who is in the archive or rejected; who was is answered as they are', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id: leadId } = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  const terms = { leadId, who: 'Two engineers', startsOn: '2026-12-01', endsOn: null, dayRate: null }
  const [away, out] = [await approved(ctx, 'Away Ltd'), await approved(ctx, 'Out Ltd')]
  await addToShortlist(ctx, { id: away, leadId })
  await archiveSupplier(ctx, { id: away, isArchived: true })
  await moveSupplier(ctx, { id: out, status: 'rejected', reason: 'Left twice' })
  expect(await addToShortlist(ctx, { id: away, leadId })).toMatchObject({ concern: 'In the archive' })
  await expect(addToShortlist(ctx, { id: out, leadId })).rejects.toMatchObject({ code: 'conflict' })
  for (const id of [away, out])
    await expect(addPlacement(ctx, { id, ...terms })).rejects.toMatchObject({ code: 'conflict' })
})

test('A11, K4: a match says whose people are placed on the first day', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id: leadId } = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  const id = await approved(ctx, 'Busy Ltd')
  const caveats = async (startBy: string | null = null) =>
    (await matchSuppliers(ctx, { ...mlEngineer, startBy })).items[0]?.caveats
  expect(await caveats()).toEqual([])
  const placed = { id, leadId, who: 'An engineer', startsOn: '2026-11-02', dayRate: null }
  await addPlacement(ctx, { ...placed, endsOn: '2026-12-31' })
  expect(await caveats()).toEqual(['1 placement runs until 31 Dec 2026'])
  expect(await caveats('2027-01-01'), 'after its last day').toEqual([])
  const open = await addPlacement(ctx, { ...placed, endsOn: null })
  expect(await caveats('2027-01-01')).toEqual(['1 placement runs with an open end'])
  await deletePlacement(ctx, { id, placementId: open.id })
  expect(await caveats('2027-01-01')).toEqual([])
})
