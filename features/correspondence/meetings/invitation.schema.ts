import { z } from 'zod/mini'
import { newMessage } from '#features/correspondence/message.schema.ts'
import { answers } from './calendar-reply.ts'
import { messageStates } from '#features/correspondence/message-kinds.ts'

export const calendarMethods = ['REQUEST', 'CANCEL'] as const

const toldMeeting = z.object({
  title: z.string(),
  startsAt: z.iso.datetime({ offset: true }),
  minutes: z.int(),
  place: z.nullable(z.string()),
})
/** A meeting as somebody saw it, or as the contact was told of it. */
export type ToldMeeting = z.infer<typeof toldMeeting>

const guestAnswer = z.object({ given: z.enum(answers), at: z.iso.datetime() })
export type GuestAnswer = z.infer<typeof guestAnswer>

/** What a mail of ours puts into the calendar of its reader. */
export interface CalendarPart {
  meetingId: string
  method: (typeof calendarMethods)[number]
  /** SEQUENCE of RFC 5545: a higher one replaces what the calendar holds. */
  sequence: number
  told: ToldMeeting
  /** The calendar object as it is sent. */
  content: string
  /** What the guest's calendar answered to this one. */
  answer?: GuestAnswer
}

/** An invitation, an update or a cancellation. */
export const newInvitation = z.object({
  id: newMessage.shape.id,
  method: z.enum(calendarMethods),
  subject: newMessage.shape.subject,
  text: newMessage.shape.text,
  /** The meeting that the words were written for: another one by now is refused. */
  seen: toldMeeting,
})
export type NewInvitation = z.infer<typeof newInvitation>

/** `undo` takes a cancellation back, but for its mail. */
export const sentInvitation = z.object({ messageId: z.uuid(), undo: z.nullable(z.uuid()) })
export type SentInvitation = z.infer<typeof sentInvitation>

export const invitation = z.object({
  meetingId: z.uuid(),
  method: z.enum(calendarMethods),
  messageId: z.uuid(),
  state: z.enum(messageStates),
  to: z.string(),
  at: z.iso.datetime(),
  /** Mail to this address came back. */
  hasBounced: z.boolean(),
  told: toldMeeting,
  /** Null while their calendar has answered nothing to it. */
  answer: z.nullable(guestAnswer),
})
/** What the contact of a meeting was last sent. */
export type Invitation = z.infer<typeof invitation>
export const invitations = z.object({ items: z.array(invitation) })

export const invitationQuery = z.object({
  /** Ids of at most 100 meetings, with commas between them. */
  meetings: z.string().check(z.regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,99}$/i)),
})
