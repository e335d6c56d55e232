import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { mailboxes, mailboxFolders, type StoredMailbox } from './correspondence.table.server.ts'
import { sealMailbox } from './imap/mailbox-secret.server.ts'
import type { MailboxChange, MailboxItem, NewMailbox } from './mailbox.schema.ts'
import { deleteForNow, undoerOfDeletion } from '#features/leads/undo/deleted-rows.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

export async function listMailboxes(ctx: Ctx) {
  mustHave(ctx, 'mailboxes.write')
  const rows = await ctx.db.select().from(mailboxes).orderBy(asc(mailboxes.name), asc(mailboxes.id))
  return { items: rows.map(itemOf), isSealed: ctx.settings.secretsKey !== undefined }
}

/** Throws `invalid` without a way to sign in and `conflict` for a mailbox that is there already. */
export async function createMailbox(ctx: Ctx, input: NewMailbox): Promise<MailboxItem> {
  mustHave(ctx, 'mailboxes.write')
  const { password, oauth, ...fields } = input
  const secret = password ?? oauth
  if (secret === undefined) {
    const message = 'Please give the password'
    throw new AppError('invalid', message, { errors: { password: message } })
  }
  const id = randomUUID()
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.db
      .insert(mailboxes)
      .values({
        ...fields,
        id,
        secret: await sealMailbox(ctx, id, secret),
        signIn: password === undefined ? 'xoauth2' : 'password',
        createdAt: ctx.clock.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new AppError('conflict', 'This mailbox has already been added')
    await ctx.audit({ action: 'mailbox.create', entity: 'mailbox', entityId: id, to: fields })
    return itemOf(row)
  })
}

/** Throws `conflict` when somebody else changed it, and for the one of the settings. */
export async function updateMailbox(ctx: Ctx, input: MailboxChange & { id: string }): Promise<MailboxItem> {
  mustHave(ctx, 'mailboxes.write')
  const { id, version, password, oauth, ...fields } = input
  return ctx.transaction(async (ctx) => {
    const before = await lockMailbox(ctx, id)
    if (before.isOfSettings) throw new AppError('conflict', 'IMAP_URL sets this mailbox: change it there')
    if (before.version !== version)
      throw new AppError('conflict', 'Someone else changed this mailbox in the meantime', {
        data: { current: itemOf(before) },
      })
    const secret = password ?? oauth
    const [row] = await ctx.db
      .update(mailboxes)
      .set({
        ...fields,
        ...(secret !== undefined && {
          secret: await sealMailbox(ctx, id, secret),
          signIn: password === undefined ? ('xoauth2' as const) : ('password' as const),
        }),
        problem: null,
        version: sql`${mailboxes.version} + 1`,
      })
      .where(eq(mailboxes.id, id))
      .returning()
    if (!row) throw new Error('An update of a locked row answered no row')
    const { secret: _, ...from } = before
    await ctx.audit({ action: 'mailbox.update', entity: 'mailbox', entityId: id, from, to: fields })
    return itemOf(row)
  })
}

/** What was read of it stays. */
export async function deleteMailbox(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'mailboxes.write')
  return ctx.transaction(async (ctx) => {
    const before = await lockMailbox(ctx, id)
    if (before.isOfSettings) throw new AppError('conflict', 'IMAP_URL sets this mailbox: remove it there')
    const { secret: _, ...from } = before
    await ctx.audit({ action: 'mailbox.delete', entity: 'mailbox', entityId: id, from })
    return deleteForNow(ctx, mailboxUndo, id)
  })
}

/** With how far its folders were read. */
export const mailboxUndo = undoerOfDeletion({
  kind: 'mailbox',
  permission: 'mailboxes.write',
  tables: [
    { table: mailboxes, id: mailboxes.id },
    { table: mailboxFolders, id: mailboxFolders.mailboxId },
  ],
  taken: 'This mailbox has been added again in the meantime',
})

async function lockMailbox(ctx: Ctx, id: string): Promise<StoredMailbox> {
  const [row] = await ctx.db.select().from(mailboxes).where(eq(mailboxes.id, id)).for('update')
  if (!row) throw new AppError('not_found', 'This mailbox isn’t here any more')
  return row
}

function itemOf(row: StoredMailbox): MailboxItem {
  const { id, name, host, port, isSecure, user, signIn, folders } = row
  const { isActive, isOfSettings, readAt, problem, version } = row
  const what = { id, name, host, port, isSecure, user, signIn, folders, isActive, isOfSettings }
  return { ...what, readAt: readAt?.toISOString() ?? null, problem, version }
}
