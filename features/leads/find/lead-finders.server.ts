import { and, desc, eq, inArray, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { Finder } from '#features/context/finder.ts'
import { activities } from '#features/leads/activity.table.server.ts'
import { isCalled } from '#features/leads/companies/companies.server/list-companies.ts'
import { companies, people } from '#features/leads/companies/company.table.server.ts'
import { enquiries } from '#features/leads/enquiry.table.server.ts'
import { activityNames, sourceNames } from '#features/leads/lead-words.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { matchesWords } from '#features/leads/leads.server/lead-filter.ts'
import { awayStages } from '#features/leads/stages/stage-kind.ts'
import { readStages } from '#features/leads/stages/stages.server/read-stages.ts'
import { isWritten, wordsOfMessage, wordsOfNote } from './indexed-words.server.ts'
import { findTexts, nearThenFar } from './find-texts.server.ts'
import { fromWordIndex } from './word-index.server.ts'
import { visibleLeads } from '#features/leads/visible-leads.server.ts'

/** So many of the newest are looked through first: common words are soon met there. */
const newest = 1000
/** Of texts fewer: their words are taken out anew. */
const newestTexts = 300
const permission = 'leads.read'
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

const leadFinder: Finder = {
  kind: 'lead',
  permission,
  async find(ctx, q, limit, onCut) {
    const { id, name, company, email, stage, createdAt, search } = leads
    const isHere = and(visibleLeads(ctx), notInArray(stage, awayStages))
    const columns = { id, name, company, email, stage }
    const near = ctx.db
      .select({ ...columns, createdAt, search })
      .from(leads)
      .where(isHere)
      .orderBy(desc(createdAt), desc(id))
      .limit(newest)
      .as('near')
    const rows = await nearThenFar(
      limit,
      () =>
        ctx.db
          .select({
            id: near.id,
            name: near.name,
            company: near.company,
            email: near.email,
            stage: near.stage,
          })
          .from(near)
          .where(matchesWords(q, near.search))
          .orderBy(desc(near.createdAt))
          .limit(limit),
      () =>
        fromWordIndex(ctx, {
          q,
          onCut,
          work: (tx) =>
            tx.db
              .select(columns)
              .from(leads)
              .where(and(matchesWords(q), isHere))
              .limit(limit),
        }),
    )
    const stages = rows.length > 0 ? await readStages(ctx) : undefined
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      detail: joined(row.company, row.email, stages?.nameOf(row.stage)),
      url: `/lead-form/${row.id}`,
    }))
  },
}

const personFinder: Finder = {
  kind: 'person',
  permission,
  async find(ctx, q, limit, onCut) {
    const { id, name, email, jobTitle, updatedAt, search, mergedInto, archivedAt } = people
    const isHere = and(isNull(mergedInto), isNull(archivedAt))
    const columns = { id, name, email, jobTitle, company: companies.name }
    const select = (tx: Ctx, where: SQL | undefined) =>
      tx.db
        .select(columns)
        .from(people)
        .leftJoin(companies, eq(companies.id, people.companyId))
        .where(where)
        .limit(limit)
    const near = ctx.db
      .select({ id, search })
      .from(people)
      .where(isHere)
      .orderBy(desc(updatedAt), desc(id))
      .limit(newest)
      .as('near')
    const rows = await nearThenFar(
      limit,
      () =>
        ctx.db
          .select(columns)
          .from(near)
          .innerJoin(people, eq(people.id, near.id))
          .leftJoin(companies, eq(companies.id, people.companyId))
          .where(matchesWords(q, near.search))
          .limit(limit),
      () =>
        fromWordIndex(ctx, {
          q,
          onCut,
          work: (tx) => select(tx, and(matchesWords(q, search), isHere)),
        }),
    )
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      detail: joined(row.jobTitle, row.company, row.email),
      url: `/people/${row.id}`,
    }))
  },
}

const companyFinder: Finder = {
  kind: 'company',
  permission,
  async find(ctx, q, limit, onCut) {
    const rows = await fromWordIndex(ctx, {
      q,
      onCut,
      work: (tx) =>
        tx.db
          .select({ id: companies.id, name: companies.name, country: companies.country })
          .from(companies)
          .where(and(isCalled(tx, q), isNull(companies.mergedInto), isNull(companies.archivedAt)))
          .limit(limit),
    })
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      detail: joined(row.country),
      url: `/companies/${row.id}`,
    }))
  },
}

const enquiryFinder: Finder = {
  kind: 'enquiry',
  permission,
  async find(ctx, q, limit, onCut) {
    const { id, leadId, name, company, message, source, receivedAt } = enquiries
    const texts = { table: enquiries, at: receivedAt, words: wordsOfMessage(enquiries), newest: newestTexts }
    const ids = await findTexts(ctx, texts, { q, limit, onCut })
    const rows = await ctx.db
      .select({ id, leadId, name, company, message, source })
      .from(enquiries)
      .where(inArray(id, ids))
      .orderBy(desc(receivedAt))
    return rows.map((row) => ({
      id: row.id,
      title: excerptAround(row.message ?? '', q),
      detail: joined(row.name, row.company, sourceNames[row.source]),
      url: `/lead-form/${row.leadId}`,
    }))
  },
}

const noteFinder: Finder = {
  kind: 'note',
  permission,
  async find(ctx, q, limit, onCut) {
    const { id, leadId, kind, body, actorName, deletedAt, at } = activities
    const isThere = and(isWritten(activities), isNull(deletedAt))
    const texts = { table: activities, at, words: wordsOfNote(activities), isThere, newest: newestTexts }
    const ids = await findTexts(ctx, texts, { q, limit, onCut })
    const rows = await ctx.db
      .select({ id, leadId, kind, body, actorName })
      .from(activities)
      .where(inArray(id, ids))
      .orderBy(desc(at))
    return rows.map((row) => ({
      id: row.id,
      title: excerptAround(row.body, q),
      detail: joined(activityNames[row.kind], row.actorName),
      url: `/lead-form/${row.leadId}`,
    }))
  },
}

export const leadFinders: Finder[] = [leadFinder, companyFinder, personFinder, enquiryFinder, noteFinder]

const excerptLength = 90

/** The stretch of a text in which the first of the words stands. */
export function excerptAround(text: string, q: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const [word = ''] = q.toLowerCase().split(/\s+/)
  const at = Math.max(0, line.toLowerCase().indexOf(word) - excerptLength / 3)
  const start = at === 0 ? 0 : line.indexOf(' ', at) + 1
  const part = line.slice(start, start + excerptLength).trimEnd()
  return `${start > 0 ? '… ' : ''}${part}${start + excerptLength < line.length ? ' …' : ''}`
}
