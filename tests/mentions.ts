import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { decideMention } from '#features/privacy/mentions/decide-mention.server.ts'
import { confirmIdentity, eraseByRequest } from '#features/privacy/requests/handle-request.server.ts'
import { runSearch } from '#features/privacy/mentions/mention-search.server.ts'
import type { MentionItem } from '#features/privacy/mentions/mention.schema.ts'
import { listMentions } from '#features/privacy/mentions/mentions.server.ts'
import { listPrivacyRequests } from '#features/privacy/requests/privacy-requests.server.ts'
import { submitPrivacyRequest } from '#features/privacy/privacy.server.ts'
import { personHolders } from '#server/personal-data.ts'
import type { TestCtx } from './context.ts'

export const maeve = { name: 'Maeve Quill', email: 'maeve.quill@castings.example' }
export const places = personHolders.flatMap(({ texts = [] }) => texts)

export async function confirmed(ctx: TestCtx, kind: 'erasure' | 'access' = 'erasure', who = maeve) {
  const { reference } = await submitPrivacyRequest(ctx.as('visitor'), { kind, ...who })
  const { items } = await listPrivacyRequests(ctx, { state: 'open', q: reference, limit: 1 })
  const id = items[0]?.id ?? ''
  await confirmIdentity(ctx.as('admin'), { id, version: 1, how: 'Called back' })
  return id
}

/** Of the search that is wanted now. */
export async function runOf(ctx: TestCtx, requestId: string): Promise<string> {
  const { rows } = await ctx.database.pool.query('select run from mention_searches where request_id = $1', [
    requestId,
  ])
  return rows[0]?.run ?? ''
}

/** The search for mentions that a confirmed address begins. */
export async function search(ctx: TestCtx, requestId: string, budgetMs?: number) {
  await runSearch(ctx, personHolders, { requestId, run: await runOf(ctx, requestId) }, budgetMs)
}

export const list = (ctx: TestCtx, id: string, state: 'open' | 'decided' = 'open') =>
  listMentions(ctx, personHolders, id, { state, limit: 50 })
export async function allOf(ctx: TestCtx, id: string) {
  const items: MentionItem[] = []
  for (let cursor: string | undefined; ;) {
    const page = await listMentions(ctx, personHolders, id, { state: 'open', limit: 7, cursor })
    items.push(...page.items)
    if (!page.nextCursor) return items
    cursor = page.nextCursor
  }
}
export const mentionIn = async (ctx: TestCtx, id: string, label: string): Promise<MentionItem> => {
  const found = (await list(ctx, id)).items.find((item) => item.label === label)
  if (!found) throw new Error(`No mention in ${label}`)
  return found
}
export const decide = (
  ctx: TestCtx,
  requestId: string,
  { id, textHash }: MentionItem,
  decision: 'remove' | 'keep' | 'not_theirs',
  reason?: string,
) => decideMention(ctx, personHolders, { requestId, id, decision, textHash, reason })

export async function otherLead(ctx: TestCtx, note: string) {
  const lead = await createLead(ctx.as('sales'), {
    name: 'Orla Finch',
    email: `${crypto.randomUUID()}@foundry.example`,
    company: 'Finch',
    source: 'manual',
  })
  await logActivity(ctx.as('sales'), { leadId: lead.id, kind: 'note', body: note })
  return lead.id
}
export const bodies = async (ctx: TestCtx) =>
  (await ctx.database.pool.query("select body from activities where kind = 'note'")).rows.map(
    ({ body }) => body,
  )
export const erase = (ctx: TestCtx, id: string, version = 2) =>
  eraseByRequest(ctx.as('admin'), personHolders, { id, version, email: maeve.email })
