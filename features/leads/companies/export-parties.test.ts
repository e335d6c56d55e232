import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { textOf } from '#tests/imports.ts'
import { createCompany } from './companies.server/write-company.ts'
import { mergeCompanies } from './companies.server/merge-companies.ts'
import { newCompany, newPerson } from './company.schema.ts'
import { exportCompanies, exportPeople } from './export-parties.server.ts'
import { createPerson } from './people.server/write-person.ts'

test('companies and people are exported whole, without those that became part of another, and nothing in a cell runs', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const company = await createCompany(
    ctx,
    newCompany.parse({
      name: '=Castings',
      domains: ['castings.example', 'cast.example'],
      notes: 'Two\nlines',
    }),
  )
  const other = await createCompany(ctx, newCompany.parse({ name: 'Castings Group' }))
  await mergeCompanies(ctx, { id: company.id, otherId: other.id })
  await createPerson(
    ctx,
    newPerson.parse({ name: 'Ann Byrne', email: 'ann@castings.example', companyId: company.id }),
  )
  const companies = await textOf(await exportCompanies(ctx))
  expect(companies.startsWith('\uFEFFID,Name,Mail domains,')).toBe(true)
  expect(companies).toContain(`${company.id},'=Castings,"cast.example; castings.example",`)
  expect(companies).not.toContain('Castings Group')
  expect(await textOf(await exportPeople(ctx))).toContain("Ann Byrne,,ann@castings.example,,'=Castings")
  const { rows } = await ctx.database.pool.query(
    "select action from audit_log where action like '%.export' order by action",
  )
  expect(rows).toEqual([{ action: 'company.export' }, { action: 'person.export' }])
})

test('only who may export leads takes companies and people out of the house', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await expect(exportCompanies(ctx)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(exportPeople(ctx)).rejects.toMatchObject({ code: 'forbidden' })
})
