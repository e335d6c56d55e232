import { z } from 'zod/mini'
import { noticeKinds, type NoticeKind } from '#features/context/notice.ts'
import type { Permission } from '#features/context/permissions.ts'

/** Who can act on it, and so is told. */
export const permissionOf: Record<NoticeKind, Permission> = {
  reply_at_risk: 'leads.write',
  reply_breached: 'leads.write',
  assigned: 'leads.write',
  task_due: 'leads.write',
  meeting_begins: 'leads.write',
  meeting_declined: 'leads.write',
  chat_waiting: 'conversations.answer',
  mention: 'leads.read',
  mail_failed: 'mail.read',
  board_failing: 'scanner.read',
  backup_failed: 'backup.read',
  document_expiring: 'suppliers.write',
}

export const kindNames: Record<NoticeKind, string> = {
  reply_at_risk: 'A reply is at risk',
  reply_breached: 'A reply is overdue',
  assigned: 'A lead is assigned to me',
  task_due: 'A task is due',
  meeting_begins: 'A meeting begins',
  meeting_declined: 'A meeting is declined',
  chat_waiting: 'Someone is waiting in the chat',
  mention: 'A colleague mentions me',
  mail_failed: 'A mail can’t be delivered',
  board_failing: 'A job board can’t be read',
  backup_failed: 'A backup failed',
  document_expiring: 'A supplier’s document expires',
}

export const channels = ['app', 'mail', 'push'] as const
export type Channel = (typeof channels)[number]
export const channelNames: Record<Channel, string> = {
  app: 'In the list',
  mail: 'By mail',
  push: 'On devices',
}

const chosen = z.array(z.enum(channels))
export const choices = z.partialRecord(z.enum(noticeKinds), chosen)
export type Choices = z.infer<typeof choices>

const byMail: readonly NoticeKind[] = ['reply_breached', 'mention', 'backup_failed', 'document_expiring']

/** What someone gets who never chose. */
export const channelsOf = (chosenOnes: Choices, kind: NoticeKind): readonly Channel[] =>
  chosenOnes[kind] ?? (byMail.includes(kind) ? ['app', 'mail', 'push'] : ['app', 'push'])

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please give a time such as 18:00'))

export const notificationSettingsSchema = z
  .object({ choices, quietFrom: z.nullable(time), quietTo: z.nullable(time) })
  .check(
    z.refine(
      ({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null) && !isSame(quietFrom, quietTo),
      { error: 'Quiet hours need different start and end times', path: ['quietTo'] },
    ),
  )
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>

const isSame = (from: string | null, to: string | null) => from !== null && from === to

export const notificationQuery = z.object({
  /** `1` leaves out what was read. */
  unread: z.optional(z.literal('1')),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})

export const notification = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  at: z.string(),
  readAt: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  title: z.string(),
  /** The screen that it leads to. */
  to: z.string(),
})
export type Notification = z.infer<typeof notification>

export const notificationPage = z.object({
  items: z.array(notification),
  nextCursor: z.nullable(z.string()),
  /** 100 means a hundred or more. */
  unread: z.number(),
})
export type NotificationPage = z.infer<typeof notificationPage>

/** These, or all that came until then. */
export const readMark = z.union([
  z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  z.object({ until: z.iso.datetime() }),
])
export const unreadCount = z.object({ unread: z.number() })

export const pushBrowser = z.object({
  endpoint: z.url().check(z.maxLength(1000), z.startsWith('https://', 'Push services are asked by https')),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
  }),
})
export type PushBrowser = z.infer<typeof pushBrowser>
export const pushEndpoint = z.object({ endpoint: z.url().check(z.maxLength(1000)) })
export const pushKey = z.object({ publicKey: z.string() })

export const roomKinds = ['slack', 'teams'] as const
export const roomKindNames = { slack: 'Slack', teams: 'Microsoft Teams' } as const
export const roomStates = ['queued', 'sending', 'sent', 'failed'] as const
/** What concerns a whole room, not one colleague. */
export const roomNoticeKinds = [
  'reply_at_risk',
  'reply_breached',
  'chat_waiting',
  'mail_failed',
  'board_failing',
  'backup_failed',
] as const satisfies NoticeKind[]
export type RoomNoticeKind = (typeof roomNoticeKinds)[number]

const webhook = z
  .url('Please paste the address of the incoming webhook')
  .check(
    z.maxLength(1000, 'An address has at most 1,000 characters'),
    z.startsWith('https://', 'A webhook’s address begins with https://'),
  )
const roomName = z.string().check(
  z.trim(),
  z.minLength(1, 'Please give it a name'),
  z.maxLength(80, 'Please use at most 80 characters'),
  z.refine(
    (text) => text.isWellFormed() && !text.includes('\0'),
    'This name holds a character that can’t be stored',
  ),
)
const kinds = z.array(z.enum(roomNoticeKinds)).check(z.minLength(1, 'Please choose what it is told of'))

export const newRoom = z.object({ kind: z.enum(roomKinds), name: roomName, url: webhook, kinds })
export type NewRoom = z.infer<typeof newRoom>
export const roomChange = z.object({
  version: z.int(),
  name: z.optional(roomName),
  kinds: z.optional(kinds),
  isOn: z.optional(z.boolean()),
})
export type RoomChange = z.infer<typeof roomChange>
export const room = z.object({
  id: z.string(),
  kind: z.enum(roomKinds),
  name: z.string(),
  /** Of the webhook, whose address is never told again. */
  host: z.string(),
  kinds: z.array(z.enum(roomNoticeKinds)),
  isOn: z.boolean(),
  version: z.number(),
  lastSentAt: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
})
export type Room = z.infer<typeof room>
export const roomList = z.object({ items: z.array(room) })
