import { expect, test } from 'vitest'
import { migrate } from '#db/migrations.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { migrationsBefore } from '#tests/migrations-before.ts'

test('leads that are there get their company and person, and stay as they are', async () => {
  const database = await createTestDatabase({ bare: true })
  await migrate(database, await migrationsBefore(/companies_people/))
  const lead = (
    email: string | null,
    company: string,
    more: { domain?: string; source?: string; anonymised?: boolean } = {},
  ) =>
    database.pool.query(
      `insert into leads (created_at, updated_at, name, email, email_key, domain, company, source, first_touch, last_touch, consents, signals,
         fit, engagement_mass, last_activity_at, retain_until, anonymised_at)
       values (now(), now(), 'Someone', $1, $1, $2, $3, $4, '{}', '{}', '[]', '{}', 0, 0, now(), now(), $5)`,
      [email, more.domain ?? null, company, more.source ?? 'contact', more.anonymised ? '2026-01-01' : null],
    )
  await lead('ann@castings.example', 'Byrne Castings Ltd', { domain: 'castings.example' })
  await lead('bob@castings.example', '', { domain: 'castings.example' })
  await lead('cat@castings.example', 'Castings', { domain: 'castings.example' })
  await lead('dan@castings.example', 'BYRNE CASTINGS LTD', { domain: 'castings.example' })
  await lead('eve@gmail.com', 'byrne castings, limited')
  await lead('fay@kiln.example', 'n/a', { domain: 'kiln.example' })
  await lead('guy@gmail.com', 'Self-employed')
  await lead(null, 'Hiring plc', { source: 'job_scanner' })
  await lead(null, 'Gone Ltd', { anonymised: true })
  const rows = async (text: string) => (await database.pool.query(text)).rows
  const before = await rows('select * from leads order by id')
  await migrate(database)
  // Later migrations add columns.
  const after = await rows('select * from leads order by id')
  expect(after).toHaveLength(before.length)
  expect(after).toMatchObject(before)
  expect(
    await rows(`
      select c.name, array(select domain from company_domains d where d.company_id = c.id) as domains,
        array(select coalesce(l.email, '-') from lead_companies k join leads l on l.id = k.lead_id where k.company_id = c.id order by 1) as leads
      from companies c order by lower(c.name)`),
  ).toEqual([
    {
      name: expect.stringMatching(/^byrne castings,? l/i),
      domains: ['castings.example'],
      leads: [
        'ann@castings.example',
        'bob@castings.example',
        'cat@castings.example',
        'dan@castings.example',
        'eve@gmail.com',
      ],
    },
    { name: 'Hiring plc', domains: [], leads: ['-'] },
    { name: 'kiln.example', domains: ['kiln.example'], leads: ['fay@kiln.example'] },
  ])
  expect(await rows('select email_key from people order by email_key')).toHaveLength(7)
  expect(
    await rows(
      'select count(*)::int as own from lead_contacts k join people p on p.id = k.person_id join leads l on l.id = k.lead_id where k.is_main and p.email_key = l.email_key',
    ),
  ).toEqual([{ own: 7 }])
})
