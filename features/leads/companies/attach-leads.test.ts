import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import type { NewEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { recordNewEnquiries } from '#features/leads/leads.server/record-new-enquiries.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { attachLoose } from './companies.server/attach-loose.ts'

const enquiry = (email: string, company?: string, name = 'Ann Byrne'): NewEnquiry => ({
  source: 'contact',
  name,
  email,
  ...(company !== undefined && { company }),
  touch: {},
  consents: [],
})

/** Company, its domains, and who enquired at it, as the database has them. */
async function placed(ctx: TestCtx) {
  const { rows } = await ctx.database.pool.query(`
    select c.name, coalesce((select array_agg(domain order by domain) from company_domains d where d.company_id = c.id), '{}') as domains,
      (select array_agg(l.email order by l.email) from lead_companies k join leads l on l.id = k.lead_id where k.company_id = c.id) as leads
    from companies c where merged_into is null order by c.name`)
  return rows
}

test('an enquiry makes its company and person; further ones from the domain or with the name go to the same company', async () => {
  const ctx = await testCtx()
  await recordEnquiry(ctx, enquiry('ann@castings.example', 'Byrne Castings Ltd'))
  await recordEnquiry(ctx, enquiry('bob@castings.example', '', 'Bob Hale'))
  await recordEnquiry(ctx, enquiry('cat@gmail.com', 'BYRNE CASTINGS, LIMITED', 'Cat Moss'))
  await recordEnquiry(ctx, enquiry('dan@kiln.example', 'Kiln & Sons plc', 'Dan Orr'))
  expect(await placed(ctx)).toEqual([
    {
      name: 'Byrne Castings Ltd',
      domains: ['castings.example'],
      leads: ['ann@castings.example', 'bob@castings.example', 'cat@gmail.com'],
    },
    { name: 'Kiln & Sons plc', domains: ['kiln.example'], leads: ['dan@kiln.example'] },
  ])
  const people = await ctx.database.pool.query(
    'select p.name, p.email_key, c.name as company from people p left join companies c on c.id = p.company_id order by p.email_key',
  )
  expect(people.rows).toEqual([
    { name: 'Ann Byrne', email_key: 'ann@castings.example', company: 'Byrne Castings Ltd' },
    { name: 'Bob Hale', email_key: 'bob@castings.example', company: 'Byrne Castings Ltd' },
    { name: 'Cat Moss', email_key: 'cat@gmail.com', company: 'Byrne Castings Ltd' },
    { name: 'Dan Orr', email_key: 'dan@kiln.example', company: 'Kiln & Sons plc' },
  ])
})

test('a free mailbox makes no company, and neither do words that name none', async () => {
  const ctx = await testCtx()
  for (const [i, company] of ['', 'N/A', 'self-employed', 'Freelance', '-'].entries())
    await recordEnquiry(ctx, enquiry(`p${i}@gmail.com`, company))
  expect(await placed(ctx)).toEqual([])
  await recordEnquiry(ctx, enquiry('ann@kiln.example', 'n/a'))
  expect(await placed(ctx)).toEqual([
    { name: 'kiln.example', domains: ['kiln.example'], leads: ['ann@kiln.example'] },
  ])
})

test('enquiries that arrive together are attached as those that come one by one', async () => {
  const ctx = await testCtx()
  await recordNewEnquiries(
    ctx,
    [
      enquiry('ann@castings.example', 'Byrne Castings'),
      enquiry('bob@castings.example', 'Byrne Castings', 'Bob Hale'),
      enquiry('dan@kiln.example', undefined, 'Dan Orr'),
    ],
    async () => undefined,
  )
  expect(await placed(ctx)).toEqual([
    {
      name: 'Byrne Castings',
      domains: ['castings.example'],
      leads: ['ann@castings.example', 'bob@castings.example'],
    },
    { name: 'kiln.example', domains: ['kiln.example'], leads: ['dan@kiln.example'] },
  ])
})

test('many that come at once for a new company make one', async () => {
  const ctx = await testCtx()
  await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      recordEnquiry(ctx, enquiry(`p${i}@castings.example`, 'Byrne Castings')),
    ),
  )
  const [company, ...others] = await placed(ctx)
  expect(others).toEqual([])
  expect(company.leads).toHaveLength(8)
})

test('a lead that staff enter, and one that learns of its company later, are attached too', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  expect(await placed(ctx)).toEqual([])
  await updateLead(ctx, { id: lead.id, version: lead.version, company: 'Byrne Castings' })
  expect(await placed(ctx)).toMatchObject([{ name: 'Byrne Castings', domains: [] }])
  const { rows } = await ctx.database.pool.query('select name, email from people')
  expect(rows).toEqual([{ name: 'Ann Byrne', email: null }])
})

test('what came in beside the verbs is attached at night, and once', async () => {
  const ctx = await testCtx()
  await recordEnquiry(ctx, enquiry('ann@castings.example', 'Byrne Castings'))
  await ctx.database.pool.query(
    'delete from lead_contacts; delete from lead_companies; delete from people; delete from company_domains; delete from companies',
  )
  await attachLoose(ctx)
  await attachLoose(ctx)
  expect(await placed(ctx)).toEqual([
    { name: 'Byrne Castings', domains: ['castings.example'], leads: ['ann@castings.example'] },
  ])
})
