import ICAL from 'ical.js'
import { expect, onTestFinished, test } from 'vitest'
import { hourMs, secondMs } from '#lib/durations.ts'
import { deliverMails } from '#features/mail/mail-delivery.server.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { createTask, updateTask } from '#features/leads/tasks/tasks.server.ts'
import { takeBack } from '#tests/take-back.ts'
import { bouncedAddresses } from '#features/correspondence/correspondence.table.server.ts'
import { listLeadMail } from '#features/correspondence/list-messages.server.ts'
import { cancelMessage, sendHeld } from '#features/correspondence/write/send-message.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { openMailbox } from '#tests/mailbox.ts'
import { createTestUser } from '#tests/users.ts'
import { downloadCalendar, listInvitations, sendInvitation } from './invitations.server.ts'

const address = 'ann@castings.example'

/** A meeting of somebody of sales with Ann, and the mail server on the way to her. */
async function planned(email: string | null = address) {
  const server = await openMailbox()
  onTestFinished(() => server.close())
  const settings = {
    smtpUrl: server.url,
    inboundToken: 'a token of the provider',
    mailFrom: 'Site <site@site.test>',
  }
  const system = await testCtx({ settings, now: '2026-11-18T10:00:00Z' })
  const { ctx } = await createTestUser(system, 'sales')
  const { id: leadId } = await createLead(ctx, { name: 'Ann Lee', source: 'manual', ...(email && { email }) })
  const { id: taskId } = await createTask(ctx, {
    kind: 'meeting',
    leadId,
    title: 'Kick-off',
    dueAt: '2026-11-20T14:00:00Z',
    place: 'https://meet.example/j/93',
  })
  const seen = {
    title: 'Kick-off',
    startsAt: '2026-11-20T14:00:00.000Z',
    minutes: 30,
    place: 'https://meet.example/j/93',
  }
  const words = { taskId, method: 'REQUEST' as const, subject: 'Invitation', text: 'Hello Ann', seen }
  return { ctx, leadId, taskId, words, seen, server }
}

async function leave(ctx: TestCtx, id: string) {
  ctx.clock.advance(11 * secondMs)
  await sendHeld(ctx.as('system'), id)
  return deliverMails(ctx.as('system'), [id])
}

type Mails = Awaited<ReturnType<typeof openMailbox>>['mails']
/** The calendar part of a mail, by a reader that isn’t ours. */
function calendarIn(mail: Mails[number] | undefined) {
  const part = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const content = part?.content
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  const value = (name: string) => String(event?.getFirstPropertyValue(name))
  const names = ['uid', 'sequence', 'status', 'dtstart', 'dtend', 'location', 'organizer', 'attendee']
  return {
    headerMethod: part?.method,
    method: calendar.getFirstPropertyValue('method'),
    ...Object.fromEntries(names.map((name) => [name, value(name)])),
  }
}

test('K6: an invitation, its update and its cancellation reach the calendar of the contact as one meeting', async () => {
  const { ctx, leadId, taskId, words, seen, server } = await planned()
  const { messageId, undo } = await sendInvitation(ctx, words)
  expect(undo).toBeNull()
  expect(server.mails, 'it waits for its undo').toEqual([])
  await leave(ctx, messageId)
  const [mail] = server.mails
  expect(mail).toMatchObject({ to: [{ name: 'Ann Lee', address }], subject: 'Invitation' })
  expect(mail?.text?.trim()).toBe('Hello Ann')
  const first = calendarIn(mail)
  expect(first).toMatchObject({
    headerMethod: 'REQUEST',
    method: 'REQUEST',
    sequence: '0',
    status: 'CONFIRMED',
    dtstart: '2026-11-20T14:00:00Z',
    dtend: '2026-11-20T14:30:00Z',
    location: 'https://meet.example/j/93',
    organizer: `mailto:${mail?.replyTo?.[0]?.address}`,
  })
  expect(first).toHaveProperty('attendee', expect.stringMatching(/^mailto:ann@castings\.example$/i))
  expect((await listLeadMail(ctx, leadId)).items).toMatchObject([{ id: messageId, state: 'sent' }])
  expect(await listInvitations(ctx, [taskId])).toMatchObject([
    { meetingId: taskId, method: 'REQUEST', state: 'sent', to: address, told: seen },
  ])

  await updateTask(ctx, { id: taskId, dueAt: '2026-11-20T15:00:00Z' })
  const moved = { ...seen, startsAt: '2026-11-20T15:00:00.000Z' }
  await leave(ctx, (await sendInvitation(ctx, { ...words, seen: moved })).messageId)
  const update = calendarIn(server.mails[1])
  expect(update).toMatchObject({ method: 'REQUEST', sequence: '1', dtstart: '2026-11-20T15:00:00Z' })

  const end = await sendInvitation(ctx, { ...words, method: 'CANCEL', seen: moved })
  expect((await getLead(ctx, leadId)).tasks, 'it is cancelled here too').toEqual([])
  await leave(ctx, end.messageId)
  const cancelled = calendarIn(server.mails[2])
  expect(cancelled).toMatchObject({ method: 'CANCEL', sequence: '2', status: 'CANCELLED' })
  expect(new Set([first, update, cancelled].map((one) => Reflect.get(one, 'uid'))).size).toBe(1)

  // Taken back after it had left: they are invited anew, with what their calendar takes for the newest word.
  await takeBack(ctx, end.undo ?? '')
  expect(await listInvitations(ctx, [taskId])).toMatchObject([{ method: 'CANCEL' }])
  await leave(ctx, (await sendInvitation(ctx, { ...words, seen: moved })).messageId)
  expect(calendarIn(server.mails[3])).toMatchObject({ method: 'REQUEST', sequence: '3', status: 'CONFIRMED' })
})

test('the same invitation is not sent twice, by a second click or by a colleague', async () => {
  const { ctx, words, leadId, taskId } = await planned()
  const id = crypto.randomUUID()
  expect(await sendInvitation(ctx, { ...words, id })).toEqual({ messageId: id, undo: null })
  expect(await sendInvitation(ctx, { ...words, id })).toEqual({ messageId: id, undo: null })
  await expect(sendInvitation(ctx.as('owner'), words)).rejects.toMatchObject({ code: 'conflict' })
  expect((await listLeadMail(ctx, leadId)).items).toHaveLength(1)
  // Taken back it wasn’t sent.
  await cancelMessage(ctx, id)
  expect(await listInvitations(ctx, [taskId])).toEqual([])
  await sendInvitation(ctx.as('owner'), words)
  // It came back: it may be sent again.
  await ctx.db.insert(bouncedAddresses).values({ addressKey: address, reason: 'No', at: ctx.clock.now() })
  expect(await listInvitations(ctx, [taskId])).toMatchObject([{ hasBounced: true }])
  await sendInvitation(ctx, words)
})

test('nobody is invited without an address, to a meeting that is over, moved meanwhile or gone, and nobody hears of the end of what they were not invited to', async () => {
  const { ctx, words, seen, taskId } = await planned(null)
  const refused = (code: string) => ({ code, message: expect.any(String) })
  await expect(sendInvitation(ctx, words)).rejects.toMatchObject({
    ...refused('invalid'),
    message: expect.stringContaining('no email address'),
  })
  await ctx.db.update(leads).set({ email: address })
  await expect(sendInvitation(ctx, { ...words, method: 'CANCEL' })).rejects.toMatchObject(refused('invalid'))
  await expect(
    sendInvitation(ctx, { ...words, seen: { ...seen, place: 'Elsewhere' } }),
  ).rejects.toMatchObject(refused('conflict'))
  await expect(sendInvitation(ctx, { ...words, taskId: crypto.randomUUID() })).rejects.toMatchObject(
    refused('not_found'),
  )
  ctx.clock.advance(52.5 * hourMs)
  await expect(sendInvitation(ctx, words)).rejects.toMatchObject(refused('invalid'))
  await expect(sendInvitation(ctx.as('analyst'), words)).rejects.toMatchObject(refused('forbidden'))
  expect(await listInvitations(ctx, [taskId])).toEqual([])
})

test('staff save a meeting as a file that invites nobody', async () => {
  const { ctx, taskId, words } = await planned()
  await sendInvitation(ctx, words)
  const answer = await downloadCalendar(ctx, taskId)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="meeting.ics"')
  const text = await answer.text()
  expect(text).toContain('\r\nMETHOD:PUBLISH\r\n')
  expect(text).not.toContain('ATTENDEE')
  await expect(downloadCalendar(ctx.as('editor'), taskId)).rejects.toMatchObject({ code: 'forbidden' })
})
