import { expect, test } from 'vitest'
import { newLead } from '#features/leads/lead.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { takeBack } from '#tests/take-back.ts'
import { dayMs } from '#lib/durations.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { merge } from '#tests/merging.ts'
import { createTestUser } from '#tests/users.ts'
import { createSupplier } from './suppliers.server/create-supplier.ts'
import { addPlacement, deletePlacement, listPlacements } from './suppliers.server/placements.ts'
import { sweepPlacing } from './suppliers.server/restore-placing.ts'
import {
  addToShortlist,
  listShortlist,
  recordOutcome,
  takeOffShortlist,
} from './suppliers.server/shortlist.ts'

const gone = { code: 'gone' }

async function office() {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const bob = await createTestUser(ctx, 'admin')
  const { id } = await createSupplier(ann.ctx, {
    type: 'consultancy',
    legalName: 'Harbour Models Ltd',
    contactName: 'Orla Example',
    contactEmail: 'orla@harbour.example',
    roles: ['ml-engineer'],
    seniority: 'senior',
  })
  const lead = (email: string) => createLead(ann.ctx, newLead.parse({ name: 'Ann Byrne', email }))
  return { ctx, ann: ann.ctx, bob: bob.ctx, id, lead, leadId: (await lead('ann@castings.example')).id }
}
const shortlist = async (ctx: TestCtx, leadId: string) => (await listShortlist(ctx, { leadId })).items
const placements = async (ctx: TestCtx, leadId: string) => (await listPlacements(ctx, { leadId })).items

test('K7: a supplier taken off a shortlist comes back with its outcome, once, for who took it off', async () => {
  const { ann, bob, id, leadId } = await office()
  const { id: entryId } = await addToShortlist(ann, { id, leadId })
  await recordOutcome(ann, { id, entryId, version: 1, outcome: 'declined', note: 'On holiday' })
  const { undo } = await takeOffShortlist(ann, { id, entryId })
  expect(await shortlist(ann, leadId)).toEqual([])
  await expect(takeOffShortlist(ann, { id, entryId }), 'a second click').rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(takeBack(bob, undo)).rejects.toMatchObject(gone)
  await takeBack(ann, undo)
  expect(await shortlist(ann, leadId)).toMatchObject([{ outcome: 'declined', note: 'On holiday' }])
  await expect(takeBack(ann, undo)).rejects.toMatchObject(gone)
})

test('one that was put on the same shortlist again meanwhile is on it once', async () => {
  const { ann, id, leadId } = await office()
  const { id: entryId } = await addToShortlist(ann, { id, leadId })
  const { undo } = await takeOffShortlist(ann, { id, entryId })
  await addToShortlist(ann, { id, leadId })
  await expect(takeBack(ann, undo)).rejects.toMatchObject({
    message: 'This supplier is on the shortlist again',
  })
  expect(await shortlist(ann, leadId)).toHaveLength(1)
})

test('K7: a deleted placement comes back within a day, to the lead that its own became part of, and is forgotten then', async () => {
  const { ctx, ann, bob, id, lead, leadId } = await office()
  const terms = { who: 'Dana Example', startsOn: '2026-12-01', endsOn: null, dayRate: 900 }
  const first = await addPlacement(ann, { id, ...terms, leadId })
  const { undo } = await deletePlacement(ann, { id, placementId: first.id })
  expect(await placements(ann, leadId)).toEqual([])
  const kept = await lead('ann.byrne@castings.example')
  await merge(bob, kept.id, leadId)
  await takeBack(ann, undo)
  expect(await placements(ann, kept.id)).toMatchObject([terms])
  const again = await deletePlacement(ann, { id, placementId: first.id })
  ctx.clock.advance(dayMs + 1)
  await expect(takeBack(ann, again.undo)).rejects.toMatchObject(gone)
  expect(await sweepPlacing(ctx)).toBe(1)
})

test('K7: an outcome that was recorded is taken back to the one before, unless somebody recorded another since', async () => {
  const { ann, bob, id, leadId } = await office()
  const { id: entryId } = await addToShortlist(ann, { id, leadId })
  await recordOutcome(bob, { id, entryId, version: 1, outcome: 'declined', note: 'On holiday' })
  const [before] = await shortlist(ann, leadId)
  const { undo = '' } = await recordOutcome(ann, { id, entryId, version: 2, outcome: 'chosen', note: null })
  await expect(takeBack(bob, undo)).rejects.toMatchObject(gone)
  await takeBack(ann, undo)
  expect(await shortlist(ann, leadId)).toEqual([{ ...before, version: 4 }])
  const again = await recordOutcome(ann, { id, entryId, version: 4, outcome: 'chosen', note: null })
  await recordOutcome(bob, { id, entryId, version: 5, outcome: 'lost', note: 'Too late' })
  await expect(takeBack(ann, again.undo ?? '')).rejects.toMatchObject(gone)
  expect(await shortlist(ann, leadId)).toMatchObject([{ outcome: 'lost', note: 'Too late' }])
})
