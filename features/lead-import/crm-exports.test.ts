import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asc, eq } from 'drizzle-orm'
import { addStage } from '#features/leads/stages/stages.server/change-stages.ts'
import { activities } from '#features/leads/activity.table.server.ts'
import { listRows } from './lead-import.server/list-imports.ts'
import { allLeads, check, run, undo, upload } from '#tests/imports.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'

const fileOf = (name: string) => readFileSync(`tests/files/crm-exports/${name}`)

/** What someone who knows the file expects of each of its rows, in the order of the names; a date as far as it is told. */
interface Expected {
  name: string
  notes?: string[]
  [field: string]: unknown
}

const cases: Record<string, Expected[]> = {
  'hubspot-contacts.csv': [
    {
      name: 'Bert Quay',
      email: 'bert@quay.example',
      stage: 'new',
      ownerName: null,
      createdAt: '2026-04-01T16:05',
      notes: ['Owner in the file: Someone Gone'],
    },
    {
      name: 'Cara Mills',
      company: 'Mills & Co',
      stage: 'lost',
      sector: 'other',
      country: 'GB',
      createdAt: '2026-05-20T08:00',
    },
    {
      name: "Siobhán O'Neill",
      email: 'siobhan@castings.example',
      phone: '01632 960101',
      company: 'Byrne Castings',
      stage: 'contacted',
      ownerName: 'Test owner',
      sector: 'manufacturing',
      country: 'IE',
      createdAt: '2026-03-14T09:30',
    },
  ],
  'hubspot-deals.csv': [
    {
      name: 'Ann Byrne',
      email: 'ann@castings.example',
      company: 'Byrne Castings',
      problem: 'Vision for the filling line',
      stage: 'proposal',
      value: 24_000,
      expectedClose: '2026-12-31',
      ownerName: 'Test owner',
      createdAt: '2026-06-03T10:12',
      notes: ['Other people in the file: Tom Weir (tom@castings.example)'],
    },
    {
      name: 'Dan Kerr',
      company: 'Kerr Foods',
      problem: 'Yield forecast',
      stage: 'won',
      value: 18_501,
      expectedClose: '2026-08-30',
      notes: ['Other companies in the file: Kerr Holding'],
    },
    {
      name: 'Eva Lund',
      stage: 'lost',
      lostReason: 'No budget this year',
      value: null,
      notes: ['Value in the file: 9000 EUR'],
    },
  ],
  'hubspot-contacts-excel-us.csv': [
    { name: 'Finn Hale', createdAt: '2026-07-04T14:05' },
    { name: 'Gail Iver', createdAt: '2026-05-27T09:00' },
  ],
  'hubspot-contacts-own-stages.csv': [
    {
      name: 'Hugo Jung',
      stage: 'new',
      notes: ['Met at the fair.\r\nWants a visit in May.\nStage in the file: Pilot agreed'],
    },
    { name: 'Ida Kline', stage: 'won', notes: [] },
  ],
  'pipedrive-deals.csv': [
    {
      name: 'Ann Byrne',
      email: 'ann@castings.example',
      phone: '01632 960102',
      problem: 'Castings deal',
      stage: 'proposal',
      value: 12_000,
      tags: ['Hot'],
      ownerName: 'Test owner',
      createdAt: '2026-05-02T08:15',
    },
    { name: 'Dan Kerr', stage: 'won', value: 5000 },
    {
      name: 'Eva Lund',
      stage: 'lost',
      lostReason: 'Too expensive',
      value: null,
      tags: ['Cold', 'Fair'],
      notes: ['Value in the file: 7000 USD\nOwner in the file: Someone Gone'],
    },
  ],
  'pipedrive-persons.csv': [
    {
      name: 'Jörg Weiß',
      email: 'joerg@weiss.example',
      company: 'Weiß Gießerei',
      phone: '01632 960103',
      tags: ['Customer'],
      ownerName: 'Test owner',
    },
  ],
  'pipedrive-people-simple.csv': [
    { name: 'Kim Lowe', email: 'kim@lowe.example', notes: ['Other addresses in the file: kim@home.example'] },
  ],
  'pipedrive-leads.csv': [
    {
      name: 'Mona Nye',
      problem: 'Lowe lead',
      company: 'Nye Works',
      source: 'import',
      firstTouch: { utm: { source: 'Web forms' } },
      tags: ['Hot', 'Fair'],
      value: 3000,
      expectedClose: '2026-09-25',
      notes: ['Call after lunch'],
    },
  ],
  'twenty-people.csv': [
    {
      name: 'Nora Orr',
      email: 'nora@orr.example',
      company: 'Orr Group',
      phone: '01632 960105',
      createdAt: '2026-04-05T10:11',
    },
  ],
  'twenty-opportunities.csv': [
    {
      name: 'Pat Quill',
      problem: 'Line 3',
      company: 'Quill Castings',
      stage: 'contacted',
      value: 15_000,
      expectedClose: '2026-12-01',
      ownerName: 'Test owner',
    },
    { name: 'Rae Stone', problem: 'Line 4', stage: 'won', value: null, notes: ['Value in the file: $9000'] },
  ],
  'uk-dates.csv': [
    { name: 'Sam Tate', createdAt: '2026-05-04T00:00', source: 'contact', ownerName: 'Test owner' },
    {
      name: 'Uma Vale',
      createdAt: '2026-05-28T00:00',
      source: 'import',
      firstTouch: { utm: { source: 'Trade fair' } },
    },
  ],
  'own-names.csv': [
    {
      name: 'Will York',
      stage: 'lost',
      lostReason: 'Went elsewhere',
      source: 'chat',
      ownerName: 'Test owner',
      createdAt: '2026-02-01T09:00',
    },
  ],
  'salutations-utf16.csv': [{ name: 'Zoë Åberg', stage: 'contacted' }],
}

const notesOf = async (ctx: TestCtx, leadId: string) =>
  (await ctx.db.select().from(activities).where(eq(activities.leadId, leadId)).orderBy(asc(activities.at)))
    .filter(({ kind }) => kind === 'note')
    .map(({ body }) => body)

test.for(Object.entries(cases))(
  '%s is understood as it is, and taken back whole',
  async ([name, expected]) => {
    const ctx = await testCtx({ role: 'sales' })
    await createTestUser(ctx, 'owner')
    const id = await upload(ctx, fileOf(name), name)
    const verdicts = await check(ctx, id)
    expect(verdicts.every((verdict) => verdict === 'create' || verdict?.startsWith('Becomes a note:'))).toBe(
      true,
    )
    expect(await run(ctx, id)).toEqual({ created: expected.length })
    const leads = await allLeads(ctx)
    for (const [i, { notes, createdAt, ...fields }] of expected.entries()) {
      const lead = leads[i]
      if (!lead) throw new Error(`${name} made ${leads.length} leads`)
      expect(lead).toMatchObject(fields)
      if (typeof createdAt === 'string') expect(lead.createdAt.toISOString().slice(0, 16)).toBe(createdAt)
      if (notes) expect(await notesOf(ctx, lead.id)).toEqual(notes)
    }
    expect(await undo(ctx, id)).toMatchObject({ removed: expected.length })
    expect(await allLeads(ctx)).toEqual([])
  },
)

test('a stage of one’s own is found by its name', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { id: pilot } = await addStage(ctx, { name: 'Pilot agreed', kind: 'open' })
  const id = await upload(ctx, fileOf('hubspot-contacts-own-stages.csv'))
  await check(ctx, id)
  await run(ctx, id)
  expect((await allLeads(ctx)).map(({ stage }) => stage)).toEqual([pilot, 'won'])
})

test('a known lead keeps its stage, owner, source and age', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const first = await upload(ctx, 'Name,Email\nWill York,will@york.example\n')
  await check(ctx, first)
  await run(ctx, first)
  const before = await allLeads(ctx)
  const again = await upload(ctx, fileOf('own-names.csv'))
  expect(await check(ctx, again, { mode: 'overwrite' })).toEqual(['unchanged'])
  await run(ctx, again)
  expect(await allLeads(ctx)).toEqual(before)
})

test('K3: the dry run tells whom each new row of a HubSpot export is about, its stage, owner, value and expected close, as they are read', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createTestUser(ctx, 'owner')
  const id = await upload(ctx, fileOf('hubspot-deals.csv'), 'hubspot-deals.csv')
  await check(ctx, id)
  const [ann, dan] = (await listRows(ctx, { id, limit: 25 })).items
  expect(ann).toMatchObject({ name: 'Ann Byrne', email: 'ann@castings.example', company: 'Byrne Castings' })
  const told = ({ changes }: { changes: { field: string; to: string }[] }) =>
    Object.fromEntries(changes.map(({ field, to }) => [field, to]))
  expect(ann && told(ann)).toEqual({
    stage: 'Proposal',
    owner: 'Test owner',
    value: '£24,000',
    expectedClose: '31 Dec 2026',
    createdAt: '3 Jun 2026',
    notes: 'Other people in the file: Tom Weir (tom@castings.example)',
  })
  expect(dan && told(dan)).toMatchObject({ stage: 'Won', expectedClose: '30 Aug 2026' })
})

test('K3: the dry run names an owner of the file who is none here, and what becomes a note', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const file = 'Name,Email,Deal stage,Deal owner\nAnn Byrne,ann@castings.example,Far away,Departed Person\n'
  const id = await upload(ctx, file)
  await check(ctx, id)
  const [ann] = (await listRows(ctx, { id, limit: 25 })).items
  const words = ann?.changes.map(({ field, to }) => `${field}: ${to}`)
  expect(words).toContain('owner: No owner (“Departed Person” may not work on leads here)')
  expect(words).toContain('notes: Stage in the file: Far away')
})
