import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { newLead } from '#features/leads/lead.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { assign } from './assign.ts'
import type { AssignmentRule } from './assignment.schema.ts'
import { assignLeads } from './assignment.server/assign-leads.ts'
import { changeAssignment, getAssignment, previewAssignment } from './assignment.server/change-assignment.ts'

const rule = (ownerIds: string[], more: Partial<AssignmentRule> = {}): AssignmentRule => ({
  id: crypto.randomUUID(),
  sectors: [],
  countries: [],
  way: 'turn',
  ownerIds,
  ...more,
})

async function arrives(ctx: TestCtx, name: string): Promise<string> {
  const { leadId } = await recordEnquiry(ctx.as('visitor'), {
    source: 'contact',
    name,
    email: `${name.toLowerCase()}@${name.toLowerCase()}.example`,
    touch: {},
    consents: [],
  })
  return leadId
}

async function team(ctx: TestCtx) {
  const owner = ctx.as('owner')
  const ann = await createTestUser(ctx, 'sales', 'ann@site.test')
  const bob = await createTestUser(ctx, 'sales', 'bob@site.test')
  const set = async (...rules: AssignmentRule[]) =>
    changeAssignment(owner, { rules, version: (await getAssignment(owner)).version })
  return { owner, ann: ann.id, bob: bob.id, set }
}

const ownerOf = async (ctx: TestCtx, id: string) => {
  const [lead] = await ctx.db.select({ ownerId: leads.ownerId }).from(leads).where(eq(leads.id, id))
  return lead?.ownerId
}

test('the first rule that fits and has somebody decides, in turn or by load', () => {
  const [ann, bob, cat] = ['a', 'b', 'c']
  const retail = rule([ann], { sectors: ['retail'] })
  const irish = rule([bob], { countries: ['IE'] })
  const rest = rule([ann, bob, cat])
  const able = new Set([ann, bob, cat])
  const none = { turns: {}, open: new Map<string, number>() }
  const to = (facts: { sector: string | null; country: string | null }, state = none, who = able) =>
    assign([retail, irish, rest], who, facts, state)?.ownerId
  expect(to({ sector: 'retail', country: 'IE' })).toBe(ann)
  expect(to({ sector: null, country: 'IE' })).toBe(bob)
  expect(to({ sector: 'retail', country: null }, none, new Set([cat])), 'Ann is away').toBe(cat)
  expect(to({ sector: null, country: null }, { ...none, turns: { [rest.id]: ann } })).toBe(bob)
  expect(to({ sector: null, country: null }, { ...none, turns: { [rest.id]: cat } })).toBe(ann)
  expect(to({ sector: null, country: null }, { ...none, turns: { [rest.id]: 'gone' } })).toBe(ann)
  const byLoad = rule([ann, bob, cat], { way: 'load' })
  const open = new Map([
    [ann, 4],
    [bob, 2],
    [cat, 2],
  ])
  const facts = { sector: null, country: null }
  expect(assign([byLoad], able, facts, { turns: {}, open })?.ownerId).toBe(bob)
  expect(assign([byLoad], able, facts, { turns: { [byLoad.id]: bob }, open })?.ownerId).toBe(cat)
  expect(assign([retail], able, facts, none)).toBeUndefined()
})

test('new enquiries are given away in turn, fairly on two servers at once, and each owner is told', async () => {
  const ctx = await testCtx()
  const { ann, bob, set } = await team(ctx)
  await set(rule([ann, bob]))
  const ids = await Promise.all(['Una', 'Vic', 'Wyn', 'Xan', 'Yara', 'Zoe'].map((name) => arrives(ctx, name)))
  const [one, other] = [ctx.as('system'), ctx.as('system')]
  await Promise.all(ids.map((id, at) => assignLeads(at % 2 ? one : other, { leadIds: [id] })))
  const owners = await Promise.all(ids.map((id) => ownerOf(ctx, id)))
  expect(owners.filter((id) => id === ann)).toHaveLength(3)
  expect(owners.filter((id) => id === bob)).toHaveLength(3)
  await assignLeads(one, { leadIds: ids })
  expect(await Promise.all(ids.map((id) => ownerOf(ctx, id))), 'done twice').toEqual(owners)
  const { rows } = await ctx.database.pool.query(
    "select count(*)::int as told from notifications where kind = 'assigned'",
  )
  expect(rows).toEqual([{ told: 6 }])
})

test('a lead that somebody owns by now, or closed, stays as it is, and one entered by hand is whose it is', async () => {
  const ctx = await testCtx()
  const { owner, ann, bob, set } = await team(ctx)
  await set(rule([ann]))
  const id = await arrives(ctx, 'Una')
  const { version } = await getLead(owner, id)
  await updateLead(owner, { id, version, ownerId: bob })
  await assignLeads(ctx, { leadIds: [id] })
  expect(await ownerOf(ctx, id)).toBe(bob)
  const entered = await createLead(owner, newLead.parse({ name: 'By hand', ownerId: null }))
  expect(await ownerOf(ctx, entered.id)).toBeNull()
})

test('by load the one with the fewest open leads is next, and who may no longer work on leads gets none', async () => {
  const ctx = await testCtx()
  const { owner, ann, bob, set } = await team(ctx)
  await set(rule([ann, bob], { way: 'load' }))
  for (const name of ['One', 'Two'])
    await createLead(owner, newLead.parse({ name: `Lead ${name}`, ownerId: ann }))
  const ids = [await arrives(ctx, 'Una'), await arrives(ctx, 'Vic'), await arrives(ctx, 'Wyn')]
  await assignLeads(ctx, { leadIds: ids })
  const owners = await Promise.all(ids.map((id) => ownerOf(ctx, id)))
  expect(owners.filter((one) => one === bob)).toHaveLength(2)
  await ctx.database.pool.query("update users set state = 'disabled' where id = $1", [bob])
  const last = await arrives(ctx, 'Xan')
  await assignLeads(ctx, { leadIds: [last] })
  expect(await ownerOf(ctx, last)).toBe(ann)
})

test('rules name only colleagues who may work on leads, and who is slower is told', async () => {
  const ctx = await testCtx()
  const { owner, ann, set } = await team(ctx)
  const analyst = await createTestUser(ctx, 'analyst', 'figures@site.test')
  await expect(set(rule([ann]), rule([analyst.id]))).rejects.toMatchObject({
    code: 'invalid',
    errors: { 'rules.1.ownerIds': expect.any(String) },
  })
  const { version } = await set(rule([ann]))
  await expect(changeAssignment(owner, { rules: [], version: version - 1 })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { version } },
  })
  await expect(getAssignment(ctx.as('sales'))).rejects.toMatchObject({ code: 'forbidden' })
})

test('the preview tells where the last enquiries would have gone, and changes nothing', async () => {
  const ctx = await testCtx()
  const { owner, ann, bob } = await team(ctx)
  const ids = []
  for (const name of ['Una', 'Vic', 'Wyn']) {
    ids.push(await arrives(ctx, name))
    ctx.clock.advance(1000)
  }
  const { items } = await previewAssignment(owner, { rules: [rule([ann, bob])] })
  expect(items.map(({ id, owner, rule }) => [id, owner?.id, rule])).toEqual([
    [ids[2], ann, 1],
    [ids[1], bob, 1],
    [ids[0], ann, 1],
  ])
  expect(await Promise.all(ids.map((id) => ownerOf(ctx, id)))).toEqual([null, null, null])
})
