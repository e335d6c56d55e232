import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { mailboxes } from '#features/correspondence/correspondence.table.server.ts'
import { sealMailbox } from './mailbox-secret.server.ts'

export const usualFolders = ['INBOX', 'Sent']

/** At every start: the mailbox of IMAP_URL stands among the others, and one that a setting no longer names is read no more. */
export async function keepSettingsMailbox(ctx: Ctx): Promise<void> {
  const { imapUrl, imapFolders } = ctx.settings
  const url = imapUrl ? new URL(imapUrl) : undefined
  const isSecure = url?.protocol === 'imaps:'
  const [host, user] = [url?.hostname ?? '', decodeURIComponent(url?.username ?? '')]
  const port = Number(url?.port || (isSecure ? 993 : 143))
  await ctx.transaction(async (ctx) => {
    await ctx.db
      .update(mailboxes)
      .set({ isActive: false, isOfSettings: false })
      .where(and(eq(mailboxes.isOfSettings, true), ne(mailboxes.user, user)))
    if (!url) {
      await ctx.db
        .update(mailboxes)
        .set({ isActive: false, isOfSettings: false })
        .where(eq(mailboxes.isOfSettings, true))
      return
    }
    const same = and(eq(mailboxes.host, host), eq(mailboxes.port, port), eq(mailboxes.user, user))
    const [known] = await ctx.db.select({ id: mailboxes.id }).from(mailboxes).where(same)
    const id = known?.id ?? randomUUID()
    const fields = {
      id,
      host,
      port,
      user,
      isSecure,
      name: user,
      secret: await sealMailbox(ctx, id, decodeURIComponent(url.password)),
      signIn: 'password' as const,
      folders: [...(imapFolders ?? usualFolders)],
      isActive: true,
      isOfSettings: true,
    }
    await ctx.db
      .insert(mailboxes)
      .values({ ...fields, createdAt: ctx.clock.now() })
      .onConflictDoUpdate({ target: [mailboxes.host, mailboxes.port, mailboxes.user], set: fields })
  })
}
