import { expect, test } from 'vitest'
import { takeBack } from '#tests/take-back.ts'
import { dayMs } from '#lib/durations.ts'
import { testCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { archiveSupplier } from './suppliers.server/archive-supplier.ts'
import { createSupplier } from './suppliers.server/create-supplier.ts'
import { getSupplier } from './suppliers.server/get-supplier.ts'
import { moveSupplier } from './suppliers.server/move-supplier.ts'
import { recordCheck } from './suppliers.server/record-check.ts'

const gone = { code: 'gone' }

async function office() {
  const ctx = await testCtx()
  const ann = (await createTestUser(ctx, 'sales')).ctx
  const bob = (await createTestUser(ctx, 'admin')).ctx
  const { id } = await createSupplier(ann, {
    type: 'consultancy',
    legalName: 'Harbour Models Ltd',
    contactName: 'Orla Example',
    contactEmail: 'orla@harbour.example',
    roles: ['ml-engineer'],
    seniority: 'senior',
  })
  return { ctx, ann, bob, id }
}

test('K7: a change of a supplier’s status is taken back once, with its reason, by who made it, within a day', async () => {
  const { ctx, ann, bob, id } = await office()
  const { undo = '' } = await moveSupplier(ann, { id, status: 'rejected', reason: 'Too dear' })
  await expect(takeBack(bob, undo)).rejects.toMatchObject(gone)
  await takeBack(ann, undo)
  expect(await getSupplier(ann, id)).toMatchObject({ status: 'prospect', statusReason: null })
  await expect(takeBack(ann, undo)).rejects.toMatchObject(gone)
  await moveSupplier(ann, { id, status: 'rejected', reason: 'Too dear' })
  const out = await moveSupplier(ann, { id, status: 'prospect' })
  await takeBack(ann, out.undo ?? '')
  expect(await getSupplier(ann, id)).toMatchObject({ status: 'rejected', statusReason: 'Too dear' })
  const same = await moveSupplier(ann, { id, status: 'rejected', reason: 'Too dear' })
  expect(same.undo, 'a move that changed nothing').toBeUndefined()
  const late = await moveSupplier(ann, { id, status: 'prospect' })
  ctx.clock.advance(dayMs + 1)
  await expect(takeBack(ann, late.undo ?? '')).rejects.toMatchObject(gone)
})

test('what somebody changed since stays, and an approval doesn’t come back without its checks', async () => {
  const { ann, bob, id } = await office()
  const first = await moveSupplier(ann, { id, status: 'vetting' })
  await moveSupplier(bob, { id, status: 'prospect' })
  await expect(takeBack(ann, first.undo ?? '')).rejects.toMatchObject(gone)
  for (const kind of ['identity', 'references', 'dpa', 'insurance'] as const)
    await recordCheck(ann, { id, kind, outcome: 'passed', expiresOn: '2026-11-18', note: null })
  await moveSupplier(ann, { id, status: 'approved' })
  const { undo = '' } = await moveSupplier(ann, { id, status: 'vetting' })
  ann.clock.advance(dayMs / 1.5)
  await expect(takeBack(ann, undo)).rejects.toMatchObject({
    message: expect.stringContaining('Not approved'),
  })
  expect(await getSupplier(ann, id)).toMatchObject({ status: 'vetting' })
})

test('K7: a supplier that was put away is brought back', async () => {
  const { ann, id } = await office()
  const { undo = '' } = await archiveSupplier(ann, { id, isArchived: true })
  await takeBack(ann, undo)
  expect(await getSupplier(ann, id)).toMatchObject({ isArchived: false })
})
