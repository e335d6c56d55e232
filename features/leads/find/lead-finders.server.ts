import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Finder } from '#features/context/finder.ts'
import { activities } from '#features/leads/activity.table.server.ts'
import { companies, people } from '#features/leads/companies/company.table.server.ts'
import { enquiries } from '#features/leads/enquiry.table.server.ts'
import { activityNames, sourceNames } from '#features/leads/lead-words.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { termsOf } from '#features/leads/leads.server/lead-filter.ts'
import { readStages } from '#features/leads/stages/stages.server/read-stages.ts'
import { findCompanies, findLeads, findPeople } from './find-records.server.ts'
import { findTexts } from './find-texts.server.ts'
import { isWritten, textOfMessage } from './indexed-words.server.ts'

/** So many of the newest texts are looked through first. */
const newestTexts = 1000
const permission = 'leads.read'
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

const leadFinder: Finder = {
  kind: 'lead',
  permission,
  async find(ctx, q, limit, onCut) {
    const { id, name, company, email, stage } = leads
    const ids = await findLeads(ctx, { terms: termsOf(q), limit, onCut })
    const [rows, stages] =
      ids.length === 0
        ? [[], undefined]
        : await Promise.all([
            ctx.db.select({ id, name, company, email, stage }).from(leads).where(inArray(id, ids)),
            readStages(ctx),
          ])
    return inOrder(ids, rows).map((row) => ({
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
    const { id, name, email, jobTitle, companyId } = people
    const ids = await findPeople(ctx, { terms: termsOf(q), limit, onCut })
    const rows = await ctx.db
      .select({ id, name, email, jobTitle, company: companies.name })
      .from(people)
      .leftJoin(companies, eq(companies.id, companyId))
      .where(inArray(id, ids))
    return inOrder(ids, rows).map((row) => ({
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
    const { id, name, country } = companies
    const ids = await findCompanies(ctx, q, { limit, onCut })
    const rows = await ctx.db.select({ id, name, country }).from(companies).where(inArray(id, ids))
    return inOrder(ids, rows).map((row) => ({
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
    const texts = { table: enquiries, at: receivedAt, text: textOfMessage(enquiries), newest: newestTexts }
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
    const texts = { table: activities, at, text: sql`${body}`, isThere, newest: newestTexts }
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

/** Rows in the order of their ids. */
function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
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
