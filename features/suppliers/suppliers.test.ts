import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { testCtx, type TestCtx } from '#tests/context.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import type { Need } from './match.ts'
import { supplierQuery } from './supplier-query.schema.ts'
import type { NewSupplier } from './supplier.schema.ts'
import { archiveSupplier } from './suppliers.server/archive-supplier.ts'
import { createSupplier } from './suppliers.server/create-supplier.ts'
import { getSupplier } from './suppliers.server/get-supplier.ts'
import { listSuppliers } from './suppliers.server/list-suppliers.ts'
import { matchSuppliers } from './suppliers.server/match-suppliers.ts'
import { moveSupplier } from './suppliers.server/move-supplier.ts'
import { recordCheck } from './suppliers.server/record-check.ts'
import { updateSupplier } from './suppliers.server/update-supplier.ts'
import { warnOfExpiries } from './suppliers.server/warn-of-expiries.ts'

const harbour: NewSupplier = {
  type: 'own_company',
  legalName: 'Harbour Models Ltd',
  contactName: 'Orla Example',
  contactEmail: 'orla@harbour.example',
  roles: ['ml-engineer'],
  skills: ['PyTorch'],
  seniority: 'senior',
  dayRate: 950,
}
const need: Need = {
  roles: [{ role: 'ml-engineer', count: 1 }],
  skills: [],
  seniority: null,
  startBy: null,
  rateTo: null,
  place: null,
}
const list = (ctx: Ctx, query: object = {}) => listSuppliers(ctx, supplierQuery.parse(query))
const namesOf = async (ctx: Ctx, query: object = {}) =>
  (await list(ctx, query)).items.map(({ legalName }) => legalName)
const auditRows = async (ctx: TestCtx) =>
  (
    await ctx.db.execute<{ action: string }>(
      sql`select action from audit_log where entity = 'supplier' order by at, id`,
    )
  ).rows

async function passChecks(ctx: Ctx, id: string, insuranceUntil = '2027-11-18') {
  for (const kind of ['identity', 'references', 'dpa'] as const)
    await recordCheck(ctx, { id, kind, outcome: 'passed', expiresOn: null, note: null })
  const insured = { outcome: 'passed' as const, expiresOn: insuranceUntil, note: 'Policy 1' }
  return recordCheck(ctx, { id, kind: 'insurance', ...insured })
}

async function approved(ctx: Ctx, change: Partial<NewSupplier> = {}, insuranceUntil?: string) {
  const { id } = await createSupplier(ctx, { ...harbour, ...change })
  await passChecks(ctx, id, insuranceUntil)
  return moveSupplier(ctx, { id, status: 'approved' })
}

test('a new supplier is a prospect that lacks every needed check', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const supplier = await createSupplier(ctx, harbour)
  expect(supplier).toMatchObject({ status: 'prospect', version: 1, capacity: 1, remote: 'hybrid' })
  expect(supplier.lacking).toEqual(['identity', 'insurance', 'references', 'dpa'])
  expect(await getSupplier(ctx, supplier.id)).toEqual(supplier)
  expect(await auditRows(ctx)).toEqual([{ action: 'supplier.create' }])
})

test('a check isn’t passed with a last day that is past, and holds on the day itself', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T10:00:00Z' })
  const { id } = await createSupplier(ctx, harbour)
  const record = (expiresOn: string) =>
    recordCheck(ctx, { id, kind: 'nda', outcome: 'passed', expiresOn, note: null })
  await expect(record('2026-11-17')).rejects.toMatchObject({
    code: 'invalid',
    errors: { expiresOn: expect.stringContaining('This day is past') },
  })
  expect((await getSupplier(ctx, id)).checks.find(({ kind }) => kind === 'nda')).toMatchObject({
    state: 'missing',
  })
  await record('2026-11-18')
  await recordCheck(ctx, { id, kind: 'nda', outcome: 'failed', expiresOn: '2026-11-17', note: null })
})

test('approval says which checks it lacks, and is given once they hold', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-17T10:00:00Z' })
  const { id } = await createSupplier(ctx, harbour)
  await recordCheck(ctx, { id, kind: 'identity', outcome: 'passed', expiresOn: null, note: null })
  await recordCheck(ctx, { id, kind: 'dpa', outcome: 'failed', expiresOn: null, note: 'Not signed' })
  await recordCheck(ctx, { id, kind: 'insurance', outcome: 'passed', expiresOn: '2026-11-17', note: null })
  ctx.clock.advance(dayMs)
  await expect(moveSupplier(ctx, { id, status: 'approved' })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Not approved yet: insurance expired on 17 Nov 2026, references are missing, the DPA failed',
    data: { lacking: ['insurance', 'references', 'dpa'] },
  })
  await passChecks(ctx, id)
  expect(await moveSupplier(ctx, { id, status: 'approved' })).toMatchObject({
    status: 'approved',
    lacking: [],
  })
})

test('insurance needs its last day, and rejecting needs a reason', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createSupplier(ctx, harbour)
  await expect(
    recordCheck(ctx, { id, kind: 'insurance', outcome: 'passed', expiresOn: null, note: null }),
  ).rejects.toMatchObject({ errors: { expiresOn: 'Please enter the last day of the insurance' } })
  await expect(moveSupplier(ctx, { id, status: 'rejected' })).rejects.toMatchObject({
    errors: { reason: 'Please say why this supplier is rejected' },
  })
  const rejected = await moveSupplier(ctx, { id, status: 'rejected', reason: 'No references' })
  expect(rejected).toMatchObject({ status: 'rejected', statusReason: 'No references' })
})

test('two people editing: the second is told the present state and the fields that differ', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id, version } = await createSupplier(ctx, harbour)
  await updateSupplier(ctx, { id, version, dayRate: 1000 })
  await expect(updateSupplier(ctx, { id, version, dayRate: 900 })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { dayRate: 1000, version: 2 }, fields: ['dayRate'] },
  })
  expect(await updateSupplier(ctx, { id, version, dayRate: 1000 })).toMatchObject({ version: 2 })
  expect(await updateSupplier(ctx, { id, version: 2, roles: ['ml-engineer', 'ml-engineer'] })).toMatchObject({
    version: 2,
  })
})

test('a status is moved only from the one that was seen', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createSupplier(ctx, harbour)
  await moveSupplier(ctx, { id, status: 'vetting', from: 'prospect' })
  await expect(moveSupplier(ctx, { id, status: 'paused', from: 'prospect' })).rejects.toMatchObject({
    code: 'conflict',
    data: { fields: ['status'] },
  })
})

test('the list narrows by each filter and leaves the archive out', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await approved(ctx, { legalName: 'Approved Ltd' })
  await approved(ctx, { legalName: 'Ending Ltd' }, '2026-12-01')
  await createSupplier(ctx, {
    ...harbour,
    legalName: 'Data Ltd',
    roles: ['data-engineer'],
    seniority: 'lead',
  })
  const { id } = await createSupplier(ctx, { ...harbour, legalName: 'Old Ltd', skills: ['50%_done'] })
  await archiveSupplier(ctx, { id, isArchived: true })
  expect(await namesOf(ctx)).toEqual(['Approved Ltd', 'Data Ltd', 'Ending Ltd'])
  expect(await namesOf(ctx, { archived: '1' })).toEqual(['Old Ltd'])
  expect(await namesOf(ctx, { archived: '1', q: '%_' })).toEqual(['Old Ltd'])
  expect(await namesOf(ctx, { q: 'data' })).toEqual(['Data Ltd'])
  expect(await namesOf(ctx, { q: 'pytorch', status: 'approved' })).toEqual(['Approved Ltd', 'Ending Ltd'])
  expect(await namesOf(ctx, { role: 'data-engineer' })).toEqual(['Data Ltd'])
  expect(await namesOf(ctx, { seniority: 'lead' })).toEqual(['Data Ltd'])
  expect(await namesOf(ctx, { attention: 'expiring' })).toEqual(['Ending Ltd'])
  expect(await namesOf(ctx, { attention: 'lapsed' })).toEqual([])
  ctx.clock.advance(14 * dayMs)
  expect(await namesOf(ctx, { attention: 'lapsed' })).toEqual(['Ending Ltd'])
  expect((await list(ctx, { q: 'Ending' })).items[0]).toMatchObject({ isLapsed: true })
})

test('pages follow each other without gap or repetition, in every order', async () => {
  const ctx = await testCtx({ role: 'sales' })
  for (let i = 0; i < 7; i++) {
    await createSupplier(ctx, {
      ...harbour,
      legalName: `Supplier ${i % 3}`,
      dayRate: i === 3 ? null : 900 + (i % 2),
      availableFrom: i % 2 ? '2027-01-15' : null,
    })
  }
  for (const sort of ['name', 'rate', 'available', '-updated']) {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list(ctx, { sort, limit: 2, cursor })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 7, 7])
  }
  const { items } = await list(ctx, { sort: 'rate' })
  expect(items.at(-1)?.dayRate).toBeNull()
})

test('a cursor that was forged is refused before the database sees it', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const id = '7d9f2f0e-1f6f-4b7a-9f0a-0a0a0a0a0a0a'
  const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const wrong: [sort: string, cursor: string][] = [
    ['name', 'x'],
    ['name', forged(['rate', '1', id])],
    ['name', forged(['name', '\0', id])],
    ['name', forged(['name', 'a', 'b'])],
    ['rate', forged(['rate', '9999999999', id])],
    ['available', forged(['available', '2026-02-30', id])],
    ['-updated', forged(['-updated', '2026-13-01 00:00:00+00', id])],
  ]
  for (const [sort, cursor] of wrong)
    await expect(list(ctx, { sort, cursor })).rejects.toMatchObject({
      errors: { cursor: expect.any(String) },
    })
})

test('only approved suppliers whose checks hold are matched; the others are counted', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await approved(ctx, { legalName: 'Good Ltd' })
  await approved(ctx, { legalName: 'Dear Ltd', dayRate: null })
  await approved(ctx, { legalName: 'Lapsing Ltd' }, '2026-11-20')
  await approved(ctx, { legalName: 'Other Ltd', roles: ['nlp-engineer'] })
  const { id } = await approved(ctx, { legalName: 'Archived Ltd' })
  await archiveSupplier(ctx, { id, isArchived: true })
  await createSupplier(ctx, { ...harbour, legalName: 'Prospect Ltd' })
  const now = await matchSuppliers(ctx, { ...need, startBy: '2026-12-01' })
  expect(now.items.map(({ supplier, score }) => [supplier.legalName, score])).toEqual([
    ['Good Ltd', 100],
    ['Lapsing Ltd', 100],
    ['Dear Ltd', 85],
  ])
  expect(now.items[1]?.caveats).toEqual(['Insurance ends on 20 Nov 2026, before the start'])
  expect(now.lapsed).toBe(0)
  ctx.clock.advance(3 * dayMs)
  const later = await matchSuppliers(ctx, need)
  expect(later.items.map(({ supplier }) => supplier.legalName)).toEqual(['Good Ltd', 'Dear Ltd'])
  expect(later.lapsed).toBe(1)
})

test('sales are warned at 60, 30 and 7 days and at the end, once each, no matter who runs it', async () => {
  const ctx = await testCtx()
  await approved(ctx, {}, '2027-01-17')
  const run = async () => warnOfExpiries(ctx)
  expect(await Promise.all([run(), run()])).toEqual(expect.arrayContaining([1, 0]))
  expect(await run()).toBe(0)
  for (const [days, given] of [
    [29, 0],
    [1, 1],
    [22, 0],
    [1, 1],
    [7, 0],
    [1, 1],
    [30, 0],
  ] as const) {
    ctx.clock.advance(days * dayMs)
    expect([days, await run()]).toEqual([days, given])
  }
  const { rows } = await ctx.db.execute<{ to: string; text: string }>(
    sql`select "to", text from mails where kind = 'supplier.expiry' order by created_at, id`,
  )
  expect(rows).toHaveLength(4)
  expect(rows[0]).toMatchObject({ to: 'sales@site.test' })
  expect(rows[0]?.text).toContain('Harbour Models Ltd: Insurance expires in 60 days, on 17 Jan 2027.')
  expect(rows[3]?.text).toContain('Insurance expired on 17 Jan 2027. They are not matched to requests')
})

test('a renewed check is warned of anew', async () => {
  const ctx = await testCtx()
  const { id } = await approved(ctx, {}, '2026-11-20')
  expect(await warnOfExpiries(ctx)).toBe(1)
  await recordCheck(ctx, { id, kind: 'insurance', outcome: 'passed', expiresOn: '2026-12-10', note: null })
  expect(await warnOfExpiries(ctx)).toBe(1)
  await recordCheck(ctx, { id, kind: 'insurance', outcome: null, expiresOn: null, note: null })
  expect(await warnOfExpiries(ctx)).toBe(0)
  expect(await getSupplier(ctx, id)).toMatchObject({ isLapsed: true, lacking: ['insurance'] })
})

test('an archived supplier keeps its status and can’t be moved until it is back', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await approved(ctx)
  await archiveSupplier(ctx, { id, isArchived: true })
  await expect(moveSupplier(ctx, { id, status: 'paused' })).rejects.toMatchObject({ code: 'conflict' })
  expect(await archiveSupplier(ctx, { id, isArchived: false })).toMatchObject({ status: 'approved' })
  const rows = await auditRows(ctx)
  const actions = rows.map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['supplier.archive', 'supplier.restore']))
})

test('editors and analysts see and change nothing', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createSupplier(ctx, harbour)
  for (const role of ['editor', 'analyst'] as const) {
    const other = ctx.as(role)
    for (const refused of [
      list(other),
      getSupplier(other, id),
      createSupplier(other, harbour),
      matchSuppliers(other, need),
      archiveSupplier(other, { id, isArchived: true }),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
  }
})
