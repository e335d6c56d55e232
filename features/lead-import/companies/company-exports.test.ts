import { readFileSync } from 'node:fs'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exportCompanies } from '#features/leads/companies/export-parties.server.ts'
import { companies, companyDomains } from '#features/leads/companies/company.table.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { check, run, textOf, undo, upload } from '#tests/imports.ts'

const fileOf = (name: string) => readFileSync(`tests/files/crm-exports/${name}`)

/** What someone who knows the file expects of its companies, in the order of the names. */
const cases: Record<string, object[]> = {
  'hubspot-companies.csv': [
    {
      name: 'Byrne Castings Ltd',
      domains: ['castings.example'],
      sector: 'manufacturing',
      size: '50-249',
      country: 'IE',
      notes: 'Sand castings; three plants.',
      createdAt: '2026-03-14T09:30:00.000Z',
    },
    {
      name: 'Gmail Traders',
      domains: [],
      sector: null,
      size: null,
      notes: 'Website in the file: gmail.com\nSector in the file: Think Tanks\nSize in the file: unknown',
    },
    {
      name: 'Mills & Co',
      domains: ['mills.example'],
      sector: 'transport_logistics',
      size: '1-9',
      country: 'GB',
      notes: null,
    },
    { name: 'orchard.example', domains: ['orchard.example'], country: null },
  ],
  'pipedrive-organizations.csv': [
    { name: 'Lowe Ltd', domains: ['lowe.example'], size: '10-49', country: null, sector: null },
    {
      name: 'Weiß Gießerei',
      domains: ['weiss.example'],
      size: '1000+',
      country: 'DE',
      sector: 'manufacturing',
      notes: null,
      createdAt: '2026-02-03T12:00:00.000Z',
    },
  ],
  'twenty-companies.csv': [
    {
      name: 'Orr Group',
      domains: ['orr.example'],
      size: '50-249',
      country: 'IE',
      createdAt: '2026-04-05T10:11:12.000Z',
    },
    { name: 'Quill Castings', domains: ['quill.example'], size: null, country: null },
  ],
}

async function allCompanies(ctx: TestCtx) {
  const rows = await ctx.db.select().from(companies).orderBy(asc(companies.name))
  const domains = await ctx.db.select().from(companyDomains).orderBy(asc(companyDomains.domain))
  return rows.map(({ id, name, sector, size, country, notes, createdAt }) => ({
    name,
    createdAt: createdAt.toISOString(),
    sector,
    size,
    country,
    notes,
    domains: domains.flatMap(({ domain, companyId }) => (companyId === id ? [domain] : [])),
  }))
}

test.for(Object.entries(cases))(
  'K3: %s is understood as it is, changes nothing again, and is taken back whole',
  async ([name, expected]) => {
    const ctx = await testCtx({ role: 'sales' })
    const id = await upload(ctx, fileOf(name), name, 'company')
    await check(ctx, id)
    expect(await allCompanies(ctx)).toEqual([])
    expect(await run(ctx, id)).toEqual({ created: expected.length })
    const made = await allCompanies(ctx)
    expect(made).toMatchObject(expected)
    const again = await upload(ctx, fileOf(name), name, 'company')
    expect(await check(ctx, again, { mode: 'overwrite' })).toEqual(expected.map(() => 'unchanged'))
    expect(await undo(ctx, id)).toMatchObject({ removed: expected.length })
    expect(await allCompanies(ctx)).toEqual([])
  },
)

test('K3: our own export of companies comes back without a change', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const id = await upload(ctx, fileOf('hubspot-companies.csv'), 'a.csv', 'company')
  await check(ctx, id)
  await run(ctx, id)
  const file = await textOf(await exportCompanies(ctx))
  const back = await upload(ctx, file, 'companies.csv', 'company')
  expect(await check(ctx, back, { mode: 'overwrite' })).toEqual(Array(4).fill('unchanged'))
})
