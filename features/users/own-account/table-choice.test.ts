import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { chooseTable, getOwnAccount } from './account.server.ts'

test('K14: what a person chose for their tables is theirs alone, and one choice doesn’t undo another', async () => {
  const ctx = await testCtx()
  const { ctx: ann } = await createTestUser(ctx, 'sales')
  const { ctx: bob } = await createTestUser(ctx, 'sales', 'bob@site.test')
  expect((await getOwnAccount(ann)).tables).toEqual({})
  const leads = { columns: ['owner', 'stage'], density: 'compact' as const }
  const people = { columns: [], density: 'comfortable' as const }
  await Promise.all([chooseTable(ann, 'leads', leads), chooseTable(ann, 'people', people)])
  expect((await getOwnAccount(ann)).tables).toEqual({ leads, people })
  expect((await getOwnAccount(bob)).tables).toEqual({})
  await chooseTable(ann, 'leads', null)
  expect((await getOwnAccount(ann)).tables).toEqual({ people })
  await expect(chooseTable(ctx.as('visitor'), 'leads', leads)).rejects.toMatchObject({ code: 'unauthorized' })
})
