import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { noticeKinds } from '#features/context/notice.ts'
import { roomKinds, roomStates, type Choices, type RoomNoticeKind } from './notification.schema.ts'

/** Told to one user. It names what it is about by id alone, so that it holds nothing of a person but who wrote. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().notNull(),
    kind: text({ enum: noticeKinds }).notNull(),
    key: text().notNull(),
    leadId: uuid(),
    recordId: uuid(),
    dueAt: instant(),
    /** The colleague who assigned or mentioned. */
    actorName: text(),
    createdAt: instant().notNull(),
    /** False for who doesn’t want this kind in the list: the row keeps it from being told twice. */
    isShown: boolean().notNull(),
    readAt: instant(),
    /** When its mail was put into the outbox. */
    mailedAt: instant(),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.key),
    index('notifications_user')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`${table.isShown}`),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.isShown} and ${table.readAt} is null`),
    index('notifications_lead')
      .on(table.leadId)
      .where(sql`${table.leadId} is not null`),
    index('notifications_created').on(table.createdAt),
  ],
)

export const notificationSettings = pgTable('notification_settings', {
  userId: uuid().primaryKey(),
  choices: jsonb().$type<Choices>().notNull(),
  /** Hours and minutes in London, such as 18:00; null for none. */
  quietFrom: text(),
  quietTo: text(),
})

/** A browser that shows notifications while the site is closed. */
export const pushBrowsers = pgTable(
  'push_browsers',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().notNull(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('push_browsers_user').on(table.userId)],
)

/** The one pair by which push services know the site; the private key sealed where SECRETS_KEY is set. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  createdAt: instant().notNull(),
})

/** Slack channels and Teams chats, by their incoming webhook, whose address is a secret: sealed where SECRETS_KEY is set. */
export const noticeRooms = pgTable('notice_rooms', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: roomKinds }).notNull(),
  name: text().notNull(),
  url: text().notNull(),
  kinds: jsonb().$type<RoomNoticeKind[]>().notNull(),
  isOn: boolean().notNull(),
  version: integer().notNull().default(1),
  createdAt: instant().notNull(),
  lastSentAt: instant(),
  /** What went wrong at the last try, in our words; null once one went through. */
  lastError: text(),
})

/** What a room was told, once. */
export const roomNotices = pgTable(
  'room_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    roomId: uuid()
      .notNull()
      .references(() => noticeRooms.id, { onDelete: 'cascade' }),
    kind: text({ enum: noticeKinds }).notNull(),
    key: text().notNull(),
    leadId: uuid(),
    recordId: uuid(),
    dueAt: instant(),
    state: text({ enum: roomStates }).notNull().default('queued'),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('room_notices_once').on(table.roomId, table.key),
    index('room_notices_created').on(table.createdAt),
    index('room_notices_lead')
      .on(table.leadId)
      .where(sql`${table.leadId} is not null`),
  ],
)
