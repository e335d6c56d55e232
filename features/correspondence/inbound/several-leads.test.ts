import { expect, test } from 'vitest'
import { getMessage, listLeadMail, listUnassigned } from '#features/correspondence/list-messages.server.ts'
import { assignMessage, enquireByMessage } from '#features/correspondence/unassigned.server.ts'
import { createTask } from '#features/leads/tasks/tasks.server.ts'
import { sendInvitation } from '#features/correspondence/meetings/invitations.server.ts'
import { addLeadPerson } from '#features/leads/companies/people.server/lead-people.ts'
import { createPerson } from '#features/leads/companies/people.server/write-person.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import { google } from '#tests/calendar-replies.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { takeBack } from '#tests/take-back.ts'
import { createTestUser } from '#tests/users.ts'
import { keepMessage } from './keep-message.server.ts'
import { readMail } from './read-mail.ts'

const ann = 'ann@castings.example'
const manual = { source: 'manual' as const, name: 'Ann Byrne' }

let count = 0
async function receive(
  ctx: TestCtx,
  { head = '', from = `Ann Byrne <${ann}>`, to = 'sales@site.test' } = {},
  more: { isSentFolder?: boolean; isHistory?: boolean } = {},
) {
  count += 1
  const id = `<${count}@castings.example>`
  const lines = [`From: ${from}`, `To: ${to}`, 'Subject: The second plant', `Message-ID: ${id}`]
  const raw = [...lines, ...(head ? [head] : []), '', `When could you come? (${count})`].join('\r\n')
  const mail = await readMail(Buffer.from(raw))
  await keepMessage(ctx.as('system'), { mail, receivedAt: ctx.clock.now(), ...more })
  return id
}

/** Ann has a lead for each of two plants. */
async function twoLeads() {
  const { ctx } = await createTestUser(await testCtx({ now: '2026-11-18T10:00:00Z' }), 'sales')
  const first = await createLead(ctx, { ...manual, email: ann })
  const [{ id: personId } = { id: '' }] = (await getLead(ctx, first.id)).contacts
  const further = await createLead(ctx, { ...manual, personId, problem: 'The second plant' })
  const mailsOf = async (id: string) => (await listLeadMail(ctx, id)).items.length
  const waiting = async () => (await listUnassigned(ctx))[0]?.id ?? ''
  return { ctx, first, further, personId, mailsOf, waiting }
}

test('R3: a mail that somebody with two open leads begins is filed under neither; staff choose, its promise begins, and a wrong choice is taken back', async () => {
  const { ctx, first, further, mailsOf, waiting } = await twoLeads()
  await receive(ctx)
  expect([await mailsOf(first.id), await mailsOf(further.id)]).toEqual([0, 0])
  const id = await waiting()
  const { choices } = await getMessage(ctx, id)
  expect(choices.map((one) => one.id).toSorted()).toEqual([first.id, further.id].toSorted())
  await expect(enquireByMessage(ctx, id)).rejects.toMatchObject({ code: 'conflict' })

  const { undo } = await assignMessage(ctx, { id, leadId: first.id })
  expect((await getLead(ctx, first.id)).reply?.state).toBe('due')
  await takeBack(ctx, undo)
  expect((await getLead(ctx, first.id)).reply).toBeNull()
  expect(await waiting()).toBe(id)
  await assignMessage(ctx, { id, leadId: further.id })
  expect((await getLead(ctx, further.id)).reply).toMatchObject({
    state: 'due',
    dueAt: '2026-11-19T10:00:00.000Z',
  })
  expect([await mailsOf(first.id), await mailsOf(further.id)]).toEqual([0, 1])
})

test('R3: what answers a mail of a lead is of that lead, and who has one open lead writes to that one', async () => {
  const { ctx, first, further, mailsOf, waiting } = await twoLeads()
  const begun = await receive(ctx)
  await assignMessage(ctx, { id: await waiting(), leadId: further.id })
  await receive(ctx, { head: `In-Reply-To: ${begun}` })
  expect([await mailsOf(first.id), await mailsOf(further.id)]).toEqual([0, 2])
  await moveLead(ctx, { id: first.id, stage: 'won' })
  await receive(ctx)
  expect([await mailsOf(first.id), await mailsOf(further.id)]).toEqual([0, 3])
  expect(await listUnassigned(ctx)).toEqual([])
})

test('R3: who takes part in the lead of somebody else writes to that one, and is asked about when they have one of their own', async () => {
  const { ctx, first, mailsOf } = await twoLeads()
  const from = 'Bob Carr <bob@pumps.example>'
  const bob = await createPerson(ctx, { name: 'Bob Carr', email: 'bob@pumps.example' })
  await addLeadPerson(ctx, { id: first.id, personId: bob.id })
  await receive(ctx, { from })
  expect(await mailsOf(first.id)).toBe(1)
  await createLead(ctx, { source: 'manual', name: 'Bob Carr', personId: bob.id })
  await receive(ctx, { from })
  expect(await mailsOf(first.id)).toBe(1)
  expect(await listUnassigned(ctx)).toHaveLength(1)
})

test('R4: a mail of ours to somebody with two leads that wait keeps neither promise, unless it answers one', async () => {
  const { ctx, first, further, mailsOf, waiting } = await twoLeads()
  await receive(ctx)
  await assignMessage(ctx, { id: await waiting(), leadId: first.id })
  const asked = await receive(ctx)
  await assignMessage(ctx, { id: await waiting(), leadId: further.id })
  const states = async () => [
    (await getLead(ctx, first.id)).reply?.state,
    (await getLead(ctx, further.id)).reply?.state,
  ]
  const ours = { from: 'Tess <tess@site.test>', to: ann }
  await receive(ctx, ours, { isSentFolder: true })
  expect(await states()).toEqual(['due', 'due'])
  await receive(ctx, { ...ours, head: `In-Reply-To: ${asked}` }, { isSentFolder: true })
  expect(await states()).toEqual(['due', 'met'])
  expect(await mailsOf(further.id)).toBe(2)
})

test('K6: a guest with two open leads who accepts an invitation is heard', async () => {
  const { ctx, further, mailsOf } = await twoLeads()
  const startsAt = '2026-11-20T14:00:00.000Z'
  const { id: taskId } = await createTask(ctx, {
    kind: 'meeting',
    title: 'Kick-off',
    dueAt: startsAt,
    leadId: further.id,
  })
  const seen = { title: 'Kick-off', startsAt, minutes: 30, place: null }
  await sendInvitation(ctx, { taskId, method: 'REQUEST', subject: 'Invitation', text: 'Hello Ann', seen })
  const raw = google({ uid: `${taskId}@site.test`, partstat: 'ACCEPTED', stamp: '20261118T100100Z' })
  await keepMessage(ctx.as('system'), { mail: await readMail(raw), receivedAt: ctx.clock.now() })
  expect(await mailsOf(further.id)).toBe(2)
  expect(await listUnassigned(ctx)).toEqual([])
})

test('of a mailbox that is read for the first time nothing is asked and nothing is lost', async () => {
  const { ctx, first, mailsOf } = await twoLeads()
  await receive(ctx, {}, { isHistory: true })
  expect(await mailsOf(first.id)).toBe(1)
  expect((await getLead(ctx, first.id)).reply).toBeNull()
})
