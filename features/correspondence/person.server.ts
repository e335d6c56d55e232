import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { heldRecord, type Person, type PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import {
  attachments,
  bouncedAddresses,
  messages,
  replyTokens,
  seenMessages,
} from './correspondence.table.server.ts'

/** Mails with the person, and what they or their mail server sent before anybody knew whose it is. */
function messagesOf({ emailKey, leadIds }: Person) {
  const sent =
    emailKey &&
    or(
      sql`lower(${messages.fromAddress}) = ${emailKey}`,
      sql`lower(${messages.bouncedAddress}) = ${emailKey}`,
    )
  return or(inArray(messages.leadId, leadIds), sent || undefined)
}

const bouncedOf = ({ emailKey }: Person) =>
  emailKey ? eq(bouncedAddresses.addressKey, emailKey) : sql`false`

const ownFiles = (person: Person) =>
  sql`${attachments.messageId} in (select ${messages.id} from ${messages} where ${messagesOf(person)})`

const pathOf = sql`case when ${messages.leadId} is null then '/inbox' else '/lead-form/' || ${messages.leadId} end`

export const correspondenceHolder: PersonHolder = {
  label: 'Correspondence',
  columns: [
    'messages.fromName',
    'messages.fromAddress',
    'messages.to',
    'messages.cc',
    'messages.subject',
    'messages.text',
    'messages.html',
    'messages.calendar',
    'messages.bouncedAddress',
    'messages.authorName',
    'attachments.name',
    'bouncedAddresses.addressKey',
    'bouncedAddresses.reason',
  ],
  texts: [
    {
      id: 'messages',
      label: 'Mail with someone else',
      table: messages,
      columns: ['fromName', 'to', 'cc', 'subject', 'text', 'html', 'calendar'],
      key: [keyPart(messages.id)],
      // One that is on its way would arrive changed.
      where: sql`${messages.state} not in ('held', 'queued')`,
      own: messagesOf,
      path: pathOf,
    },
    {
      id: 'attachments',
      label: 'File of a mail with someone else',
      table: attachments,
      columns: ['name'],
      key: [keyPart(attachments.id)],
      own: ownFiles,
      path: sql`'/leads'`,
    },
  ],
  async findRecords(ctx, person) {
    const rows = await ctx.db.select({ id: messages.id }).from(messages).where(messagesOf(person))
    return { recordIds: rows.map(({ id }) => id) }
  },
  async exportPerson(ctx, person) {
    const rows = await ctx.db
      .select({
        at: messages.at,
        direction: messages.direction,
        fromName: messages.fromName,
        fromAddress: messages.fromAddress,
        to: messages.to,
        cc: messages.cc,
        subject: messages.subject,
        text: messages.text,
        calendar: messages.calendar,
        state: messages.state,
        // By names in full: within a select of one table Drizzle writes columns without theirs.
        files: sql<
          string[]
        >`array(select f.name from ${attachments} f where f.message_id = messages.id order by f.position)`,
      })
      .from(messages)
      .where(messagesOf(person))
      .orderBy(asc(messages.at), asc(messages.id))
    const bounced = await ctx.db
      .select({
        address: bouncedAddresses.addressKey,
        reason: bouncedAddresses.reason,
        at: bouncedAddresses.at,
      })
      .from(bouncedAddresses)
      .where(bouncedOf(person))
    return [
      ...rows.map((row) => heldRecord('Mail', row)),
      ...bounced.map((row) => heldRecord('A mail to you that did not arrive', row)),
    ]
  },
  async erasePerson(ctx, person) {
    const gone = await ctx.db
      .delete(messages)
      .where(messagesOf(person))
      .returning({ fingerprint: messages.fingerprint })
    await forget(
      ctx,
      gone.map(({ fingerprint }) => fingerprint),
    )
    await ctx.db.delete(replyTokens).where(inArray(replyTokens.leadId, person.leadIds))
    const bounced = await ctx.db.delete(bouncedAddresses).where(bouncedOf(person))
    return gone.length + (bounced.rowCount ?? 0)
  },
  async listEmailKeys(ctx) {
    const rows = await ctx.db
      .selectDistinct({ key: sql<string>`lower(${messages.fromAddress})` })
      .from(messages)
      .where(eq(messages.direction, 'in'))
    return rows.map(({ key }) => key)
  },
}

const together = 1000

/** They may still lie in a mailbox: read again, they stay away. */
export async function forget(ctx: Ctx, fingerprints: string[]): Promise<void> {
  const at = ctx.clock.now()
  for (let start = 0; start < fingerprints.length; start += together) {
    const rows = fingerprints.slice(start, start + together).map((fingerprint) => ({ fingerprint, at }))
    await ctx.db.insert(seenMessages).values(rows).onConflictDoNothing()
  }
}
