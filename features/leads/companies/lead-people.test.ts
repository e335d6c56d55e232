import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { getCompany } from './companies.server/get-company.ts'
import { addLeadPerson, removeLeadPerson } from './people.server/lead-people.ts'
import { getPerson } from './people.server/person-row.ts'
import { archivePerson, createPerson, mergePeople } from './people.server/write-person.ts'
import { peopleHolder } from './person.server.ts'

const manual = { source: 'manual' as const }
const ann = { ...manual, name: 'Ann Byrne', email: 'ann@castings.example', company: 'Byrne Castings' }

test('K1: several leads of one person: a further one is theirs and at their company, and is no duplicate', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const first = await createLead(ctx, ann)
  const [{ id: personId } = { id: '' }] = (await getLead(ctx, first.id)).contacts
  await expect(createLead(ctx, ann)).rejects.toMatchObject({
    code: 'conflict',
    data: { leadId: first.id, personId },
  })
  const further = await createLead(ctx, { ...manual, name: 'Ann Byrne', company: 'Byrne Castings', personId })
  const file = await getLead(ctx, further.id)
  expect(file.contacts).toMatchObject([{ id: personId, email: 'ann@castings.example', isMain: true }])
  expect(file.companyId).toBe((await getLead(ctx, first.id)).companyId)
  const person = await getPerson(ctx, personId)
  expect(person.opportunities.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, further.id]))
  const company = await getCompany(ctx, file.companyId ?? '')
  expect(company).toMatchObject({ open: 2, people: 1 })
  // Compared anew, as after every change of a name.
  await updateLead(ctx, { id: further.id, version: further.version, phone: '020 7946 0001' })
  expect((await getLead(ctx, further.id)).duplicates).toEqual([])
})

test('K1: what is kept of a person takes in all leads of theirs, and none in which they only take part', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const first = await createLead(ctx, ann)
  const [{ id: personId } = { id: '' }] = (await getLead(ctx, first.id)).contacts
  const further = await createLead(ctx, { ...manual, name: 'Ann Byrne', personId })
  const other = await createLead(ctx, { ...manual, name: 'Bob Carr', email: 'bob@pumps.example' })
  await addLeadPerson(ctx, { id: other.id, personId })
  const found = await peopleHolder.findRecords?.(ctx, {
    emailKey: 'ann@castings.example',
    leadIds: [],
    recordIds: [],
  })
  expect(new Set(found?.leadIds)).toEqual(new Set([first.id, further.id]))
})

test('K1: several people in one lead: added once, removed again, and the lead stays whose it is', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await createLead(ctx, ann)
  const bob = await createPerson(ctx, { name: 'Bob Carr', email: 'bob@pumps.example', jobTitle: 'Buyer' })
  await addLeadPerson(ctx, { id: lead.id, personId: bob.id })
  const { contacts } = await addLeadPerson(ctx, { id: lead.id, personId: bob.id })
  expect(contacts).toMatchObject([
    { name: 'Ann Byrne', isMain: true },
    { name: 'Bob Carr', jobTitle: 'Buyer', email: 'bob@pumps.example', isMain: false },
  ])
  expect((await getPerson(ctx, bob.id)).opportunities).toMatchObject([{ id: lead.id }])
  const log = await ctx.database.pool.query(
    "select action, entity_id from audit_log where action like 'lead.person%'",
  )
  expect(log.rows).toEqual([{ action: 'lead.person_add', entity_id: lead.id }])
  expect((await removeLeadPerson(ctx, { id: lead.id, personId: bob.id })).contacts).toHaveLength(1)
  const own = contacts[0]?.id ?? ''
  await expect(removeLeadPerson(ctx, { id: lead.id, personId: own })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('K1: one who was merged is added as who they are now, one in the archive not at all', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await createLead(ctx, ann)
  const bob = await createPerson(ctx, { name: 'Bob Carr', email: 'bob@pumps.example' })
  const robert = await createPerson(ctx, { name: 'Robert Carr', email: 'robert@pumps.example' })
  await mergePeople(ctx, { id: robert.id, otherId: bob.id })
  const { contacts } = await addLeadPerson(ctx, { id: lead.id, personId: bob.id })
  expect(contacts[1]).toMatchObject({ id: robert.id })
  await archivePerson(ctx, { id: robert.id, isArchived: true })
  await expect(
    createLead(ctx, { ...manual, name: 'Robert Carr', personId: robert.id }),
  ).rejects.toMatchObject({
    code: 'conflict',
  })
})
