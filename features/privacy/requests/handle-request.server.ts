import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isUser } from '#features/context/actor.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { PersonHolder } from '#features/context/person.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { dueDayOf } from './due-date.ts'
import { forgetTerms, settleMentions } from '#features/privacy/mentions/decide-mention.server.ts'
import { noteErasure } from '#features/privacy/erasure/erasures.server.ts'
import { startSearch } from '#features/privacy/mentions/mention-search.server.ts'
import { placesOfMentions } from '#features/privacy/mentions/mentions.server.ts'
import { nobody } from '#features/privacy/person.server.ts'
import {
  copyAsText,
  copyPerson,
  erasePerson,
  findPerson,
  keptOf,
} from '#features/privacy/erasure/person-data.server.ts'
import type { ErasureResult, RequestAnswer } from './privacy-requests.schema.ts'
import { isOpen, needsIdentity } from './privacy-kinds.ts'
import { answerMail, erasedMail, extensionMail, identityMail } from './privacy-mails.server.ts'
import { confirmBy, newKey } from '#features/privacy/privacy.server.ts'
import { privacyRequests, type StoredRequest } from '#features/privacy/privacy.table.server.ts'

interface Change {
  id: string
  version: number
}
/** A request that is open, with who asked. */
type Open = StoredRequest & { name: string; email: string; emailKey: string }

/** Begins to work on a request: its handler is the person who does. */
export const takeRequest = (ctx: Ctx, change: Change) =>
  changeRequest(ctx, change, 'take', async (_, row) => ({
    status: row.status === 'received' ? 'in_work' : row.status,
  }))

/** Sends the link again, with a key of its own: the former one opens nothing any more. */
export const askIdentity = (ctx: Ctx, change: Change) =>
  changeRequest(ctx, change, 'identity-ask', async (ctx, row) => {
    if (row.confirmedAt) throw new AppError('conflict', 'The address is confirmed already')
    const key = newKey()
    await ctx.sendMail(identityMail(ctx.settings, row, key))
    return { status: 'identity_asked', ...confirmBy(key, ctx.clock.now()) }
  })

/** Staff know the person otherwise, and say how. */
export const confirmIdentity = (ctx: Ctx, { how, ...change }: Change & { how: string }) =>
  changeRequest(ctx, change, 'identity-confirm', async (ctx, row) => {
    if (needsIdentity(row.kind)) await startSearch(ctx, row.id)
    return { status: 'in_work', confirmedAt: ctx.clock.now(), confirmedHow: how }
  })

/** Two more months for a complex request, told within the first. Throws `conflict` the second time. */
export const extendRequest = (ctx: Ctx, { reason, ...change }: Change & { reason: string }) =>
  changeRequest(ctx, change, 'extend', async (ctx, row) => {
    if (row.extendedAt) throw new AppError('conflict', 'This request was extended already')
    const dueOn = dueDayOf(row.receivedAt, 3)
    await ctx.sendMail(extensionMail({ ...row, dueOn }, reason))
    return { dueOn, extendedAt: ctx.clock.now(), extensionReason: reason }
  })

/** The last word by mail, with the copy under it where it is asked for. Throws `conflict` while it isn't known whose address it is. */
export const answerRequest = (
  ctx: Ctx,
  holders: PersonHolder[],
  { id, version, outcome, text, withCopy }: Change & RequestAnswer,
) =>
  changeRequest(ctx, { id, version }, outcome === 'done' ? 'answer' : 'refuse', async (ctx, row) => {
    if (outcome === 'done' && row.kind === 'erasure')
      throw new AppError('conflict', 'An erasure is answered by erasing, or refused with the reason')
    if (withCopy || (outcome === 'done' && needsIdentity(row.kind))) mustBeConfirmed(row)
    const copy = withCopy ? await readableCopy(ctx, holders, row) : undefined
    await forgetTerms(ctx, row.id)
    await ctx.sendMail(answerMail(row, { outcome, text, copy }))
    return { status: outcome, answer: text, closedAt: ctx.clock.now() }
  })

async function readableCopy(ctx: Ctx, holders: PersonHolder[], { id, emailKey, email, reference }: Open) {
  const person = await findPerson(ctx, holders, { emailKey })
  const parts = await copyPerson(ctx, holders, person)
  const mentions = await placesOfMentions(ctx, holders, id)
  return copyAsText({ reference, email, madeAt: ctx.clock.now().toISOString(), parts, mentions })
}

/**
 * Erases the person of a request everywhere, ends the request and tells them, in one transaction; of the address only a keyed hash
 * stays. Throws `conflict` while it isn't known whose address it is or a mention is undecided, and `invalid` when the typed one is another.
 */
export async function eraseByRequest(
  ctx: Ctx,
  holders: PersonHolder[],
  { email, ...change }: Change & { email: string },
): Promise<ErasureResult> {
  const result = { version: change.version + 1, reference: '', erased: 0, kept: new Array<string>() }
  await changeRequest(ctx, change, 'erase', async (ctx, row) => {
    mustBeConfirmed(row)
    if (emailKeyOf(email) !== row.emailKey) {
      const message = 'This is not the address of the request'
      throw new AppError('invalid', message, { errors: { email: message } })
    }
    const mentions = await settleMentions(ctx, holders, row.id)
    await forgetTerms(ctx, row.id)
    // Closed first, so that the erasure finds nothing of it to keep.
    await ctx.db
      .update(privacyRequests)
      .set({ ...nobody, status: 'done' })
      .where(eq(privacyRequests.id, row.id))
    const person = await findPerson(ctx, holders, { emailKey: row.emailKey })
    result.kept = [...(await keptOf(ctx, holders, person)), ...mentions.kept]
    result.erased = await erasePerson(ctx, holders, row.emailKey)
    result.reference = row.reference
    const { reference } = row
    await noteErasure(ctx, row.emailKey, { reference, removals: mentions.removals })
    await ctx.sendMail(erasedMail(row, result.kept))
    return { status: 'done', closedAt: ctx.clock.now() }
  })
  return result
}

function mustBeConfirmed({ confirmedAt }: StoredRequest) {
  if (!confirmedAt)
    throw new AppError('conflict', 'First confirm that the address is theirs: ask again, or say how you know')
}

type Columns = Partial<typeof privacyRequests.$inferInsert>

/** One change to an open request, in one transaction. Its audit row says that it was done and names nobody. */
async function changeRequest(
  ctx: Ctx,
  { id, version }: Change,
  action: string,
  work: (ctx: Ctx, row: Open) => Promise<Columns>,
): Promise<void> {
  mustHave(ctx, 'privacy.write')
  await ctx.transaction(async (ctx) => {
    const [row] = await ctx.db.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update')
    if (!row) throw new AppError('not_found', 'There is no such request')
    const { name, email, emailKey } = row
    if (!isOpen(row.status) || name === null || email === null || emailKey === null)
      throw new AppError('conflict', 'This request is closed')
    if (row.version !== version)
      throw new AppError('conflict', 'Someone else changed this request in the meantime')
    const { actor } = ctx
    const change = await work(ctx, { ...row, name, email, emailKey })
    await ctx.db
      .update(privacyRequests)
      .set({
        ...change,
        version: version + 1,
        ...(isUser(actor) && { handlerId: actor.userId, handlerName: actor.name }),
      })
      .where(eq(privacyRequests.id, id))
    await ctx.audit({
      action: `privacy.${action}`,
      entity: 'privacy',
      entityId: id,
      from: { status: row.status },
      to: { status: change.status ?? row.status },
    })
  })
}
