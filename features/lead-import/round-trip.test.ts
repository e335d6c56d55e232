import { expect, test } from 'vitest'
import { readCsv } from '#lib/csv-reader.ts'
import { dayMs } from '#lib/durations.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { check, run, textOf, undo, upload } from '#tests/imports.ts'
import { createTestUser } from '#tests/users.ts'
import { addCustomField } from '#features/custom-fields/change-custom-fields.server.ts'
import { archiveCompany, createCompany } from '#features/leads/companies/companies.server/write-company.ts'
import { newCompany, newPerson } from '#features/leads/companies/company.schema.ts'
import { exportCompanies, exportPeople } from '#features/leads/companies/export-parties.server.ts'
import { archivePerson, createPerson } from '#features/leads/companies/people.server/write-person.ts'
import { addLeadPerson } from '#features/leads/companies/people.server/lead-people.ts'
import { exportLeads } from '#features/leads/export/export-leads.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { addLossReason } from '#features/leads/loss-reasons/change-loss-reasons.server.ts'
import { archiveSupplier } from '#features/suppliers/suppliers.server/archive-supplier.ts'
import { createSupplier } from '#features/suppliers/suppliers.server/create-supplier.ts'
import { exportSuppliers } from '#features/suppliers/suppliers.server/export-suppliers.ts'
import { moveSupplier } from '#features/suppliers/suppliers.server/move-supplier.ts'
import type { ImportKind } from './lead-import.schema.ts'

const exports: Record<ImportKind, (ctx: TestCtx) => Promise<string>> = {
  company: async (ctx) => textOf(await exportCompanies(ctx)),
  person: async (ctx) => textOf(await exportPeople(ctx)),
  lead: async (ctx) => textOf((await exportLeads(ctx, {})).pieces),
  supplier: async (ctx) => textOf(await exportSuppliers(ctx)),
}
const kinds: ImportKind[] = ['company', 'person', 'lead', 'supplier']

const limits = { separator: ',', maxCellChars: 100_000, maxRowBytes: 1_000_000, maxColumns: 100 }

/** The rows of a file by the names of their columns, without ids, in an order of their own. */
function rowsOf(file: string): Record<string, string>[] {
  const [header = [], ...rows] = readCsv(file.slice(1), limits).map(({ cells }) => cells)
  return rows
    .map((cells) =>
      Object.fromEntries(header.map((name, i) => [name, name === 'ID' ? '' : (cells[i] ?? '')])),
    )
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

/** What a site has before its records: colleagues, reasons and fields of its own. */
async function site() {
  const ctx = await testCtx({ role: 'owner', now: '2026-03-04T09:30:15.123Z' })
  await createTestUser(ctx, 'owner')
  const { id: reason } = await addLossReason(ctx, { name: 'Too far away' })
  const fields: Record<string, string> = {}
  for (const record of ['lead', 'company', 'person', 'supplier'] as const)
    fields[record] = (await addCustomField(ctx, { record, kind: 'text', name: 'Region', options: [] })).id
  return Object.assign(ctx, { fields, reason })
}

/** Records of each kind, with every column filled by some of them. */
async function fill(ctx: Awaited<ReturnType<typeof site>>): Promise<void> {
  const own = (record: string) => ({ custom: { [ctx.fields[record] ?? '']: `North, for a ${record}` } })
  const castings = await createCompany(
    ctx,
    newCompany.parse({
      name: '=Castings & Sons',
      domains: ['castings.example', 'cast.example'],
      sector: 'manufacturing',
      size: '50-249',
      country: 'IE',
      notes: 'Two\nlines; "quoted"',
      ...own('company'),
    }),
  )
  ctx.clock.advance(dayMs + 11)
  const away = await createCompany(ctx, newCompany.parse({ name: 'Away Ltd' }))
  const ann = await createPerson(
    ctx,
    newPerson.parse({
      name: 'Ann Byrne',
      jobTitle: 'Head of Quality',
      email: 'ann@castings.example',
      phone: '01632 960101',
      companyId: castings.id,
      notes: '- prefers mornings',
      ...own('person'),
    }),
  )
  // Without an address, and of one name at two companies.
  const sam = await createPerson(ctx, newPerson.parse({ name: 'Sam Orr', companyId: castings.id }))
  const gone = await createPerson(ctx, newPerson.parse({ name: 'Sam Orr', companyId: away.id }))
  ctx.clock.advance(7)
  await archivePerson(ctx, { id: gone.id, isArchived: true })
  ctx.clock.advance(5)
  await archiveCompany(ctx, { id: away.id, isArchived: true })

  const enquire = async (name: string, email: string | null, wantsNews: boolean) => {
    const at = ctx.clock.now().toISOString()
    const { leadId } = await recordEnquiry(ctx.as('visitor'), {
      source: email ? 'contact' : 'chat',
      name,
      email,
      phone: '01632 960199',
      message: 'Scrap on line 3',
      touch: {
        at,
        utm: { campaign: 'spring', source: 'letter', medium: 'email', term: 'scrap', content: 'footer' },
      },
      consents: [{ kind: 'marketing', given: wantsNews, version: '1', text: 'News by email', at }],
    })
    return leadId
  }
  // One waits, one was answered, one left no address.
  await enquire('Wanda Waits', 'wanda@waits.example', true)
  const dan = await enquire('Dan Kerr', 'dan@kerr.example', false)
  await enquire('Nobody’s Address', null, false)
  ctx.clock.advance(3_600_123)
  await logActivity(ctx, { leadId: dan, kind: 'call', body: 'Rang him' })
  await logActivity(ctx, { leadId: dan, kind: 'note', body: 'Likes [brackets]\nand lines' })
  ctx.clock.advance(60_000)
  await logActivity(ctx, { leadId: dan, kind: 'note', body: '=Second note' })
  const lost = await createLead(ctx, {
    name: 'Eva Lund',
    email: 'eva@lund.example',
    company: 'Lund & Co',
    phone: '01632 960103',
    sector: 'manufacturing',
    companySize: '250-999',
    country: 'GB',
    problem: 'Yield forecast',
    value: 18_500,
    expectedClose: '2026-12-31',
    tags: ['R;D', 'fair, one'],
    source: 'manual',
    ...own('lead'),
  })
  ctx.clock.advance(60_001)
  await moveLead(ctx, {
    id: lost.id,
    stage: 'lost',
    lossReasonId: ctx.reason,
    reason: 'Eight hours by train',
  })

  // Several leads of one person, with an address and without, and several people in one.
  for (const [personId, name, company] of [
    [ann.id, 'Ann Byrne', '=Castings & Sons'],
    [ann.id, 'The plant in Cork', ''],
    [sam.id, 'Sam Orr', '=Castings & Sons'],
    [sam.id, 'Sam Orr', '=Castings & Sons'],
  ] as const) {
    const { id } = await createLead(ctx, { name, company, personId, source: 'manual' })
    if (personId === sam.id) await addLeadPerson(ctx, { id, personId: ann.id })
    ctx.clock.advance(3)
  }

  const orla = await createSupplier(ctx, {
    type: 'own_company',
    legalName: 'Harbour Models Ltd',
    contactName: 'Orla Example',
    contactEmail: 'orla@harbour.example',
    contactPhone: '+44 1632 960100',
    roles: ['ml-engineer', 'nlp-engineer'],
    skills: ['C, C++', 'PyTorch'],
    seniority: 'senior',
    dayRate: 950,
    location: 'Cork',
    remote: 'on_site',
    availableFrom: '2027-01-04',
    capacity: 12,
    notes: '=Two lines\nof notes',
    ...own('supplier'),
  })
  ctx.clock.advance(13)
  await moveSupplier(ctx, { id: orla.id, status: 'rejected', reason: 'Never answered' })
  await archiveSupplier(ctx, { id: orla.id, isArchived: true })
}

test('K3: what was exported of each kind comes back on an empty site, and is exported there again without a difference but ids', async () => {
  const ctx = await site()
  await fill(ctx)
  const files = new Map<ImportKind, string>()
  for (const kind of kinds) files.set(kind, await exports[kind](ctx))
  const unfilled = kinds.flatMap((kind) => {
    const rows = rowsOf(files.get(kind) ?? '')
    const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'ID')
    return names.filter((name) => rows.every((row) => row[name] === '')).map((name) => `${kind}: ${name}`)
  })
  expect(unfilled).toEqual([])

  const empty = await site()
  empty.clock.advance(ctx.clock.now().getTime() - empty.clock.now().getTime())
  const imports: string[] = []
  for (const kind of kinds) {
    const id = await upload(empty, files.get(kind) ?? '', `${kind}.csv`, kind)
    const verdicts = await check(empty, id)
    expect([kind, ...new Set(verdicts)]).toEqual([kind, 'create'])
    expect(await run(empty, id)).toEqual({ created: verdicts.length })
    imports.push(id)
  }
  for (const kind of kinds)
    expect(rowsOf(await exports[kind](empty)), kind).toEqual(rowsOf(files.get(kind) ?? ''))

  // Once more, nothing is doubled, and what came is taken back.
  for (const kind of kinds) {
    const id = await upload(empty, files.get(kind) ?? '', `${kind}.csv`, kind)
    expect(await check(empty, id)).not.toContain('create')
  }
  for (const id of imports.toReversed()) await undo(empty, id)
  for (const kind of kinds) expect(rowsOf(await exports[kind](empty)), kind).toEqual([])
})

test('K3: leads of one person, exported, are theirs again whatever comes first, and none is entered twice', async () => {
  const ctx = await site()
  const ann = await createPerson(ctx, newPerson.parse({ name: 'Ann Byrne', email: 'ann@castings.example' }))
  for (const problem of ['Scrap', 'Downtime', 'Yield']) {
    await createLead(ctx, {
      name: 'Ann Byrne',
      company: 'Castings',
      problem,
      personId: ann.id,
      source: 'manual',
    })
    ctx.clock.advance(60_000)
  }
  const [heading = '', ...rows] = (await exports.lead(ctx)).trim().split('\r\n')

  const empty = await site()
  empty.clock.advance(dayMs)
  // One file for each, as one that is longer than what is read together.
  for (const row of rows) {
    const id = await upload(empty, `${heading}\r\n${row}\r\n`)
    expect(await check(empty, id)).toEqual(['create'])
    expect(await run(empty, id)).toEqual({ created: 1 })
  }
  const { rows: people } = await empty.database.pool.query(`
    select p.name, p.email, (select count(*)::int from lead_contacts k where k.person_id = p.id and k.is_main) as leads from people p`)
  expect(people).toEqual([{ name: 'Ann Byrne', email: 'ann@castings.example', leads: 3 }])
  const again = await upload(empty, [heading, ...rows, ''].join('\r\n'))
  expect(await check(empty, again)).not.toContain('create')
})
