import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { userActor } from '#features/context/actor.ts'
import { findAnything } from '#features/find/find-anything.server.ts'
import type { Finder } from '#features/context/finder.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { companies, people } from '#features/leads/companies/company.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { deleteLead } from '#features/leads/leads.server/delete-lead.ts'
import { testCtx } from '#tests/context.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { excerptAround, leadFinders } from './lead-finders.server.ts'
import { fromWordIndex } from './word-index.server.ts'

const titles = async (ctx: Ctx, q: string) =>
  (await findAnything(ctx, leadFinders, q)).groups.map(({ kind, items }) => [
    kind,
    items.map(({ title }) => title),
  ])

test('a lead is found by name, email, company and phone, with its company, person, words and notes', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { leadId } = await recordEnquiry(ctx, {
    source: 'contact',
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    company: 'Byrne Castings',
    phone: '020 7946 0011',
    message: 'Our inspection misses porosity in thin walls.',
    touch: {},
    consents: [],
  })
  await logActivity(ctx, { leadId, kind: 'call', body: 'Wants a pilot before Easter' })
  expect(await titles(ctx, 'byr')).toEqual([
    ['lead', ['Ann Byrne']],
    ['company', ['Byrne Castings']],
    ['person', ['Ann Byrne']],
  ])
  expect(await titles(ctx, '+44 20 7946 0011')).toEqual([
    ['lead', ['Ann Byrne']],
    ['person', ['Ann Byrne']],
  ])
  expect(await titles(ctx, 'castings.ex')).toEqual([
    ['lead', ['Ann Byrne']],
    ['company', ['Byrne Castings']],
    ['person', ['Ann Byrne']],
  ])
  expect(await titles(ctx, 'porosity walls')).toEqual([
    ['enquiry', ['Our inspection misses porosity in thin walls.']],
  ])
  expect(await titles(ctx, 'pilot east')).toEqual([['note', ['Wants a pilot before Easter']]])
  expect(await titles(ctx, 'b')).toEqual([])
  expect(await titles(ctx, "'&|!:*()")).toEqual([])
})

test('one that is older than the newest thousand is found too', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createLead(ctx, { name: 'Zebedee Quarrington', source: 'manual' })
  await ctx.database.pool.query(`
    insert into leads (id, created_at, updated_at, name, source, first_touch, last_touch, consents, signals, fit, engagement_mass, last_activity_at, retain_until)
    select gen_random_uuid(), now() + interval '1 year', now(), 'Other ' || n, 'manual', '{}', '{}', '[]', '{}', 0, 0, now(), now() from generate_series(1, 1200) n`)
  expect((await titles(ctx, 'zebedee quar'))[0]).toEqual(['lead', ['Zebedee Quarrington']])
})

test('K10: of what common words find, the newest comes first', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  await ctx.database.pool.query(
    `insert into activities (lead_id, at, kind, body, actor_name)
    select $1::uuid, now() - n * interval '1 day', 'note', 'the camera, ' || n || ' days ago', 'Ina' from generate_series(1, 400) n`,
    [id],
  )
  expect(await titles(ctx, 'camera')).toEqual([
    ['note', [1, 2, 3, 4, 5].map((days) => `the camera, ${days} days ago`)],
  ])
  // Older than those that are looked through first.
  expect(await titles(ctx, 'camera 390')).toEqual([['note', ['the camera, 390 days ago']]])
})

test('K10: of several common words, those that have all of them are found', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  // Each word is in tens of thousands of notes, and all three in twenty.
  await ctx.database.pool.query(
    `insert into activities (lead_id, at, kind, body, actor_name)
    select $1::uuid, now(), 'note', (array['camera and line', 'line and panel', 'camera and panel'])[1 + n % 3], 'Ina' from generate_series(1, 40000) n
    union all select $1, now() - interval '1 day', 'note', 'the camera on the line for the panel', 'Ina' from generate_series(1, 20)`,
    [id],
  )
  // As the index is a moment later, when what was written has been sorted into it and counted.
  await ctx.database.pool.query(`select gin_clean_pending_list('activities_words'); analyze activities`)
  expect(await titles(ctx, 'camera line panel')).toEqual([
    ['note', Array.from({ length: 5 }, () => 'the camera on the line for the panel')],
  ])
  expect(await titles(ctx, 'camera')).toEqual([['note', expect.toSatisfy(({ length }) => length === 5)]])
})

test('K10: nothing is found of a lead that is on no list: quarantined, merged away or deleted', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { leadId } = await recordEnquiry(ctx, {
    source: 'contact',
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    message: 'Our inspection misses porosity.',
    touch: {},
    consents: [],
  })
  await logActivity(ctx, { leadId, kind: 'note', body: 'porosity in thin walls' })
  const kinds = async (q: string) => (await findAnything(ctx, leadFinders, q)).groups.map(({ kind }) => kind)
  expect(await kinds('porosity')).toEqual(['enquiry', 'note'])
  await deleteLead(ctx, leadId)
  expect(await kinds('porosity')).toEqual([])
  for (const stage of ['quarantine', 'merged']) {
    await ctx.db.update(leads).set({ stage })
    expect(await kinds('porosity')).toEqual([])
  }
  await ctx.db.update(leads).set({ stage: 'new' })
  expect(await kinds('porosity')).toEqual(['enquiry', 'note'])
})

test('K10: of words the role sees what belongs to its own leads and to those that nobody has', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const colleague = { userId: randomUUID(), name: 'Bea', email: 'bea@site.test', role: 'sales' } as const
  const { id } = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  await logActivity(ctx, { leadId: id, kind: 'note', body: 'porosity in thin walls' })
  await ctx.db.update(leads).set({ ownerId: colleague.userId })
  const found = async (userId: string) => {
    const actor = userActor({ ...colleague, userId, sessionId: randomUUID(), seesOnlyOwnLeads: true })
    return (await findAnything(ctx.as(actor), leadFinders, 'porosity')).groups.map(({ kind }) => kind)
  }
  expect(await found(colleague.userId)).toEqual(['note'])
  expect(await found(randomUUID())).toEqual([])
})

test('K10: whoever sees but their own leads finds a word of an old one that all newer texts of colleagues have', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const own = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  const other = await createLead(ctx, { name: 'Bob Clay', source: 'manual' })
  const ina = { userId: randomUUID(), name: 'Ina', email: 'ina@site.test', role: 'sales' } as const
  await ctx.database.pool.query(
    `update leads set owner_id = case id when $1 then $2::uuid else $3::uuid end`,
    [own.id, ina.userId, randomUUID()],
  )
  await ctx.database.pool.query(
    `insert into activities (lead_id, at, kind, body, actor_name)
    select $1::uuid, now() - n * interval '1 minute', 'note', 'the camera of line ' || n, 'Bea' from generate_series(1, 3000) n
    union all select $2, now() - interval '1 year', 'call', 'the old_camera is hers', 'Ina'`,
    [other.id, own.id],
  )
  const limited = ctx.as(userActor({ ...ina, sessionId: randomUUID(), seesOnlyOwnLeads: true }))
  expect(await titles(limited, 'camera')).toEqual([['note', ['the old_camera is hers']]])
  expect(await titles(limited, 'camera line')).toEqual([])
  // People are the firm’s address book.
  expect(await titles(limited, 'bob')).toEqual([['person', ['Bob Clay']]])
})

test('K10: companies that begin as typed come before those that have it within', async () => {
  const ctx = await testCtx({ role: 'sales' })
  for (const company of ['Ash Castings', 'Birch Castings', 'Castings of Clay', 'Dun Castings'])
    await createLead(ctx, { name: 'Ann Byrne', company, source: 'manual' })
  const [first, ...others] = (await titles(ctx, 'castings')).find(([kind]) => kind === 'company')?.[1] ?? []
  expect(first).toBe('Castings of Clay')
  expect(others.toSorted()).toEqual(['Ash Castings', 'Birch Castings', 'Dun Castings'])
  expect((await titles(ctx, '100%')).map(([kind]) => kind)).not.toContain('company')
})

test('K10: a company and a person in the archive are found as little as they are listed', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createLead(ctx, { name: 'Ann Byrne', company: 'Byrne Castings', source: 'manual' })
  expect((await titles(ctx, 'byrne')).map(([kind]) => kind)).toEqual(['lead', 'company', 'person'])
  await ctx.db.update(companies).set({ archivedAt: ctx.clock.now() })
  await ctx.db.update(people).set({ archivedAt: ctx.clock.now() })
  expect((await titles(ctx, 'byrne')).map(([kind]) => kind)).toEqual(['lead'])
})

test('what took too long to look for is named, and the rest found', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  const slow: Finder = {
    kind: 'mail',
    permission: 'leads.read',
    find: (ctx, _q, _limit, onCut) =>
      fromWordIndex(ctx, {
        isOneWord: true,
        onCut,
        work: async (tx) => {
          await tx.db.execute('select pg_sleep(2)')
          return []
        },
      }),
  }
  const { groups, unfinished } = await findAnything(ctx, [...leadFinders, slow], 'byrne')
  expect(groups.map(({ kind }) => kind)).toEqual(['lead', 'person'])
  expect(unfinished).toEqual(['mail'])
})

test('only what the role may read is looked for', async () => {
  const ctx = await testCtx()
  await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  expect(await titles(ctx.as('sales'), 'byrne')).toHaveLength(2)
  expect(await titles(ctx.as('analyst'), 'byrne')).toEqual([])
  await expect(findAnything(ctx.as('visitor'), leadFinders, 'byrne')).rejects.toMatchObject({
    code: 'unauthorized',
  })
})

test('an excerpt begins before the word that was found', () => {
  const long = `${'before '.repeat(30)}porosity ${'after '.repeat(30)}`
  expect(excerptAround(long, 'porosity')).toMatch(/^… .{0,40}porosity after .* …$/)
  expect(excerptAround('short porosity', 'porosity')).toBe('short porosity')
})
