import { expect, test } from 'vitest'
import { readinessModel } from '#content/readiness/model.ts'
import { createAssessment, finishAssessment } from '#features/assessment/assessments.server.ts'
import { saveAnswers } from '#features/assessment/run/save-answers.server.ts'
import { sendReport } from '#features/assessment/result/send-report.server.ts'
import { sendResumeLink } from '#features/assessment/run/send-resume-link.server.ts'
import { sendMessage } from '#features/chat/chat.server/send-message.ts'
import { submitContact } from '#features/contact/contact.server.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { quarantineEnquiry } from '#features/leads/leads.server/quarantine.ts'
import { createTask } from '#features/leads/tasks/tasks.server.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { visitorEnquiry } from '#features/intake/visitor-enquiry.ts'
import { deliverMails } from '#features/mail/mail-delivery.server.ts'
import { eraseByRequest } from '#features/privacy/requests/handle-request.server.ts'
import { readErasures, replayErasures } from '#features/privacy/erasure/erasures.server.ts'
import {
  exportPersonOf,
  getPrivacyRequest,
  listPrivacyRequests,
} from '#features/privacy/requests/privacy-requests.server.ts'
import { confirmAddress, submitPrivacyRequest } from '#features/privacy/privacy.server.ts'
import { anonymiseExpired } from '#features/privacy/erasure/retention.server.ts'
import { submitTeamRequest } from '#features/team-request/team-request.server.ts'
import { personHolders } from '#server/personal-data.ts'
import { dayMs } from '#lib/durations.ts'
import { testCtx, type TestCtx } from './context.ts'
import { mailFilesWith } from './mail-files.ts'
import { search } from './mentions.ts'

const email = 'maeve.quill@castings.example'
const name = 'Maeve Quill'

/** One person uses every tool, and staff work on what comes of it. */
async function useEverything(ctx: TestCtx): Promise<string> {
  const visitor = ctx.as('visitor')
  const now = ctx.clock.now()
  const person = { name, email, company: 'Quill Castings', formStartTime: String(now.getTime() - 60_000) }
  await submitContact(visitor, {
    ...person,
    phone: '+44 20 7946 0123',
    message: `The press stops. ${name}`,
    marketingOptIn: true,
  })
  await submitTeamRequest(visitor, {
    ...person,
    roles: { 'ml-engineer': 1 },
    message: `Somebody for ${name}`,
    skills: 'PyTorch',
  })
  const run = await createAssessment(visitor)
  const answers = readinessModel.questions.map(({ id }) => ({ question: id, value: 2 }))
  await saveAnswers(visitor, run, { answers })
  await finishAssessment(visitor, run)
  await sendReport(visitor, run, { ...person, message: 'Please call' })
  await sendResumeLink(visitor, run, { email })
  let sessionId: string | null = null
  for (const message of [
    'How does machine vision find defects with a camera?',
    'Can you count zygotes at night?',
    'contact me',
    name,
    email,
    'Quill Castings',
    'yes',
  ]) {
    sessionId = (await sendMessage(visitor, { message, sessionId }, '/solutions')).sessionId
  }
  await sendMessage(ctx.as('visitor', '203.0.113.9'), {
    message: `write to ${email} please`,
    sessionId: null,
  })
  await quarantineEnquiry(ctx, {
    enquiry: visitorEnquiry('contact', person, now),
    spamScore: 60,
    reasons: ['fast'],
  })

  const sales = ctx.as('sales')
  const { items } = await listLeads(sales, { q: email, sort: '-created', limit: 25 })
  const leadId = items[0]?.id ?? ''
  const { version } = await getLead(sales, leadId)
  await updateLead(sales, {
    id: leadId,
    version,
    name: `${name} PhD`,
    problem: `${name} wants fewer stops`,
    tags: ['quill'],
  })
  await logActivity(sales, { leadId, kind: 'call', body: `Spoke with ${name}` })
  await createTask(sales, { leadId, title: `Call ${name}`, dueAt: now.toISOString() })
  return leadId
}

/** Every row of every table in which one of the words stands, whatever the column. */
async function rowsWith(ctx: TestCtx, words: string[]): Promise<string[]> {
  const { rows: tables } = await ctx.database.pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  )
  const found: string[] = []
  for (const { schema, name: table } of tables) {
    const { rows } = await ctx.database.pool.query<{ row: string }>(
      `select t::text as row from "${schema}"."${table}" t where t::text ilike any($1)`,
      [words.map((word) => `%${word}%`)],
    )
    found.push(...rows.map(({ row }) => `${table}: ${row.slice(0, 200)}`))
  }
  return found
}

const erasureOf = async (ctx: TestCtx) => {
  const { reference } = await submitPrivacyRequest(ctx.as('visitor'), { kind: 'erasure', name, email })
  const { items } = await listPrivacyRequests(ctx.as('admin'), { state: 'open', q: reference, limit: 25 })
  const { rows } = await ctx.database.pool.query(
    "select text from mails where kind = 'privacy.acknowledgement'",
  )
  const key = /key=([\w-]+)/.exec(rows.at(-1)?.text)?.[1] ?? ''
  return { id: items[0]?.id ?? '', reference, key }
}

const deliverAll = async (ctx: TestCtx) => {
  const { rows } = await ctx.database.pool.query<{ id: string }>(
    "select id from mails where state = 'queued'",
  )
  await deliverMails(
    ctx,
    rows.map(({ id }) => id),
  )
}

test('an erasure leaves nothing of a person who used every tool, in no column of no table', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const leadId = await useEverything(ctx)
  await deliverAll(ctx)
  const before = await rowsWith(ctx, [email, name, 'quill'])
  const tables = new Set(before.map((row) => row.split(':')[0]))
  for (const table of [
    'leads',
    'enquiries',
    'activities',
    'tasks',
    'mails',
    'chat_turns',
    'conversations',
    'audit_log',
    'quarantined_enquiries',
  ])
    expect(tables, table).toContain(table)

  expect(await mailFilesWith(ctx, email)).toEqual(
    expect.arrayContaining(['contact.sales', 'contact.acknowledgement']),
  )

  const { id, key, reference } = await erasureOf(ctx)
  const admin = ctx.as('admin')
  await expect(eraseByRequest(admin, personHolders, { id, version: 1, email })).rejects.toMatchObject({
    code: 'conflict',
  })
  await confirmAddress(ctx.as('visitor'), key)
  await search(ctx, id)
  await expect(
    eraseByRequest(admin, personHolders, { id, version: 1, email: 'another@castings.example' }),
  ).rejects.toMatchObject({
    code: 'invalid',
  })
  const { erased, kept } = await eraseByRequest(admin, personHolders, {
    id,
    version: 1,
    email: ' Maeve.Quill@castings.example',
  })
  expect(erased).toBeGreaterThan(8)
  expect(kept).toEqual([])
  await deliverAll(ctx)

  expect(await rowsWith(ctx, [email, name, 'quill', '7946 0123', '442079460123'])).toEqual([])
  // Told to the person, and gone within a week.
  expect(await mailFilesWith(ctx, email)).toEqual(['privacy.erased'])
  expect(await ctx.database.pool.query('select 1 from assessments')).toMatchObject({ rowCount: 0 })
  expect(await ctx.database.pool.query('select 1 from team_requests')).toMatchObject({ rowCount: 0 })
  const log = await ctx.database.pool.query('select "from", "to" from audit_log where entity_id = $1', [
    leadId,
  ])
  expect(log.rows.length).toBeGreaterThan(3)
  expect(log.rows.every((row) => row.from === null && row.to === null)).toBe(true)
  expect(await getPrivacyRequest(admin, personHolders, id)).toMatchObject({
    reference,
    status: 'done',
    email: null,
    held: [],
  })
})

test('someone else’s data outlives an erasure', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const other = { name: 'Orla Finch', email: 'orla@foundry.example', company: 'Finch Foundry' }
  await submitContact(ctx.as('visitor'), {
    ...other,
    message: 'Scrap is at 4%.',
    formStartTime: String(ctx.clock.now().getTime() - 60_000),
  })
  const before = await rowsWith(ctx, [other.email, other.name])
  await useEverything(ctx)
  const { id, key } = await erasureOf(ctx)
  await confirmAddress(ctx.as('visitor'), key)
  await search(ctx, id)
  await eraseByRequest(ctx.as('admin'), personHolders, { id, version: 1, email })
  expect((await rowsWith(ctx, [other.email, other.name])).sort()).toEqual(before.sort())
})

test('our own mailbox can’t be erased with all the mails to it', async () => {
  const ctx = await testCtx()
  const own = ctx.settings.salesEmail
  const { reference } = await submitPrivacyRequest(ctx.as('visitor'), { kind: 'erasure', name, email: own })
  const { items } = await listPrivacyRequests(ctx, { state: 'open', q: reference, limit: 25 })
  const id = items[0]?.id ?? ''
  await ctx.database.pool.query('update privacy_requests set confirmed_at = now()')
  await expect(eraseByRequest(ctx, personHolders, { id, version: 1, email: own })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('a copy holds what each tool kept, and nothing that opens a door', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await useEverything(ctx)
  const { id } = await erasureOf(ctx)
  const copy = await exportPersonOf(ctx.as('admin'), personHolders, id)
  expect(copy.parts.map(({ label }) => label)).toEqual([
    'People and companies',
    'Leads and enquiries',
    'Team requests',
    'Chats',
    'Readiness assessments',
    'Mails',
    'Privacy requests',
    'Log of changes',
  ])
  const text = JSON.stringify(copy)
  for (const word of ['The press stops.', 'PyTorch', 'zygotes', 'Spoke with', '+44 20 7946 0123'])
    expect(text).toContain(word)
  expect(text).not.toMatch(/confirmHash|sessionHash|keyHash/)
})

test('a lead whose time is over is counted, and nothing tells who it was', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const leadId = await useEverything(ctx)
  await ctx.database.pool.query("update leads set value = 40000, stage = 'won'")
  expect(await anonymiseExpired(ctx, personHolders)).toBe(0)
  ctx.clock.advance(732 * dayMs)
  expect(await anonymiseExpired(ctx, personHolders)).toBe(1)
  expect(await anonymiseExpired(ctx, personHolders)).toBe(0)
  const { rows } = await ctx.database.pool.query(
    'select name, email, stage, value, source from leads where id = $1',
    [leadId],
  )
  expect(rows).toEqual([{ name: 'Anonymised', email: null, stage: 'won', value: 40_000, source: 'contact' }])
  const sent = await ctx.database.pool.query('select source from enquiries order by source')
  expect(sent.rows.map(({ source }) => source)).toEqual([
    'assessment',
    'chat',
    // The address alone, written in another conversation.
    'chat',
    'contact',
    'team_request',
  ])
  const left = await rowsWith(ctx, [email, name])
  // What isn't the lead's has times of its own: the chat without a lead, the mail with a link, what is in quarantine.
  expect(
    left.filter((row) => !/^(?:chat_turns|conversations|mails|quarantined_enquiries)/.test(row)),
  ).toEqual([])
})

test('after a restore an erasure is done again, and who wrote since the backup is left alone', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await useEverything(ctx)
  const { id, key } = await erasureOf(ctx)
  await confirmAddress(ctx.as('visitor'), key)
  await search(ctx, id)
  await eraseByRequest(ctx.as('admin'), personHolders, { id, version: 1, email })
  await deliverAll(ctx)
  const log = await readErasures(ctx)
  expect(JSON.stringify(log)).not.toContain('maeve')

  // The backup is older than the erasure: the person is in it, the note of the erasure isn't.
  await ctx.database.pool.query('delete from erasures')
  await useEverything(ctx)
  expect(await replayErasures(ctx, personHolders, log)).toBe(1)
  expect(await rowsWith(ctx, [email, name])).toEqual([])
  expect(await readErasures(ctx)).toEqual(log)

  // The backup is newer than the erasure: anyone who is in it wrote again.
  await useEverything(ctx)
  expect(await replayErasures(ctx, personHolders, log)).toBe(0)
  expect((await rowsWith(ctx, [email])).length).toBeGreaterThan(5)
})
