import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import { companySizes, sources, type Consent, type Touch } from './lead.schema.ts'
import type { Signals } from './lead-score.ts'
import { tsvector, wordBreaks } from './search-vector.server.ts'
import { isOfKind } from './stages/stage-kind.server.ts'

const breaks = sql.raw(`'${wordBreaks.replaceAll("'", "''")}'`)
const blanks = sql.raw(`'${' '.repeat(wordBreaks.length)}'`)

/** When a reply is due to someone who still waits for one; infinity for everybody else. An index holds it. */
export function waitingUntil(lead: { firstReplyAt: PgColumn; stage: PgColumn; replyDueAt: PgColumn }): SQL {
  return sql`coalesce(case when ${lead.firstReplyAt} is null and ${isOfKind(lead.stage, 'open')}
    then ${lead.replyDueAt} end, 'infinity'::timestamptz)`
}

/** An address without what stands after a plus sign: the same mailbox. An index holds it. */
export function mailboxOf(emailKey: PgColumn): SQL {
  return sql`(regexp_replace(${emailKey}, '[+][^@]*@', '@'))`
}

export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Rises with each change: two people editing notice each other. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    email: text(),
    emailKey: text(),
    company: text().notNull().default(''),
    domain: text(),
    phone: text(),
    phoneKey: text(),
    /** Of a row of `lead_sectors`, by the verbs. */
    sector: text(),
    companySize: text({ enum: companySizes }),
    country: text(),
    problem: text(),
    /** Of a row of `lead_stages`, by the verbs: a reference would lock that row with each enquiry. */
    stage: text().notNull().default('new'),
    /** Of a merged lead: the one that answers for it now. Its address stays here, so that what is sent from it finds the way. */
    mergedInto: uuid().references((): AnyPgColumn => leads.id, { onDelete: 'cascade' }),
    /** Of a row of `loss_reasons`. */
    lossReasonId: uuid(),
    /** What was said of it in words, beside a reason or in place of one. */
    lostReason: text(),
    ownerId: uuid(),
    ownerName: text(),
    source: text({ enum: sources }).notNull(),
    firstTouch: jsonb().$type<Touch>().notNull(),
    lastTouch: jsonb().$type<Touch>().notNull(),
    consents: jsonb().$type<Consent[]>().notNull(),
    signals: jsonb().$type<Signals>().notNull(),
    fit: smallint().notNull(),
    /** Engagement as it counts at any time: see engagementMass of lead-score.ts. */
    engagementMass: doublePrecision().notNull(),
    /** From when the promise counts; null on one that an earlier release gave. */
    replySince: instant(),
    replyRiskAt: instant(),
    replyDueAt: instant(),
    firstReplyAt: instant(),
    /** Whole pounds. */
    value: integer(),
    /** The day on which it is thought to be won. */
    expectedClose: date(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** By the ids of the firm’s own fields. */
    custom: jsonb().$type<CustomValues>().notNull().default({}),
    lastActivityAt: instant().notNull(),
    retainUntil: instant().notNull(),
    /** Since when nothing tells who it was. */
    anonymisedAt: instant(),
    search: tsvector().generatedAlwaysAs(
      (): SQL => sql`to_tsvector('simple', translate(
        ${leads.name} || ' ' || coalesce(${leads.email}, '') || ' ' || ${leads.company} || ' ' || coalesce(${leads.phoneKey}, ''),
        ${breaks}, ${blanks}))`,
    ),
  },
  (table) => [
    uniqueIndex('leads_email_key').on(table.emailKey),
    index('leads_mailbox')
      .on(mailboxOf(table.emailKey))
      .where(sql`${table.emailKey} is not null`),
    index('leads_merged')
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    index('leads_created').on(table.createdAt, table.id),
    index('leads_stage').on(table.stage, table.createdAt, table.id),
    index('leads_owner').on(table.ownerId, table.createdAt, table.id),
    // A person's own board.
    index('leads_owner_stage').on(table.ownerId, table.stage, table.createdAt, table.id),
    index('leads_source').on(table.source, table.createdAt, table.id),
    index('leads_sector').on(table.sector, table.createdAt, table.id),
    index('leads_late')
      .on(table.createdAt, table.id)
      .where(sql`${table.firstReplyAt} > ${table.replyDueAt}`),
    index('leads_engagement').on(table.engagementMass, table.id),
    index('leads_waiting').on(sql`(${waitingUntil(table)})`, table.id),
    index('leads_name').on(sql`lower(${table.name})`, table.id),
    index('leads_domain')
      .on(table.domain)
      .where(sql`${table.domain} is not null`),
    index('leads_phone')
      .on(table.phoneKey)
      .where(sql`${table.phoneKey} is not null`),
    index('leads_tags')
      .using('gin', table.tags)
      .where(sql`${table.tags} <> '{}'`),
    // Few leads are tagged: the newest of them are found along this one, a rare tag by the one above.
    index('leads_tagged')
      .on(table.createdAt, table.id)
      .where(sql`${table.tags} <> '{}'`),
    index('leads_custom')
      .using('gin', table.custom)
      .where(sql`${table.custom} <> '{}'`),
    index('leads_search').using('gin', table.search),
    index('leads_retention')
      .on(table.retainUntil, table.id)
      .where(sql`${table.anonymisedAt} is null`),
  ],
)

const { search: _, ...columns } = getTableColumns(leads)
/** Every column but the search vector, which only queries read. */
export const leadColumns = columns

export type Lead = Omit<typeof leads.$inferSelect, 'search'>
