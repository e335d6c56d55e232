import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { createLead } from './leads.server/create-lead.ts'

test('a lead that is sent again, since its answer was lost, is made once, and so are two of one instant', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const sent = {
    id: crypto.randomUUID(),
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    source: 'manual' as const,
  }
  const made = await createLead(ctx, sent)
  expect(await createLead(ctx, sent)).toMatchObject({ id: sent.id, version: made.version })
  const other = { ...sent, id: crypto.randomUUID(), email: undefined }
  await Promise.all([createLead(ctx, other), createLead(ctx, other)])
  const log = await ctx.database.pool.query("select entity_id from audit_log where action = 'lead.create'")
  expect(log.rows.map(({ entity_id: id }) => id).toSorted()).toEqual([sent.id, other.id].toSorted())
})
