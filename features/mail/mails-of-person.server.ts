import { and, inArray, not, or, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { Person } from '#features/context/person.ts'
import { mails } from './mail.table.server.ts'

/** Mails to the person, about them, or answered by them. */
export function mailsOf({ emailKey, leadIds }: Person) {
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

export async function mailIdsOf(ctx: Ctx, person: Person): Promise<Set<string>> {
  const rows = await ctx.db.select({ id: mails.id }).from(mails).where(mailsOf(person))
  return new Set(rows.map(({ id }) => id))
}
