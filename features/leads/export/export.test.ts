import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readCsv } from '#lib/csv-reader.ts'
import { apiApp } from '#tests/api-app.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { auditLog } from '#features/context/audit.table.server.ts'
import { exportApi } from './export.api.ts'
import { exportLeads } from './export-leads.server.ts'
import { exportQuery } from './export.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import { mergeLeads } from '#features/leads/merge/merge.server/merge-leads.ts'

const options = { separator: ',', maxCellChars: 1000, maxRowBytes: 10_000, maxColumns: 50 }

async function exported(ctx: TestCtx, query: Record<string, string> = {}) {
  const { pieces } = await exportLeads(ctx, exportQuery.parse(query))
  let text = ''
  for await (const piece of pieces) text += piece
  const [header, ...rows] = readCsv(text.slice(1), options).map(({ cells }) => cells)
  return { text, header, names: rows.map((cells) => cells[1]) }
}

test('an export holds what the list of the same filter shows, page after page, without merged and quarantined leads', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const ids: string[] = []
  for (const name of ['Ann', 'Ben', 'Carl', 'Dora']) {
    ids.push(
      (await createLead(ctx, { name, email: `${name}@x.example`, source: 'manual', tags: ['fair, one'] })).id,
    )
    ctx.clock.advance(1000)
  }
  const [ann = '', ben = '', carl = ''] = ids
  await mergeLeads(ctx, [], { id: ann, otherId: ben, version: 1, otherVersion: 1, choices: {} })
  await moveLead(ctx, { id: carl, stage: 'quarantine' })
  expect((await exported(ctx)).names).toEqual(['Dora', 'Ann'])
  expect((await exported(ctx, { q: 'ann@x' })).names).toEqual(['Ann'])
  expect((await exported(ctx, { stage: 'quarantine' })).names).toEqual(['Carl'])
  expect((await exported(ctx, { ids: `${ann},${ben}` })).names).toEqual(['Ann'])
  expect((await exported(ctx)).header?.slice(0, 4)).toEqual(['ID', 'Name', 'Email', 'Company'])
})

test('no cell runs as a formula in a spreadsheet', async () => {
  const ctx = await testCtx({ role: 'admin' })
  await createLead(ctx, {
    name: '=HYPERLINK("https://x.example")',
    company: '@SUM(A1)',
    phone: '+44 20 7946',
    source: 'manual',
  })
  const { text } = await exported(ctx)
  expect(text).not.toMatch(/(?:^|,|")[=@+]/m)
  expect(text).toContain(`"'=HYPERLINK(""https://x.example"")"`)
})

test('more leads than one page are all there once', async () => {
  const ctx = await testCtx({ role: 'admin' })
  await ctx.database.pool.query(`
    insert into leads (created_at, updated_at, name, source, first_touch, last_touch, consents, signals, fit, engagement_mass, last_activity_at, retain_until)
    select now() - (n / 100) * interval '1 second', now(), 'Person ' || n, 'import', '{}', '{}', '[]', '{}', 0, 0, now(), now()
    from generate_series(1, 2500) n`)
  const { names } = await exported(ctx)
  expect(new Set(names).size).toBe(2500)
})

test('who exported what is in the log before the first line; sales and visitors get none', async () => {
  const { ctx, app } = await apiApp(exportApi)
  await createLead(ctx.as('admin'), { name: 'Ann', source: 'manual' })
  await exportLeads(ctx.as('admin'), exportQuery.parse({ source: 'manual' }))
  const log = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'lead.export'))
  expect(log).toMatchObject([{ actorName: 'Test admin', to: { filter: { source: 'manual' }, count: 1 } }])
  for (const role of ['sales', 'editor', 'analyst'] as const)
    await expect(exportLeads(ctx.as(role), {})).rejects.toMatchObject({ code: 'forbidden' })
  expect((await app.request('/api/leads/export')).status).toBe(401)
})
