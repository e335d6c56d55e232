import { expect, test } from 'vitest'
import { dayMs } from '#lib/durations.ts'
import { testCtx } from '#tests/context.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import type { NewEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { listCompanyTimeline } from './companies.server/company-timeline.ts'
import { getCompany } from './companies.server/get-company.ts'
import { listCompanies } from './companies.server/list-companies.ts'
import { mergeCompanies } from './companies.server/merge-companies.ts'
import { archiveCompany, createCompany, updateCompany } from './companies.server/write-company.ts'
import { listPeople } from './people.server/list-people.ts'
import { getPerson } from './people.server/person-row.ts'
import { createPerson, mergePeople, updatePerson } from './people.server/write-person.ts'
import { peopleHolder, sweepLoose } from './person.server.ts'

const enquiry = (email: string, company: string, message?: string): NewEnquiry => ({
  source: 'contact',
  name: 'Ann Byrne',
  email,
  company,
  ...(message !== undefined && { message }),
  touch: {},
  consents: [],
})

test('a company is entered once: by another spelling of its name or with its domain it is refused, and the first one named', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const made = await createCompany(ctx, { name: 'Byrne Castings Ltd', domains: ['castings.example'] })
  expect(made).toMatchObject({ name: 'Byrne Castings Ltd', domains: ['castings.example'], version: 1 })
  await expect(createCompany(ctx, { name: 'BYRNE  CASTINGS' })).rejects.toMatchObject({
    code: 'conflict',
    data: { companyId: made.id },
  })
  await expect(createCompany(ctx, { name: 'Another', domains: ['castings.example'] })).rejects.toMatchObject({
    code: 'conflict',
    data: { companyId: made.id },
  })
})

test('two people who change a company meet in a conflict, with its present state', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createCompany(ctx, { name: 'Byrne Castings' })
  await updateCompany(ctx, { id, version: 1, sector: 'manufacturing', domains: ['castings.example'] })
  await expect(updateCompany(ctx, { id, version: 1, sector: 'retail' })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { sector: 'manufacturing', version: 2 }, fields: ['sector'] },
  })
  const same = await updateCompany(ctx, { id, version: 1, sector: 'manufacturing' })
  expect(same, 'sent twice, written once').toMatchObject({ version: 2, domains: ['castings.example'] })
})

test('companies are found by words and domains, page by page, without those in the archive', async () => {
  const ctx = await testCtx({ role: 'sales' })
  for (const name of ['Acorn Mills', 'acorn foods', 'Byrne Castings', 'Ácorn'])
    await createCompany(ctx, {
      name,
      domains: [`${name.length}-${name.toLowerCase().replace(/\W/g, '')}.example`],
    })
  const names = async (query: object) =>
    (await listCompanies(ctx, { limit: 25, ...query })).items.map(({ name }) => name)
  expect(await names({ q: 'acorn' })).toEqual(['acorn foods', 'Acorn Mills'])
  expect(await names({ q: '14-byrne' })).toEqual(['Byrne Castings'])
  const first = await listCompanies(ctx, { limit: 2 })
  const second = await listCompanies(ctx, { limit: 2, cursor: first.nextCursor ?? '' })
  expect([...first.items, ...second.items].map(({ name }) => name)).toHaveLength(4)
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4)
  expect(second.nextCursor).toBeNull()
  const [byrne] = (await listCompanies(ctx, { limit: 1, q: 'byrne' })).items
  await archiveCompany(ctx, { id: byrne?.id ?? '', isArchived: true })
  expect(await names({ q: 'byrne' })).toEqual([])
  expect(await names({ archived: true })).toEqual(['Byrne Castings'])
})

test('Q6: what is searched for is listed by name without a gap, however far apart it stands, by words and by a domain', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await ctx.database.pool.query(`
    insert into companies (name, created_at, updated_at) select 'Firm ' || lpad(n::text, 5, '0') || case when n % 100 = 0 then ' Pumps' when n % 700 = 1 then ' Seals' else '' end, now(), now()
    from generate_series(1, 5000) n`)
  await ctx.database.pool.query(
    `insert into company_domains (domain, company_id) select 'pumps-' || substr(name, 6, 5) || '.example', id from companies where name like '%50'`,
  )
  await ctx.database.pool.query(
    `insert into people (name, email, created_at, updated_at) select name, lower(replace(name, ' ', '.')) || '@site.test', now(), now() from companies`,
  )
  const paged = async (list: typeof listCompanies | typeof listPeople, q: string) => {
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await list(ctx, { q, limit: 7, ...(cursor && { cursor }) })
      names.push(...page.items.map(({ name }) => name))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    return names
  }
  const numbers = (of: (n: number) => boolean) =>
    Array.from({ length: 5000 }, (_, i) => i + 1)
      .filter(of)
      .map(
        (n) =>
          `Firm ${String(n).padStart(5, '0')}${n % 100 === 0 ? ' Pumps' : n % 700 === 1 ? ' Seals' : ''}`,
      )
  expect(await paged(listCompanies, 'pumps')).toEqual(numbers((n) => n % 50 === 0))
  expect(await paged(listPeople, 'pumps')).toEqual(numbers((n) => n % 100 === 0))
  expect(await paged(listCompanies, 'seals')).toEqual(numbers((n) => n % 700 === 1))
  expect(await paged(listPeople, 'seals')).toEqual(numbers((n) => n % 700 === 1))
  expect(await paged(listCompanies, '04444')).toEqual(['Firm 04444'])
})

test('a merged company gives its people, leads and domains, and its name and address go on leading to the other', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await recordEnquiry(ctx, enquiry('ann@castings.example', 'Byrne Castings'))
  await recordEnquiry(ctx, enquiry('bob@byrne.example', 'Byrne Group'))
  const [castings, group] = (await listCompanies(ctx, { limit: 25 })).items
  const merged = await mergeCompanies(ctx, { id: castings?.id ?? '', otherId: group?.id ?? '' })
  expect(merged).toMatchObject({ domains: ['byrne.example', 'castings.example'], open: 2, people: 2 })
  expect(await mergeCompanies(ctx, { id: castings?.id ?? '', otherId: group?.id ?? '' })).toMatchObject({
    version: merged.version,
  })
  expect(await getCompany(ctx, group?.id ?? '')).toMatchObject({ mergedInto: castings?.id })
  await recordEnquiry(ctx, enquiry('cat@gmail.com', 'Byrne Group Ltd'))
  expect(await getCompany(ctx, castings?.id ?? '')).toMatchObject({ open: 3 })
})

test('the timeline of a company holds what happened with all of its leads, the newest first, page by page', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T10:00:00Z' })
  const ann = await recordEnquiry(ctx, enquiry('ann@castings.example', 'Byrne Castings', 'Porosity'))
  ctx.clock.advance(dayMs)
  await recordEnquiry(ctx, enquiry('bob@castings.example', '', 'Scrap'))
  ctx.clock.advance(dayMs)
  await logActivity(ctx, { leadId: ann.leadId, kind: 'call', body: 'Will send samples' })
  const [{ id = '' } = {}] = (await listCompanies(ctx, { limit: 1 })).items
  const first = await listCompanyTimeline(ctx, { id, limit: 2 })
  const second = await listCompanyTimeline(ctx, { id, limit: 2, cursor: first.nextCursor ?? '' })
  expect([...first.items, ...second.items].map(({ at, kind, body }) => [at, kind, body])).toEqual([
    ['2026-11-20T10:00:00.000Z', 'call', 'Will send samples'],
    ['2026-11-19T10:00:00.000Z', 'enquiry', 'Scrap'],
    ['2026-11-18T10:00:00.000Z', 'enquiry', 'Porosity'],
  ])
  expect(second.nextCursor).toBeNull()
})

test('one address is one person; a merged one hands over the leads and still keeps the address away from others', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await recordEnquiry(ctx, enquiry('ann@castings.example', 'Byrne Castings'))
  await recordEnquiry(ctx, enquiry('ann.byrne@gmail.com', ''))
  await expect(createPerson(ctx, { name: 'Ann B', email: 'ANN@castings.example' })).rejects.toMatchObject({
    code: 'conflict',
    errors: { email: 'There is already a person with this email address' },
  })
  const { items } = await listPeople(ctx, { limit: 25, q: 'ann@castings.example' })
  const [work] = items
  const [own] = (await listPeople(ctx, { limit: 25, q: 'gmail' })).items
  const merged = await mergePeople(ctx, { id: work?.id ?? '', otherId: own?.id ?? '' })
  expect(merged.opportunities).toHaveLength(2)
  expect(await getPerson(ctx, own?.id ?? '')).toMatchObject({ mergedInto: work?.id, opportunities: [] })
  const changed = await updatePerson(ctx, {
    id: merged.id,
    version: merged.version,
    jobTitle: 'Plant manager',
  })
  expect(changed).toMatchObject({ jobTitle: 'Plant manager', company: { name: 'Byrne Castings' } })
})

test('an erasure finds a person, all addresses merged into them and their leads, and leaves colleagues alone', async () => {
  const ctx = await testCtx()
  const ann = await recordEnquiry(ctx, enquiry('ann@castings.example', 'Byrne Castings'))
  const own = await recordEnquiry(ctx, enquiry('ann.byrne@gmail.com', ''))
  await recordEnquiry(ctx, { ...enquiry('bob@castings.example', 'Byrne Castings'), name: 'Bob Hale' })
  const [work] = (await listPeople(ctx, { limit: 25, q: 'ann@castings.example' })).items
  const [other] = (await listPeople(ctx, { limit: 25, q: 'gmail' })).items
  await mergePeople(ctx, { id: work?.id ?? '', otherId: other?.id ?? '' })
  const person = { emailKey: 'ann.byrne@gmail.com', leadIds: [own.leadId], recordIds: [] }
  const found = { ...person, ...(await peopleHolder.findRecords?.(ctx, person)) }
  expect(found.leadIds.toSorted()).toEqual([ann.leadId, own.leadId].toSorted())
  expect(await peopleHolder.exportPerson(ctx, found)).toHaveLength(2)
  expect(await peopleHolder.erasePerson(ctx, found)).toBe(2)
  expect((await listPeople(ctx, { limit: 25 })).items).toMatchObject([{ email: 'bob@castings.example' }])
})

test('people and companies at which nothing hangs go 24 months after the last change', async () => {
  const ctx = await testCtx()
  await createPerson(ctx, { name: 'Ann Byrne', email: 'ann@castings.example' })
  await createCompany(ctx, { name: 'Byrne Castings' })
  await recordEnquiry(ctx, enquiry('bob@kiln.example', 'Kiln'))
  ctx.clock.advance(729 * dayMs)
  expect(await sweepLoose(ctx)).toBe(0)
  ctx.clock.advance(2 * dayMs)
  expect(await sweepLoose(ctx)).toBe(2)
  expect((await listCompanies(ctx, { limit: 25 })).items).toMatchObject([{ name: 'Kiln' }])
})
