import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { personHolders } from '#server/personal-data.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { maeve } from '#tests/mentions.ts'
import {
  answerRequest,
  askIdentity,
  confirmIdentity,
  eraseByRequest,
  extendRequest,
  takeRequest,
} from './handle-request.server.ts'
import type { RequestKind } from './privacy-kinds.ts'
import { listPrivacyRequests } from './privacy-requests.server.ts'
import { submitPrivacyRequest } from '#features/privacy/privacy.server.ts'
import { mentionSearches, privacyRequests } from '#features/privacy/privacy.table.server.ts'

async function sent(ctx: TestCtx, kind: RequestKind) {
  const message = kind === 'complaint' ? 'Too many mails.' : undefined
  const { reference } = await submitPrivacyRequest(ctx.as('visitor'), { ...maeve, kind, message })
  const { items } = await listPrivacyRequests(ctx.as('admin'), { state: 'open', q: reference, limit: 1 })
  return items[0]?.id ?? ''
}
const rowOf = async (ctx: TestCtx, id: string) =>
  (await ctx.db.select().from(privacyRequests)).find((row) => row.id === id)
const answer = (
  ctx: TestCtx,
  change: { id: string; version: number },
  outcome: 'done' | 'refused' = 'done',
  withCopy = false,
) => answerRequest(ctx, personHolders, { ...change, outcome, text: 'Our word.', withCopy })

test('a request belongs to the person who takes it up; one whose address is asked for goes on waiting', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const complaint = await sent(ctx, 'complaint')
  await takeRequest(ctx.as('admin'), { id: complaint, version: 1 })
  expect(await rowOf(ctx, complaint)).toMatchObject({
    status: 'in_work',
    handlerName: 'Test admin',
    version: 2,
  })
  // What the system does leaves the handler as it is.
  await takeRequest(ctx.as('system'), { id: complaint, version: 2 })
  expect(await rowOf(ctx, complaint)).toMatchObject({
    status: 'in_work',
    handlerName: 'Test admin',
    version: 3,
  })
  const access = await sent(ctx, 'access')
  await takeRequest(ctx.as('owner'), { id: access, version: 1 })
  expect(await rowOf(ctx, access)).toMatchObject({ status: 'identity_asked', handlerName: 'Test owner' })
  const log = (await ctx.db.select().from(auditLog)).filter(({ action }) => action === 'privacy.take')
  expect(log.map(({ entityId, from, to }) => [entityId, from, to])).toEqual([
    [complaint, { status: 'received' }, { status: 'in_work' }],
    [complaint, { status: 'in_work' }, { status: 'in_work' }],
    [access, { status: 'identity_asked' }, { status: 'identity_asked' }],
  ])
})

test('only who may handle requests does, only one that is there, and none that is closed', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const id = await sent(ctx, 'complaint')
  const change = { id, version: 1 }
  for (const role of ['sales', 'editor', 'analyst'] as const)
    await expect(takeRequest(ctx.as(role), change)).rejects.toMatchObject({ code: 'forbidden' })
  const strange = takeRequest(ctx, { id: crypto.randomUUID(), version: 1 })
  await expect(strange).rejects.toMatchObject({ code: 'not_found' })
  await answer(ctx, change)
  expect(await rowOf(ctx, id)).toMatchObject({
    status: 'done',
    answer: 'Our word.',
    closedAt: ctx.clock.now(),
  })
  const closed = { code: 'conflict', message: 'This request is closed' }
  const after = { id, version: 2 }
  for (const late of [
    () => takeRequest(ctx, after),
    () => askIdentity(ctx, after),
    () => confirmIdentity(ctx, { ...after, how: 'Called back' }),
    () => extendRequest(ctx, { ...after, reason: 'Many mails' }),
    () => answer(ctx, after, 'refused'),
    () => eraseByRequest(ctx, personHolders, { ...after, email: maeve.email }),
  ])
    await expect(late()).rejects.toMatchObject(closed)
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'done', version: 2 })
})

test('who asks for data or its erasure is answered once the address is known to be theirs; others at once', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const unknown = {
    code: 'conflict',
    message: expect.stringContaining('First confirm that the address is theirs'),
  }
  const access = await sent(ctx, 'access')
  await expect(answer(ctx, { id: access, version: 1 })).rejects.toMatchObject(unknown)
  await expect(answer(ctx, { id: access, version: 1 }, 'refused', true)).rejects.toMatchObject(unknown)
  await answer(ctx, { id: access, version: 1 }, 'refused')
  expect((await rowOf(ctx, access))?.status).toBe('refused')
  const erasure = await sent(ctx, 'erasure')
  const change = { id: erasure, version: 1 }
  await expect(eraseByRequest(ctx, personHolders, { ...change, email: maeve.email })).rejects.toMatchObject(
    unknown,
  )
  await confirmIdentity(ctx, { ...change, how: 'Called back' })
  await expect(answer(ctx, { id: erasure, version: 2 })).rejects.toMatchObject({
    message: 'An erasure is answered by erasing, or refused with the reason',
  })
  for (const kind of ['objection', 'complaint'] as const) {
    const id = await sent(ctx, kind)
    await expect(answer(ctx, { id, version: 1 }, 'done', true)).rejects.toMatchObject(unknown)
    await answer(ctx, { id, version: 1 })
    expect((await rowOf(ctx, id))?.status).toBe('done')
  }
  const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions.filter((one) => one === 'privacy.refuse')).toHaveLength(1)
  expect(actions.filter((one) => one === 'privacy.answer')).toHaveLength(2)
})

test('an address known otherwise is noted with how, starts the search where one is needed, and isn’t asked for again', async () => {
  const ctx = await testCtx({ limits: 'off' })
  for (const [kind, searches] of [
    ['complaint', 0],
    ['objection', 0],
    ['access', 1],
    ['erasure', 2],
  ] as const) {
    const id = await sent(ctx, kind)
    await confirmIdentity(ctx, { id, version: 1, how: 'Called back' })
    expect(await rowOf(ctx, id)).toMatchObject({
      status: 'in_work',
      confirmedHow: 'Called back',
      confirmedAt: ctx.clock.now(),
    })
    expect(await ctx.db.$count(mentionSearches)).toBe(searches)
    await expect(askIdentity(ctx, { id, version: 2 })).rejects.toMatchObject({
      message: 'The address is confirmed already',
    })
  }
})

test('an extension is three months in all, with its reason', async () => {
  const ctx = await testCtx({ now: '2026-10-06T10:00:00Z', limits: 'off' })
  const id = await sent(ctx, 'access')
  await extendRequest(ctx, { id, version: 1, reason: 'Forty mails' })
  expect(await rowOf(ctx, id)).toMatchObject({
    dueOn: '2027-01-06',
    extensionReason: 'Forty mails',
    extendedAt: ctx.clock.now(),
    status: 'identity_asked',
    version: 2,
  })
})
