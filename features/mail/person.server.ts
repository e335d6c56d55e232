import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, inArray, not, or, sql } from 'drizzle-orm'
import type { Person, PersonHolder } from '#features/context/person.ts'
import { mailFolder } from './mail-transport.server.ts'
import { mails } from './mail.table.server.ts'

/** Mails to the person, about them, or answered by them; those of staff accounts belong to the account. */
export const mailHolder: PersonHolder = {
  label: 'Mails',
  columns: ['mails.to', 'mails.replyTo', 'mails.replyToName', 'mails.subject', 'mails.text', 'mails.html'],
  async exportPerson(ctx, person) {
    const rows = await ctx.db
      .select({
        createdAt: mails.createdAt,
        to: mails.to,
        subject: mails.subject,
        state: mails.state,
        // Those of privacy requests hold links that confirm, and the desk tells what they say.
        text: sql<string | null>`case when ${mails.kind} like 'privacy.%' then null else ${mails.text} end`,
      })
      .from(mails)
      .where(theirs(person))
      .orderBy(asc(mails.createdAt), asc(mails.id))
    return rows.map((fields) => ({ title: 'Mail', fields }))
  },
  async erasePerson(ctx, person) {
    const gone = await ctx.db.delete(mails).where(theirs(person)).returning({ id: mails.id })
    const ids = new Set(gone.map(({ id }) => id))
    // Without a mail server mails are files that end in their id.
    const folder = mailFolder(ctx.settings)
    for (const name of await readdir(folder).catch(() => [])) {
      if (ids.has(name.replace(/\.eml$/, '').slice(-36))) await rm(join(folder, name), { force: true })
    }
    return gone.length
  },
  async listEmailKeys(ctx) {
    const rows = await ctx.db.selectDistinct({ key: sql<string>`lower(${mails.to})` }).from(mails)
    return rows.map(({ key }) => key)
  },
}

function theirs({ emailKey, leadIds }: Person) {
  const named =
    emailKey &&
    and(
      or(
        sql`lower(${mails.to}) = ${emailKey}`,
        sql`lower(${mails.replyTo}) = ${emailKey}`,
        sql`position(${emailKey}::text in lower(${mails.text})) > 0`,
      ),
      not(sql`${mails.kind} like 'user.%'`),
    )
  return or(inArray(mails.leadId, leadIds), named || undefined)
}
