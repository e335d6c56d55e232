import { readFileSync } from 'node:fs'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { createCompany } from '#features/leads/companies/companies.server/write-company.ts'
import { people } from '#features/leads/companies/company.table.server.ts'
import { exportPeople } from '#features/leads/companies/export-parties.server.ts'
import { selectPeople } from '#features/leads/companies/people.server/person-row.ts'
import { createPerson, mergePeople } from '#features/leads/companies/people.server/write-person.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { listRows } from '#features/lead-import/lead-import.server/list-imports.ts'
import { runImport } from '#features/lead-import/lead-import.server/steer-import.ts'
import { toCsv } from '#lib/csv.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { check, run, textOf, undo, upload, work } from '#tests/imports.ts'

const fileOf = (name: string) => readFileSync(`tests/files/crm-exports/${name}`)
const allPeople = (ctx: TestCtx) => selectPeople(ctx).orderBy(asc(people.name))
const heading = ['Name', 'Email', 'Company', 'Position', 'Phone']
const send = (ctx: TestCtx, rows: string[][]) =>
  upload(ctx, toCsv([heading, ...rows]), 'people.csv', 'person')

/** What someone who knows the file expects of its people, in the order of the names. */
const cases: Record<string, object[]> = {
  'hubspot-people.csv': [
    { name: 'Bert Quay', email: 'bert@castings.example', companyName: 'Byrne Castings', notes: null },
    {
      name: 'Cara',
      companyName: null,
      phone: null,
      notes: 'Phone in the file: call reception and ask for Cara Mills\nCompany in the file: Mills & Co',
    },
    {
      name: 'Siobhán O’Neill'.replace('’', "'"),
      email: 'siobhan@castings.example',
      phone: '01632 960101',
      jobTitle: 'Head of Quality',
      companyName: 'Byrne Castings',
    },
  ],
  'pipedrive-people-full.csv': [
    {
      name: 'Jörg Weiß',
      email: 'joerg@weiss.example',
      jobTitle: 'Geschäftsführer',
      notes: 'Other addresses in the file: jw@weiss.example\nCompany in the file: Weiß Gießerei',
    },
  ],
  'twenty-people-full.csv': [
    { name: 'Nora Orr', email: 'nora@orr.example', phone: '01632 960105', jobTitle: 'Buyer' },
  ],
}

test.for(Object.entries(cases))(
  'K3: %s is understood as it is, changes nothing again, and is taken back whole',
  async ([name, expected]) => {
    const ctx = await testCtx({ role: 'sales' })
    await createCompany(ctx, { name: 'Byrne Castings', domains: ['castings.example'] })
    const id = await upload(ctx, fileOf(name), name, 'person')
    await check(ctx, id)
    expect(await run(ctx, id)).toEqual({ created: expected.length })
    expect(await allPeople(ctx)).toMatchObject(expected)
    const { items } = await listRows(ctx, { id, limit: 5 })
    expect(items.map(({ name }) => name).toSorted()).toEqual(
      expected.map((one) => ('name' in one ? one.name : '')),
    )
    const again = await upload(ctx, fileOf(name), name, 'person')
    expect(await check(ctx, again, { mode: 'overwrite' })).toEqual(expected.map(() => 'unchanged'))
    expect(await undo(ctx, id)).toMatchObject({ removed: expected.length })
    expect(await allPeople(ctx)).toEqual([])
  },
)

test('K3: our own export of people comes back without a change', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const { id: companyId } = await createCompany(ctx, { name: 'Byrne Castings' })
  await createPerson(ctx, { name: 'Ann Byrne', email: 'ann@castings.example', companyId })
  await createPerson(ctx, { name: 'Nobody Known', phone: '01632 960101' })
  const back = await upload(ctx, await textOf(await exportPeople(ctx)), 'people.csv', 'person')
  expect(await check(ctx, back, { mode: 'overwrite' })).toEqual(['unchanged', 'unchanged'])
})

test('K1: who is known by an address, their own or one merged into theirs, is filled where it is empty', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createCompany(ctx, { name: 'Byrne Castings' })
  const { id } = await createPerson(ctx, { name: 'Ann Byrne', email: 'ann@castings.example' })
  const { id: otherId } = await createPerson(ctx, { name: 'Ann B', email: 'ann@home.example' })
  await mergePeople(ctx, { id, otherId })
  await createPerson(ctx, { name: 'Dan Kerr' })
  const file = await send(ctx, [
    ['Annie', 'ANN@home.example', 'Byrne Castings Ltd', 'Buyer', ''],
    ['Ann Byrne', 'ann@castings.example', '', 'Head', ''],
    ['Dan Kerr', '', '', 'Cook', ''],
    ['Eva Lund', 'nonsense', '', '', ''],
    ['', 'finn@x.example', '', '', ''],
  ])
  expect(await check(ctx, file)).toEqual([
    'update',
    'Line 2 is about the same person',
    'There is somebody of this name at this company, and without an address it is impossible to tell whether they are the same',
    'Email: Please enter a valid email address',
    'A new person needs a name',
  ])
  const { items } = await listRows(ctx, { id: file, only: 'update', limit: 5 })
  expect(items[0]?.changes).toEqual([
    { field: 'company', from: '', to: 'Byrne Castings' },
    { field: 'jobTitle', from: '', to: 'Buyer' },
  ])
  await run(ctx, file)
  const ann = (await allPeople(ctx)).find((one) => one.id === id)
  expect(ann).toMatchObject({
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    jobTitle: 'Buyer',
    companyName: 'Byrne Castings',
  })
  expect(await undo(ctx, file)).toMatchObject({ restored: 1 })
  expect((await allPeople(ctx)).find((one) => one.id === id)).toMatchObject({
    jobTitle: null,
    companyId: null,
  })
})

test('two files at once make each person once, and undoing leaves who has a lead since', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const many = Array.from({ length: 200 }, (_, i) => [
    `Person ${i}`,
    i % 2 ? `p${i}@x.example` : '',
    '',
    '',
    '',
  ])
  const files = [await send(ctx, many), await send(ctx, many.toReversed())]
  for (const id of files) await check(ctx, id)
  for (const id of files) await runImport(ctx, id)
  await Promise.all([...files, ...files].map((id) => work(ctx, id)))
  expect(await ctx.db.$count(people)).toBe(200)
  await createLead(ctx, { name: 'Person 1', email: 'p1@x.example', source: 'manual' })
  for (const id of files) await undo(ctx, id)
  expect((await allPeople(ctx)).map(({ name }) => name)).toEqual(['Person 1'])
  const log = await ctx.db.select().from(auditLog).where(eq(auditLog.entity, 'person'))
  expect(log.filter(({ action }) => action === 'person.import')).toHaveLength(200)
})
