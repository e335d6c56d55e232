import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import type { PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { idInName, mailFiles, tracelessFilesOf } from './mail-files.server.ts'
import { mailFolder } from './mail-transport.server.ts'
import { mails } from './mail.table.server.ts'
import { mailsOf } from './mails-of-person.server.ts'

/** Mails to the person, about them, or answered by them; those of staff accounts belong to the account. */
export const mailHolder: PersonHolder = {
  label: 'Mails',
  columns: ['mails.to', 'mails.replyTo', 'mails.replyToName', 'mails.subject', 'mails.text', 'mails.html'],
  texts: [
    {
      id: 'mails',
      label: 'Mail to someone else',
      table: mails,
      columns: ['replyToName', 'subject', 'text', 'html'],
      key: [keyPart(mails.id)],
      // One that is on its way would arrive changed; those of accounts belong to the account.
      where: sql`${mails.state} <> 'queued' and ${mails.kind} not like 'user.%'`,
      own: mailsOf,
      path: sql`'/mails'`,
    },
  ],
  files: mailFiles,
  async exportPerson(ctx, person) {
    const rows = await ctx.db
      .select({
        createdAt: mails.createdAt,
        to: mails.to,
        subject: mails.subject,
        state: mails.state,
        // These hold links that confirm, and what they say is told with the request and the subscription.
        text: sql<
          string | null
        >`case when ${mails.kind} like 'privacy.%' or ${mails.kind} like 'newsletter.%' then null else ${mails.text} end`,
      })
      .from(mails)
      .where(mailsOf(person))
      .orderBy(asc(mails.createdAt), asc(mails.id))
    return rows.map((fields) => ({ title: 'Mail', fields }))
  },
  async erasePerson(ctx, person) {
    const gone = await ctx.db.delete(mails).where(mailsOf(person)).returning({ id: mails.id })
    const ids = new Set(gone.map(({ id }) => id))
    // Without a mail server mails are files that end in their id.
    const folder = mailFolder(ctx.settings)
    for (const name of await readdir(folder).catch(() => [])) {
      if (ids.has(idInName(name))) await rm(join(folder, name), { force: true })
    }
    for (const name of await tracelessFilesOf(ctx, person)) await rm(join(folder, name), { force: true })
    return gone.length
  },
  async listEmailKeys(ctx) {
    const rows = await ctx.db.selectDistinct({ key: sql<string>`lower(${mails.to})` }).from(mails)
    return rows.map(({ key }) => key)
  },
}
