import { brand, openingHours } from '#config/brand.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { recordTask } from '#features/leads/leads.server/record-task.ts'
import { officeCalendar } from '#features/leads/reply-clock.ts'
import { inWords, timeInWords } from '#features/intake/reply-promise.ts'
import { chatConsent } from '#features/chat/chat-words.ts'
import { personWantedMail } from '#features/chat/chat-mails.server.ts'
import type { Conversation } from './chat-session.ts'
import {
  personDueAt,
  personTask,
  whatWasAsked,
} from '#features/chat/details/details.server/record-details.ts'

/** Tells staff, by a task where there is a lead and by mail, and returns what the visitor is told. Once for each call. */
export async function callPerson(ctx: Ctx, conversation: Conversation): Promise<string> {
  if (conversation.state !== 'bot') return stillCalled(conversation)
  const now = ctx.clock.now()
  const dueAt = personDueAt(now)
  const { capture, leadId } = conversation
  if (leadId) await recordTask(ctx, { leadId, title: personTask, dueAt })
  const asked = await whatWasAsked(ctx, conversation.id)
  const who = [capture.name ?? 'A visitor', capture.company && `of ${capture.company}`]
    .filter(Boolean)
    .join(' ')
  await ctx.notify({
    kind: 'chat_waiting',
    key: `${conversation.id}:${now.toISOString()}`,
    recordId: conversation.id,
    dueAt,
  })
  await ctx.sendMail(
    personWantedMail(ctx.settings, { conversationId: conversation.id, leadId, asked, who, dueAt }),
  )
  const details = leadId
    ? `If you have gone by then, ${capture.email ? 'you will get the answer by email' : `we will ring ${capture.phone}`}.`
    : `If you may have gone by then, write your name and your email address or phone number here, and you will get the answer there too. ${chatConsent.markdown}`
  return `**I have called a person.** ${whenTheyCome(now)} Until then I go on answering from our pages.\n\n${details}`
}

function whenTheyCome(now: Date): string {
  const closesAt = officeCalendar.closesAt(now)
  if (closesAt)
    return `They can see what you wrote here and will answer in this window. Our office is open until ${timeInWords(closesAt)}, UK time.`
  return `Our office is closed now. It opens on ${inWords(officeCalendar.addWorkingTime(now, 1))}, UK time; then someone will read this and answer.`
}

function stillCalled({ state, assigneeName, awaitingSince }: Conversation): string {
  if (state === 'staff')
    return `**${assigneeName ?? 'A colleague'}** has joined this conversation and will answer here.`
  const since = awaitingSince ? ` since ${inWords(awaitingSince)}, UK time` : ''
  return `I have called a person${since}. You can also call ${brand.phone.label} (${openingHours.label}).`
}
