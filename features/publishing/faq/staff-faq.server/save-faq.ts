import { sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { faqGroups } from '#content/faq/index.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import type { FaqFields, FaqItem, NewFaq } from '../faq.schema.ts'
import { readMarkdown } from '#features/publishing/posts/markdown.server.ts'
import { faqEntries, faqOrders } from '../faq.table.server.ts'
import { findPage } from '#features/publishing/published-pages.server.ts'
import { slugOf } from '#features/publishing/slug.ts'
import { findFaq, listFaq } from './list-faq.ts'

/** Adds an answered question at the end of its group. Its anchor is made of the question unless given, and is never one that is taken. */
export async function createFaq(ctx: Ctx, input: NewFaq): Promise<FaqItem> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    await lockFaq(ctx)
    await mustFit(ctx, input)
    const taken = new Set(faqGroups.map(({ id }) => id))
    for (const { items } of (await listFaq(ctx)).groups) for (const { anchor } of items) taken.add(anchor)
    if (input.anchor && taken.has(input.anchor)) {
      const message = 'Another question has this anchor'
      throw new AppError('invalid', message, { errors: { anchor: message } })
    }
    const anchor = input.anchor ?? freeAnchor(input.question, taken)
    await write(ctx, anchor, input, { isHidden: false, version: 0 })
    await ctx.audit({
      action: 'faq.create',
      entity: 'faq',
      entityId: anchor,
      to: { group: input.group, question: input.question },
    })
    return written(ctx, anchor)
  })
}

/** Changes words, group or further pages. Throws `conflict` with `data.current` when someone else has since `version`. */
export async function updateFaq(
  ctx: Ctx,
  { anchor, version, ...fields }: FaqFields & { anchor: string; version: number },
): Promise<FaqItem> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    await lockFaq(ctx)
    await mustFit(ctx, fields)
    const before = await getFaq(ctx, anchor)
    if (isSame(before, fields)) return before
    if (before.version !== version)
      throw new AppError('conflict', 'Someone else changed this question in the meantime', {
        data: { current: before },
      })
    await write(ctx, anchor, fields, before)
    await ctx.audit({
      action: 'faq.update',
      entity: 'faq',
      entityId: anchor,
      from: { group: before.group, question: before.question, answer: before.answer },
      to: fields,
    })
    return written(ctx, anchor)
  })
}

/** Takes a question off the page, or puts it back in its place. */
export async function hideFaq(ctx: Ctx, input: { anchor: string; isHidden: boolean }): Promise<FaqItem> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    await lockFaq(ctx)
    const before = await getFaq(ctx, input.anchor)
    if (before.isHidden === input.isHidden) return before
    await write(ctx, before.anchor, before, { ...before, isHidden: input.isHidden })
    await ctx.audit({
      action: input.isHidden ? 'faq.hide' : 'faq.show',
      entity: 'faq',
      entityId: before.anchor,
      from: { isHidden: before.isHidden },
      to: { isHidden: input.isHidden },
    })
    return written(ctx, before.anchor)
  })
}

/** Puts the questions of a group in this order; one that isn't named comes after them. */
export async function orderFaq(
  ctx: Ctx,
  { group, anchors }: { group: string; anchors: string[] },
): Promise<void> {
  mustHave(ctx, 'content.write')
  await ctx.transaction(async (ctx) => {
    await lockFaq(ctx)
    const known = (await listFaq(ctx)).groups.find(({ id }) => id === group)
    if (!known) throw new AppError('not_found', 'There is no such group of questions')
    const present = known.items.map(({ anchor }) => anchor)
    const wanted = [...new Set(anchors)].filter((anchor) => present.includes(anchor))
    await ctx.db
      .insert(faqOrders)
      .values({ groupId: group, anchors: wanted })
      .onConflictDoUpdate({ target: faqOrders.groupId, set: { anchors: wanted } })
    await ctx.audit({ action: 'faq.order', entity: 'faq', entityId: group, from: present, to: wanted })
    await raiseContentVersion(ctx)
  })
}

async function mustFit(ctx: Ctx, { group, see, answer }: FaqFields) {
  readMarkdown(answer, 'answer')
  if (!faqGroups.some(({ id }) => id === group)) {
    const message = 'There is no such group of questions'
    throw new AppError('invalid', message, { errors: { group: message } })
  }
  for (const path of see) {
    if (await findPage(ctx, path)) continue
    const message = `There is no page at ${path}`
    throw new AppError('invalid', message, { errors: { see: message } })
  }
}

async function write(
  ctx: Ctx,
  anchor: string,
  { group, question, answer, see }: FaqFields,
  { isHidden, version }: Pick<FaqItem, 'isHidden' | 'version'>,
) {
  const row = {
    groupId: group,
    question,
    answer,
    see,
    isHidden,
    version: version + 1,
    updatedAt: ctx.clock.now(),
    updatedBy: ctx.actor.name,
  }
  await ctx.db
    .insert(faqEntries)
    .values({ anchor, ...row })
    .onConflictDoUpdate({ target: faqEntries.anchor, set: row })
  await raiseContentVersion(ctx)
}

async function getFaq(ctx: Ctx, anchor: string): Promise<FaqItem> {
  const found = await findFaq(ctx, anchor)
  if (!found) throw new AppError('not_found', 'This question isn’t here')
  return found
}

const written = getFaq

const isSame = (before: FaqItem, fields: FaqFields) =>
  before.group === fields.group &&
  before.question === fields.question &&
  before.answer === fields.answer &&
  before.see.join('\n') === fields.see.join('\n')

/** One change of the questions at a time, so that two anchors are never the same. */
async function lockFaq(ctx: Ctx) {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('faq'))`)
}

function freeAnchor(question: string, taken: Set<string>): string {
  const words = slugOf(question).split('-').slice(0, 6).join('-')
  const base = /^[a-z]/.test(words) ? words : `question-${words}`.replace(/-$/, '')
  for (let number = 1; ; number += 1) {
    const anchor = number === 1 ? base : `${base}-${number}`
    if (!taken.has(anchor)) return anchor
  }
}
