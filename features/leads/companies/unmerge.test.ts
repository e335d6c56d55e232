import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { takeBack } from '#tests/take-back.ts'
import { createTestUser } from '#tests/users.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { getCompany } from './companies.server/get-company.ts'
import { mergeCompanies } from './companies.server/merge-companies.ts'
import { createCompany, updateCompany } from './companies.server/write-company.ts'
import { addLeadPerson } from './people.server/lead-people.ts'
import { getPerson } from './people.server/person-row.ts'
import { createPerson, mergePeople } from './people.server/write-person.ts'

const enter = (ctx: TestCtx, name: string, email: string) =>
  createLead(ctx, { name, email, company: '', source: 'manual' })
const personOf = async (ctx: TestCtx, leadId: string) => (await getLead(ctx, leadId)).contacts[0]?.id ?? ''
/** What people see of it, without what counts changes. */
const seen = <T extends object>(record: T) => ({ ...record, version: 0, updatedAt: '' })

test('K7, K17: two companies that were merged by mistake are two again, each with what it had', async () => {
  const { ctx } = await createTestUser(await testCtx(), 'sales')
  const a = await createCompany(ctx, { name: 'Aire Pumps', domains: ['aire.example'], notes: 'Ours' })
  const b = await createCompany(ctx, {
    name: 'Colne Pumps',
    domains: ['colne.example'],
    country: 'GB',
    notes: 'Theirs',
  })
  await enter(ctx, 'Ann Byrne', 'ann@aire.example')
  const theirs = await enter(ctx, 'Bob Carr', 'bob@colne.example')
  const before = [await getCompany(ctx, a.id), await getCompany(ctx, b.id)]

  const { undo = '', opportunities } = await mergeCompanies(ctx, { id: a.id, otherId: b.id })
  expect(opportunities).toHaveLength(2)
  const since = await enter(ctx, 'Cay Dunn', 'cay@colne.example')
  const { merged } = await getCompany(ctx, a.id)
  expect(merged).toEqual([{ id: b.id, name: 'Colne Pumps', undo }])
  await takeBack(ctx, undo)

  expect(seen(await getCompany(ctx, a.id))).toEqual(before[0] && seen(before[0]))
  const back = await getCompany(ctx, b.id)
  expect(back).toMatchObject({ country: 'GB', notes: 'Theirs', domains: ['colne.example'], mergedInto: null })
  expect(new Set(back.opportunities.map(({ id }) => id))).toEqual(new Set([theirs.id, since.id]))
  expect(back.team.map(({ name }) => name)).toContain('Bob Carr')
})

test('K7: a merge is not taken back over what somebody changed since, nor twice', async () => {
  const { ctx } = await createTestUser(await testCtx(), 'sales')
  const a = await createCompany(ctx, { name: 'Aire Pumps' })
  const b = await createCompany(ctx, { name: 'Colne Pumps' })
  const { undo = '', version } = await mergeCompanies(ctx, { id: a.id, otherId: b.id })
  await updateCompany(ctx, { id: a.id, version, notes: 'Since' })
  await expect(takeBack(ctx, undo)).rejects.toMatchObject({ code: 'gone' })
  expect(await getCompany(ctx, a.id)).toMatchObject({ notes: 'Since' })
  expect(await getCompany(ctx, b.id)).toMatchObject({ mergedInto: a.id })
})

test('K7: two people who were merged by mistake have their own leads again, also one in which both took part', async () => {
  const { ctx } = await createTestUser(await testCtx(), 'sales')
  const own = await enter(ctx, 'Ann Byrne', 'ann@aire.example')
  const theirs = await enter(ctx, 'Anne Byrne', 'anne@colne.example')
  const [ann, anne] = [await personOf(ctx, own.id), await personOf(ctx, theirs.id)]
  await addLeadPerson(ctx, { id: theirs.id, personId: ann })
  const contactsOf = async (id: string) =>
    (await getLead(ctx, id)).contacts.map(({ name, isMain }) => ({ name, isMain }))
  const before = await contactsOf(theirs.id)

  const { undo = '' } = await mergePeople(ctx, { id: ann, otherId: anne })
  expect(await contactsOf(theirs.id)).toEqual([{ name: 'Ann Byrne', isMain: true }])
  await takeBack(ctx, undo)
  expect(await contactsOf(theirs.id)).toEqual(before)
  expect((await getPerson(ctx, anne)).opportunities).toMatchObject([{ id: theirs.id }])
  expect(await getPerson(ctx, ann)).toMatchObject({ company: { name: 'aire.example' } })
})

test('K7: what filled a gap of the person goes again, and what was theirs stays', async () => {
  const { ctx } = await createTestUser(await testCtx(), 'sales')
  const ann = await createPerson(ctx, { name: 'Ann Byrne', email: 'ann@aire.example', notes: 'Ours' })
  const anne = await createPerson(ctx, { name: 'Anne Byrne', phone: '020 7946 0001', jobTitle: 'Buyer' })
  const { undo = '', phone } = await mergePeople(ctx, { id: ann.id, otherId: anne.id })
  expect(phone).toBe('020 7946 0001')
  await takeBack(ctx, undo)
  expect(await getPerson(ctx, ann.id)).toMatchObject({ phone: null, jobTitle: null, notes: 'Ours' })
  expect(await getPerson(ctx, anne.id)).toMatchObject({ phone: '020 7946 0001', mergedInto: null })
})
