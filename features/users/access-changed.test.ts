import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestMfa, createTestUser, testPassword } from '#tests/users.ts'
import { getUser, removeUserMfa, updateUser } from './accounts/users.server.ts'
import { acceptLink } from './links/accept-link.server.ts'
import { createResetLink } from './links/user-links.server.ts'
import { updateOwnPassword } from './own-account/account.server.ts'
import { renewRecoveryCodes, turnOffMfa } from './second-step/mfa.server.ts'

const told = async (ctx: TestCtx) => {
  const { rows } = await ctx.database.pool.query<{ to: string; text: string }>(
    `select "to", text from mails where kind = 'user.access-changed' order by created_at, "to"`,
  )
  await ctx.database.pool.query(`delete from mails where kind = 'user.access-changed'`)
  return rows.map(({ to, text }) => `${to}: ${text.split('\n\n')[1]}`)
}

test('ASVS 6.3.7: whoever’s password, second step or address is changed is told by mail what, when and by whom', async () => {
  const ctx = await testCtx()
  const boss = await createTestUser(ctx, 'owner')
  const ann = await createTestUser(ctx, 'sales')
  const { token } = ann
  const at = 'on Wednesday, 18 November 2026 at 10:00 London time'
  const here = /, from .+ at the network address .+\.$/

  await updateOwnPassword(
    ann.ctx,
    { current: testPassword, next: 'seven lamps over the weir' },
    `Bearer ${token}`,
  )
  const [own = '', ...more] = await told(ctx)
  expect(own).toContain(`${ann.email}: Your password was changed, ${at}`)
  expect(own).toMatch(here)
  expect(more).toEqual([])

  await createTestMfa(ann.ctx)
  expect(await told(ctx)).toEqual([expect.stringContaining('Two-step sign-in was turned on')])
  await renewRecoveryCodes(ann.ctx)
  expect(await told(ctx)).toEqual([expect.stringContaining('New recovery codes were made')])
  await turnOffMfa(ann.ctx)
  expect(await told(ctx)).toEqual([expect.stringContaining('Two-step sign-in was turned off')])
  await createTestMfa(ann.ctx)
  await told(ctx)
  await removeUserMfa(boss.ctx, ann.id)
  expect(await told(ctx)).toEqual([`${ann.email}: Two-step sign-in was turned off, ${at}, by Test owner.`])

  const { url } = await createResetLink(boss.ctx, ann.id)
  expect(await told(ctx), 'a link alone changes nothing').toEqual([])
  const link = new URL(url).searchParams.get('reset') ?? ''
  await acceptLink(ctx.as('visitor', '198.51.100.9'), { token: link, password: 'nine copper kettles march' })
  expect(await told(ctx)).toEqual([
    expect.stringMatching(/A new password was set with a link from a mail.+ address 198\.51\.100\.9\.$/),
  ])

  const { version } = await getUser(boss.ctx, ann.id)
  await updateUser(boss.ctx, ann.id, { version, email: 'ann.byrne@site.test' })
  expect(await told(ctx)).toEqual(
    [ann.email, 'ann.byrne@site.test']
      .map((to) => `${to}: The address that you sign in with was changed, ${at}, by Test owner.`)
      .toSorted(),
  )
  const renamed = await getUser(boss.ctx, ann.id)
  await updateUser(boss.ctx, ann.id, { version: renamed.version, name: 'Ann Byrne' })
  expect(await told(ctx), 'a name is nothing to sign in with').toEqual([])
})
