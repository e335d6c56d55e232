import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { recordFiles } from '#features/attachments/attachment.table.server.ts'
import { attachments, messages } from '#features/correspondence/correspondence.table.server.ts'
import { leadCompanies, leadContacts } from '#features/leads/companies/company.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { leadDuplicates } from '#features/leads/merge/lead-duplicate.table.server.ts'
import { deleteNote } from '#features/leads/notes/notes.server.ts'
import { createTask } from '#features/leads/tasks/tasks.server.ts'
import { hourMs } from '#lib/durations.ts'
import { boardOf, found, full } from './board-readings.ts'
import type { TestCtx } from './context.ts'
import { merge, mergeIdOf, rowOf, write } from './merging.ts'
import { createTestUser } from './users.ts'

/** Words that stand on the colleague’s lead and nowhere else. */
export const foreignWords = ['Quillstone', 'porosity', '777001', '777,001']

/** A row of a table that only its feature knows. */
async function plant(ctx: TestCtx, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row)
  const [columns, places] = [names.map((name) => `"${name}"`), names.map((_, at) => `$${at + 1}`)]
  await ctx.database.pool.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  )
}

/**
 * A lead of Ben’s with all that can hang on a lead, on which Ann worked before it was his, and a lead of Ann’s own. Records by the names
 * that the table has for them.
 */
export async function foreignLead(ctx: TestCtx) {
  const ann = await createTestUser(ctx, 'sales', 'ann@site.test')
  const ben = await createTestUser(ctx, 'sales', 'ben@site.test')
  const { leadId: lead } = await write(ctx, 'zoe@quillstone.example', {
    name: 'Zoe Quillstone',
    source: 'chat',
    company: 'Quillstone Castings',
    message: 'The porosity of our castings rises.',
  })
  ctx.clock.advance(hourMs)
  const twin = (await write(ctx, 'zoe.twin@quillstone.example', { name: 'Zoe Quillstone' })).leadId
  await merge(ctx.as('owner'), lead, twin)
  const other = (await write(ctx, 'zq@elsewhere.example', { name: 'Zoe Quillstone' })).leadId
  const own = (await createLead(ann.ctx, { name: 'Own Lead', company: 'Quiet Mill', source: 'manual' })).id
  // At a company that has a hiring signal too.
  await createLead(ben.ctx, { name: 'Buyer for Quillstone', company: 'Harbour Robotics', source: 'manual' })
  const say = (body: string) => logActivity(ann.ctx, { leadId: lead, kind: 'note', body })
  const note = (await say('A note on the porosity of Quillstone')).id
  const { undo } = await deleteNote(ann.ctx, (await say('Said too early')).id)
  const dueAt = new Date(ctx.clock.now().getTime() + hourMs).toISOString()
  const task = (await createTask(ann.ctx, { leadId: lead, title: 'Ask Quillstone about moulds', dueAt })).id
  const visit = { kind: 'meeting', title: 'Visit to Quillstone', dueAt } as const
  const meeting = (await createTask(ann.ctx, { ...visit, leadId: lead })).id
  const now = ctx.clock.now()
  const message = (fields: Partial<typeof messages.$inferInsert>) => ({
    id: randomUUID(),
    leadId: lead,
    direction: 'in' as const,
    state: 'received' as const,
    messageId: `<${randomUUID()}@quillstone.example>`,
    fingerprint: randomUUID(),
    fromAddress: 'zoe@quillstone.example',
    to: [],
    subject: 'Moulds of Quillstone',
    text: 'Words',
    at: now,
    createdAt: now,
    ...fields,
  })
  const received = message({})
  const held = message({ direction: 'out', state: 'held', sendAt: now })
  const stray = message({ leadId: null, fromAddress: 'stranger@elsewhere.example', subject: 'Hello' })
  const told = { title: 'A first visit', startsAt: dueAt, minutes: 30, place: null }
  const calendar = { meetingId: meeting, method: 'REQUEST' as const, sequence: 0, told, content: '' }
  const invited = message({ direction: 'out', state: 'sent', calendar })
  await ctx.db.insert(messages).values([received, held, stray, invited])
  const file = (fields: Partial<typeof recordFiles.$inferInsert>) => ({
    id: randomUUID(),
    leadId: lead,
    name: 'drawing.pdf',
    type: 'application/pdf',
    size: 3,
    createdAt: now,
    uploadedById: ann.id,
    uploadedByName: 'Ann',
    ...fields,
  })
  const [kept, begun] = [file({}), file({ type: null })]
  await ctx.db.insert(recordFiles).values([kept, begun])
  const [mailFile, mail, conversation] = [randomUUID(), randomUUID(), randomUUID()]
  await ctx.db.insert(attachments).values({
    id: mailFile,
    messageId: received.id,
    name: 'a.txt',
    type: 'text/plain',
    size: 3,
    createdAt: now,
  })
  await plant(ctx, 'mails', {
    id: mail,
    message_id: '<outbox@site.test>',
    kind: 'contact.acknowledgement',
    to: 'zoe@quillstone.example',
    subject: 'Thank you, Quillstone',
    text: 'Words',
    lead_id: lead,
    created_at: now,
  })
  await plant(ctx, 'conversations', {
    id: conversation,
    session_hash: 'hash',
    started_at: now,
    last_turn_at: now,
    has_asked: true,
    awaiting_since: now,
    last_seq: 1,
    lead_id: lead,
    capture: { step: null, name: 'Zoe Quillstone' },
  })
  const turn = { seq: 1, at: now, author: 'assistant', text: 'What of the porosity?' }
  await plant(ctx, 'chat_turns', { conversation_id: conversation, ...turn })
  await plant(ctx, 'assessments', { model_version: '1', started_at: now, changed_at: now, lead_id: lead })
  const notice = { kind: 'mention', key: 'mention:1', created_at: now, is_shown: true }
  await plant(ctx, 'notifications', { user_id: ann.id, lead_id: lead, ...notice })
  await (await boardOf(ctx)).read(full(found('1')))
  const decision = { state: 'lead', changed_at: now, changed_by: 'Ben' }
  await plant(ctx, 'job_signals', { company_key: 'harbour robotic', lead_id: lead, ...decision })
  const [supplier, entry, placement] = [randomUUID(), randomUUID(), randomUUID()]
  await plant(ctx, 'suppliers', {
    id: supplier,
    type: 'consultancy',
    legal_name: 'Harbour Models Ltd',
    contact_name: 'Orla Example',
    contact_email: 'orla@harbour.example',
    roles: ['ml-engineer'],
    skills: [],
    seniority: 'senior',
    location: '',
    remote: 'hybrid',
    capacity: 1,
    created_at: now,
    updated_at: now,
  })
  const put = { supplier_id: supplier, lead_id: lead }
  await plant(ctx, 'supplier_shortlistings', {
    id: entry,
    ...put,
    note: 'Quillstone asked',
    added_at: now,
    added_by: 'Ben',
  })
  await plant(ctx, 'supplier_placements', {
    id: placement,
    ...put,
    who: 'An engineer at Quillstone',
    starts_on: '2026-11-01',
    created_at: now,
  })
  await ctx.audit({
    action: 'supplier.outcome',
    entity: 'supplier',
    entityId: supplier,
    to: { leadId: lead, note: 'Quillstone asked' },
  })
  const [leadA = '', leadB = ''] = [lead, other].toSorted()
  await ctx.db
    .insert(leadDuplicates)
    .values({ leadA, leadB, reasons: ['phone'], foundAt: now })
    .onConflictDoNothing()
  await ctx.db
    .update(leads)
    .set({ stage: 'lost', lostReason: 'Price of the porosity test' })
    .where(eq(leads.id, other))
  // From now on they are Ben’s.
  for (const id of [lead, twin, other])
    await ctx.db
      .update(leads)
      .set({ ownerId: ben.id, ownerName: 'Ben', value: 777_001 })
      .where(eq(leads.id, id))
  const companyOf = async (id: string) =>
    (await ctx.db.select().from(leadCompanies).where(eq(leadCompanies.leadId, id)))[0]?.companyId ?? ''
  const personOf = async (id: string) =>
    (await ctx.db.select().from(leadContacts).where(eq(leadContacts.leadId, id)))[0]?.personId ?? ''
  ctx.clock.advance(hourMs)
  const ids = {
    lead,
    own,
    other,
    note,
    undo,
    task,
    meeting,
    message: received.id,
    held: held.id,
    stray: stray.id,
    file: kept.id,
    begun: begun.id,
    mailFile,
    mail,
    conversation,
    supplier,
    entry,
    placement,
    merge: await mergeIdOf(ctx, lead),
    company: await companyOf(lead),
    person: await personOf(lead),
    otherCompany: await companyOf(own),
    otherPerson: await personOf(own),
  }
  const versions = { lead: (await rowOf(ctx, lead)).version, own: (await rowOf(ctx, own)).version }
  return { ann, ben, ids, versions, meetingAt: dueAt }
}
