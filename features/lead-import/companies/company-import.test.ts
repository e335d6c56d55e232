import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import {
  archiveCompany,
  createCompany,
  updateCompany,
} from '#features/leads/companies/companies.server/write-company.ts'
import { mergeCompanies } from '#features/leads/companies/companies.server/merge-companies.ts'
import { companies, companyDomains } from '#features/leads/companies/company.table.server.ts'
import { toCsv } from '#lib/csv.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { check, run, undo, upload, verdictsOf, work } from '#tests/imports.ts'
import { getImport, listImports, listRows } from '#features/lead-import/lead-import.server/list-imports.ts'
import { checkImport, runImport } from '#features/lead-import/lead-import.server/steer-import.ts'

const heading = ['Name', 'Website', 'Sector', 'Size', 'Country', 'Notes']
const send = (ctx: TestCtx, rows: string[][]) =>
  upload(ctx, toCsv([heading, ...rows]), 'companies.csv', 'company')

const named = async (ctx: TestCtx, name: string) => {
  const [row] = await ctx.db.select().from(companies).where(eq(companies.name, name))
  if (!row) throw new Error(`No company is called ${name}`)
  const domains = await ctx.db.select().from(companyDomains).where(eq(companyDomains.companyId, row.id))
  return { ...row, domains: domains.map(({ domain }) => domain).toSorted() }
}

test('K1: what is known by domain, by name or by the name it had is filled where it is empty, and never doubled', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createCompany(ctx, { name: 'Byrne Castings', domains: ['castings.example'], country: 'IE' })
  await createCompany(ctx, { name: 'Mills & Co' })
  const { id } = await createCompany(ctx, { name: 'Orr Group' })
  const { id: otherId } = await createCompany(ctx, { name: 'Orr Foundry' })
  await mergeCompanies(ctx, { id, otherId })
  const file = await send(ctx, [
    ['Byrne Castings International', 'https://www.castings.example/', 'Manufacturing', '', 'Germany', ''],
    ['MILLS AND CO', '', '', '', '', ''],
    ['mills & co. ltd', 'mills.example', '', '12', '', 'Mill stones'],
    ['Orr Foundry', '', '', '', 'IE', ''],
  ])
  expect(await check(ctx, file)).toEqual(['update', 'create', 'update', 'update'])
  expect(await run(ctx, file)).toEqual({ created: 1, updated: 3 })
  expect(await named(ctx, 'Byrne Castings')).toMatchObject({
    sector: 'manufacturing',
    country: 'IE',
    domains: ['castings.example'],
  })
  expect(await named(ctx, 'Mills & Co')).toMatchObject({
    size: '10-49',
    notes: 'Mill stones',
    domains: ['mills.example'],
  })
  expect(await named(ctx, 'Orr Group')).toMatchObject({ country: 'IE' })
  expect(await ctx.db.$count(companies)).toBe(5)
})

test('with the values of the file fields are changed, and domains come on top', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createCompany(ctx, { name: 'Byrne Castings', domains: ['castings.example'], country: 'IE' })
  const file = await send(ctx, [
    ['Byrne International', 'castings.example; byrne.example', '', '', 'Germany', ''],
  ])
  expect(await check(ctx, file, { mode: 'overwrite' })).toEqual(['update'])
  await run(ctx, file)
  expect(await named(ctx, 'Byrne International')).toMatchObject({
    country: 'DE',
    domains: ['byrne.example', 'castings.example'],
  })
  expect(await undo(ctx, file)).toMatchObject({ restored: 1 })
  expect(await named(ctx, 'Byrne Castings')).toMatchObject({ country: 'IE', domains: ['castings.example'] })
})

test('a row says in words why it is left out', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createCompany(ctx, { name: 'Byrne Castings', domains: ['castings.example'] })
  await createCompany(ctx, { name: 'Mills & Co' })
  const { id } = await createCompany(ctx, { name: 'Old Works' })
  await archiveCompany(ctx, { id, isArchived: true })
  const file = await send(ctx, [
    ['Mills & Co', 'castings.example', '', '', '', ''],
    ['Old Works', '', '', '', '', ''],
    ['X', '', '', '', '', ''],
    ['', '', 'Retail', '', '', ''],
    ['Quill Ltd', 'quill.example', '', '', '', ''],
    ['QUILL', '', '', '', '', ''],
    ['Quill Ireland', 'quill.example', '', '', '', ''],
  ])
  expect(await check(ctx, file)).toEqual([
    'It belongs to two companies here, Byrne Castings and Mills & Co. If they are the same, merge them first.',
    'This company is in the archive',
    'Name: The name must be at least 2 characters',
    'A new company needs a name',
    'create',
    'The same name stands on line 6 already',
    'The same domain stands on line 6 already',
  ])
})

test('two files at once, and each twice, make each company once', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const many = (suffix: string) =>
    Array.from({ length: 300 }, (_, i) => [`Firm ${i} ${suffix}`, `firm${i}.example`, '', '', '', ''])
  const files = [await send(ctx, many('Ltd')), await send(ctx, many('GmbH').toReversed())]
  for (const id of files) await check(ctx, id)
  for (const id of files) await runImport(ctx, id)
  await Promise.all([...files, ...files].map((id) => work(ctx, id)))
  expect(await ctx.db.$count(companies)).toBe(300)
  const counts = await Promise.all(files.map(async (id) => (await getImport(ctx, id)).counts))
  expect(counts.map(({ created = 0, unchanged = 0 }) => created + unchanged)).toEqual([300, 300])
})

test('somebody who enters a company between the dry run and the import is not overtaken', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const file = await send(ctx, [['Quill Ltd', 'quill.example', 'Retail', '', '', '']])
  await check(ctx, file)
  await createCompany(ctx, { name: 'Quill Works', domains: ['quill.example'], sector: 'manufacturing' })
  expect(await run(ctx, file)).toEqual({ unchanged: 1 })
  expect(await named(ctx, 'Quill Works')).toMatchObject({ sector: 'manufacturing', version: 1 })
})

test('undoing leaves what somebody changed or uses since, and says so', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createCompany(ctx, { name: 'Filled' })
  await createCompany(ctx, { name: 'Filled and edited' })
  const file = await send(ctx, [
    ['Filled', 'filled.example', '', '', '', ''],
    ['Filled and edited', '', 'Retail', '', '', ''],
    ['Edited', '', '', '', '', ''],
    ['Enquired', 'enquired.example', '', '', '', ''],
    ['Alone', 'alone.example', '', '', '', ''],
  ])
  await check(ctx, file)
  expect(await run(ctx, file)).toEqual({ created: 3, updated: 2 })
  const edited = await named(ctx, 'Edited')
  await updateCompany(ctx, { id: edited.id, version: 1, country: 'IE' })
  const filled = await named(ctx, 'Filled and edited')
  await updateCompany(ctx, { id: filled.id, version: filled.version, sector: 'agriculture' })
  await createLead(ctx, { name: 'Ann Byrne', email: 'ann@enquired.example', source: 'manual' })
  expect(await undo(ctx, file)).toMatchObject({ removed: 1, restored: 1, kept: 3 })
  const reasons = (await listRows(ctx, { id: file, limit: 10 })).items.map(
    ({ undoOutcome, reason }) => reason ?? undoOutcome,
  )
  expect(reasons).toEqual([
    'restored',
    'Changed since: sector',
    'It was changed since',
    'Leads, people or files belong to it since',
    'removed',
  ])
  const left = await ctx.db.select().from(companies).orderBy(asc(companies.name))
  expect(left.map(({ name }) => name)).toEqual(['Edited', 'Enquired', 'Filled', 'Filled and edited'])
  expect((await named(ctx, 'Filled')).domains).toEqual([])
  const log = await ctx.db.select().from(auditLog).where(eq(auditLog.entity, 'company'))
  expect(log.filter(({ action }) => action === 'company.import')).toHaveLength(5)
  expect(log.filter(({ action }) => action === 'company.import_undo')).toHaveLength(2)
})

test('fields of leads fill no company, nor the other way round, and each kind has its own list', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const file = await send(ctx, [['Quill Ltd', '', '', '', '', '']])
  const mapping = ['name', 'email', null, null, null, null] as const
  await expect(
    checkImport(ctx, { id: file, mapping: [...mapping], mode: 'fill', owner: 'nobody' }),
  ).rejects.toMatchObject({ code: 'invalid' })
  const leads = await upload(ctx, 'Name,Website\nAnn Byrne,castings.example\n')
  await expect(
    checkImport(ctx, { id: leads, mapping: ['name', 'domains'], mode: 'fill', owner: 'nobody' }),
  ).rejects.toMatchObject({ code: 'invalid' })
  expect((await listImports(ctx, { kind: 'company', limit: 5 })).items.map(({ id }) => id)).toEqual([file])
  expect(await verdictsOf(ctx, file)).toEqual([null])
})
