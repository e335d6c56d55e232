import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { wordsOfMail } from './words-of-mail.server.ts'
import type { CalendarPart } from './meetings/invitation.schema.ts'
import { authenticationResults, messageKinds, messageStates, type MailAddress } from './message-kinds.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Every mail to or from someone we talk with, as it was written. */
export const messages = pgTable(
  'messages',
  {
    /** One of ours has the same id in the outbox. */
    id: uuid().primaryKey().defaultRandom(),
    /** Null while nobody knows whose it is. */
    leadId: uuid(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    kind: text({ enum: messageKinds }).notNull().default('written'),
    state: text({ enum: messageStates }).notNull(),
    /** With its angle brackets; made up from the content where the sender gave none. */
    messageId: text().notNull(),
    /** The same for each copy of one mail, whichever way it reached us. */
    fingerprint: text().notNull(),
    inReplyTo: text(),
    references: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    fromName: text().notNull().default(''),
    fromAddress: text().notNull(),
    to: jsonb().$type<MailAddress[]>().notNull(),
    cc: jsonb().$type<MailAddress[]>().notNull().default([]),
    /** How many more addresses it named than are kept. */
    otherRecipients: integer().notNull().default(0),
    subject: text().notNull(),
    text: text().notNull(),
    /** As it arrived, perhaps cut: only ever shown in a sandbox. */
    html: text(),
    /** Of one of ours: what it puts into the calendar of its reader. */
    calendar: jsonb().$type<CalendarPart>(),
    /** Something of it went beyond a limit and is left out. */
    isCut: boolean().notNull().default(false),
    authentication: text({ enum: authenticationResults }).notNull().default('none'),
    /** The address that a bounce is about. */
    bouncedAddress: text(),
    /** The enquiry that was made of it: the first word of someone new. */
    enquiryId: uuid(),
    /** Who wrote it, of ours. */
    authorId: uuid(),
    authorName: text(),
    /** Who of ours looks after it while it belongs to no lead. */
    ownerId: uuid(),
    ownerName: text(),
    /** Opens its HTML for some minutes: a frame can't sign in. */
    viewKey: text(),
    viewUntil: instant(),
    /** When staff discarded it; a day later it goes. */
    discardedAt: instant(),
    /** When it leaves, of one that is held. */
    sendAt: instant(),
    /** When it was sent or came in. */
    at: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('messages_fingerprint').on(table.fingerprint),
    index('messages_lead').on(table.leadId, table.at, table.id),
    uniqueIndex('messages_view_key').on(table.viewKey),
    index('messages_message_id').on(table.messageId),
    index('messages_meeting')
      .on(sql`(${table.calendar} ->> 'meetingId')`, table.createdAt)
      .where(sql`${table.calendar} is not null`),
    index('messages_unassigned')
      .on(table.at, table.id)
      .where(sql`lead_id is null and state = 'received'`),
    index('messages_waiting')
      .on(table.at, table.id)
      .where(sql`lead_id is null and state = 'received' and kind = 'written'`),
    index('messages_newest').on(table.at),
    index('messages_words').using('gin', wordsOfMail(table)),
    index('messages_from').on(sql`lower(${table.fromAddress})`),
  ],
)
export type StoredMessage = typeof messages.$inferSelect

/** Files of mails; one without a message was uploaded for a mail that is still being written. */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    /** Of the file, without anything that a system gives a meaning to. */
    name: text().notNull(),
    /** What the bytes are, not what the sender says. */
    type: text().notNull(),
    size: integer().notNull(),
    /** How the HTML of its mail names it. */
    contentId: text(),
    position: integer().notNull().default(0),
    uploadedById: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('attachments_message').on(table.messageId, table.position),
    index('attachments_loose')
      .on(table.createdAt)
      .where(sql`message_id is null`),
  ],
)

/** The bytes, in pieces that a backup and a download take one by one. */
export const attachmentParts = pgTable(
  'attachment_parts',
  {
    attachmentId: uuid()
      .notNull()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attachmentId, table.part] })],
)

/** What stands in the address that a lead answers to. After a merge a lead has several. */
export const replyTokens = pgTable(
  'reply_tokens',
  { token: text().primaryKey(), leadId: uuid().notNull(), createdAt: instant().notNull() },
  (table) => [index('reply_tokens_lead').on(table.leadId, table.createdAt)],
)

/** Fingerprints of mails that are not kept: erased, or older than the mailbox here and of nobody we know. They don't come back. */
export const seenMessages = pgTable('seen_messages', {
  fingerprint: text().primaryKey(),
  at: instant().notNull(),
})

/** Addresses at which a mail of ours did not arrive. */
export const bouncedAddresses = pgTable('bounced_addresses', {
  addressKey: text().primaryKey(),
  reason: text().notNull(),
  messageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
  at: instant().notNull(),
})

/** Mailboxes that are read by IMAP. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    host: text().notNull(),
    port: integer().notNull(),
    isSecure: boolean().notNull().default(true),
    user: text().notNull(),
    /** The password, or what XOAUTH2 needs as JSON; sealed with SECRETS_KEY where there is one. */
    secret: text().notNull(),
    signIn: text({ enum: ['password', 'xoauth2'] })
      .notNull()
      .default('password'),
    folders: text().array().notNull(),
    isActive: boolean().notNull().default(true),
    /** Of IMAP_URL: it follows the setting and is not edited. */
    isOfSettings: boolean().notNull().default(false),
    /** When it was last read to its end. */
    readAt: instant(),
    /** What keeps it from being read, in our words. */
    problem: text(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('mailboxes_account').on(table.host, table.port, table.user)],
)
export type StoredMailbox = typeof mailboxes.$inferSelect

/** How far a folder was read. It moves on in the transaction that keeps the mail. */
export const mailboxFolders = pgTable(
  'mailbox_folders',
  {
    mailboxId: uuid()
      .notNull()
      .references(() => mailboxes.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    /** Another one means that the server numbers its messages anew. */
    uidValidity: bigint({ mode: 'number' }).notNull(),
    lastUid: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailboxId, table.path] })],
)

/** Words that are written often, with fields such as {{first name}}. */
export const mailTemplates = pgTable('mail_templates', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant().notNull(),
})
