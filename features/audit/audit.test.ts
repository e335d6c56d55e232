import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { newLead } from '#features/leads/lead.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { leadNamers } from '#features/leads/record-names.server.ts'
import { listAudit, listAuditEntities } from './audit.server.ts'

test('the log is read newest first, page by page, also where rows share an instant', async () => {
  const ctx = await testCtx()
  for (let i = 0; i < 11; i++) {
    if (i % 4 === 0) ctx.clock.advance(1000)
    await ctx.audit({
      action: 'lead.updated',
      entity: 'lead',
      entityId: String(i),
      from: { i },
      to: { i: i + 1 },
    })
  }
  const admin = ctx.as('admin')
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listAudit(admin, { limit: 3, cursor })
    seen.push(...page.items.map(({ at, id }) => `${at} ${id}`))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toHaveLength(11)
  expect(seen).toEqual([...new Set(seen)].sort().reverse())
})

test('the log is filtered by who, what, which and when', async () => {
  const ctx = await testCtx({ now: '2026-11-17T23:59:59Z' })
  const admin = ctx.as('admin')
  await ctx.audit({ action: 'user.created', entity: 'user', entityId: 'ann' })
  ctx.clock.advance(1000)
  await admin.audit({ action: 'lead.moved', entity: 'lead', entityId: '7', from: 'new', to: 'won' })
  const found = async (filter: object) =>
    (await listAudit(admin, { limit: 25, ...filter })).items.map(({ action }) => action)
  expect(await found({})).toEqual(['lead.moved', 'user.created'])
  expect(await found({ action: 'user.' })).toEqual(['user.created'])
  expect(await found({ entity: 'lead', entityId: '7' })).toEqual(['lead.moved'])
  expect(await found({ actor: admin.actor.userId ?? undefined })).toEqual(['lead.moved'])
  expect(await found({ actor: 'system' })).toEqual(['user.created'])
  expect(await found({ actor: 'visitor' })).toEqual([])
  expect(await found({ action: '.moved' })).toEqual(['lead.moved'])
  expect(await found({ action: '.created', entity: 'lead' })).toEqual([])
  expect(await listAuditEntities(admin)).toEqual({ items: ['lead', 'user'] })
  expect(await found({ to: '2026-11-17' })).toEqual(['user.created'])
  expect(await found({ from: '2026-11-18', to: '2026-11-18' })).toEqual(['lead.moved'])
})

test('entries name the records that they are about or mention, and one that is gone has no name', async () => {
  const ctx = await testCtx()
  const admin = ctx.as('admin')
  const lead = await createLead(admin, newLead.parse({ name: 'Orla Byrne' }))
  const gone = crypto.randomUUID()
  ctx.clock.advance(1000)
  await admin.audit({
    action: 'supplier.shortlist',
    entity: 'supplier',
    entityId: gone,
    to: { leadId: lead.id },
  })
  const { items } = await listAudit(admin, { limit: 25 }, leadNamers)
  expect(items.map(({ action, names }) => [action, names])).toEqual([
    ['supplier.shortlist', { [lead.id]: 'Orla Byrne' }],
    ['lead.create', { [lead.id]: 'Orla Byrne' }],
  ])
})

test('a made-up cursor is refused and so is a role without the permission', async () => {
  const ctx = await testCtx()
  for (const cursor of [
    'x',
    "2026-13-99T99:99:99.999Z_' or 1=1",
    '2026-99-99T10:00:00.000Z_00000000-0000-0000-0000-000000000000',
  ]) {
    await expect(listAudit(ctx.as('admin'), { limit: 25, cursor })).rejects.toMatchObject({ code: 'invalid' })
  }
  await expect(listAudit(ctx.as('sales'), { limit: 25 })).rejects.toMatchObject({ code: 'forbidden' })
})
