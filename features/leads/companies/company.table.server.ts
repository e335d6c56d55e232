import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import { companySizes } from '#features/leads/lead.schema.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { tsvector, wordBreaks } from '#features/leads/search-vector.server.ts'
import { companyKey } from './company-key.server.ts'

const breaks = sql.raw(`'${wordBreaks.replaceAll("'", "''")}'`)
const blanks = sql.raw(`'${' '.repeat(wordBreaks.length)}'`)
const wordsOf = (text: SQL): SQL => sql`to_tsvector('simple', translate(${text}, ${breaks}, ${blanks}))`

/** A firm that people who enquire work for. */
export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Rises with each change: two people editing notice each other. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    /** The name without its legal form, signs and case: two companies that are in use never share one. */
    nameKey: text().generatedAlwaysAs((): SQL => companyKey(sql`${companies.name}`)),
    /** Of a row of `lead_sectors`, by the verbs. */
    sector: text(),
    size: text({ enum: companySizes }),
    country: text(),
    notes: text(),
    /** By the ids of the firm’s own fields. */
    custom: jsonb().$type<CustomValues>().notNull().default({}),
    archivedAt: instant(),
    /** The company that answers for it since they were merged. */
    mergedInto: uuid().references((): AnyPgColumn => companies.id, { onDelete: 'cascade' }),
    search: tsvector().generatedAlwaysAs((): SQL => wordsOf(sql`${companies.name}`)),
  },
  (table) => [
    uniqueIndex('companies_name_key')
      .on(table.nameKey)
      .where(sql`${table.mergedInto} is null`),
    index('companies_name').on(sql`lower(${table.name})`, table.id),
    index('companies_updated').on(table.updatedAt, table.id),
    index('companies_key').on(table.nameKey),
    index('companies_merged')
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    index('companies_custom')
      .using('gin', table.custom)
      .where(sql`${table.custom} <> '{}'`),
    index('companies_search').using('gin', table.search),
  ],
)

/** The mail domains of companies; each belongs to one. */
export const companyDomains = pgTable(
  'company_domains',
  {
    domain: text().primaryKey(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (table) => [index('company_domains_company').on(table.companyId, table.domain)],
)

/** Someone at a company, or by themselves. */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
    companyId: uuid().references(() => companies.id, { onDelete: 'set null' }),
    name: text().notNull(),
    jobTitle: text(),
    email: text(),
    emailKey: text(),
    phone: text(),
    phoneKey: text(),
    notes: text(),
    custom: jsonb().$type<CustomValues>().notNull().default({}),
    archivedAt: instant(),
    mergedInto: uuid().references((): AnyPgColumn => people.id, { onDelete: 'cascade' }),
    search: tsvector().generatedAlwaysAs((): SQL =>
      wordsOf(
        sql`${people.name} || ' ' || coalesce(${people.email}, '') || ' ' || coalesce(${people.phoneKey}, '')`,
      ),
    ),
  },
  (table) => [
    uniqueIndex('people_email_key').on(table.emailKey),
    index('people_company').on(table.companyId, table.id),
    index('people_name').on(sql`lower(${table.name})`, table.id),
    index('people_updated').on(table.updatedAt, table.id),
    index('people_merged')
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    index('people_custom')
      .using('gin', table.custom)
      .where(sql`${table.custom} <> '{}'`),
    index('people_search').using('gin', table.search),
  ],
)

/** At which company a lead is an opportunity. Beside the leads, not in them: a million of them are told apart without being written anew. */
export const leadCompanies = pgTable(
  'lead_companies',
  {
    leadId: uuid()
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (table) => [index('lead_companies_company').on(table.companyId, table.leadId)],
)

/** Who takes part in an opportunity; the first of them is the one who enquired. */
export const leadContacts = pgTable(
  'lead_contacts',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    isMain: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('lead_contacts_lead').on(table.leadId, table.personId),
    index('lead_contacts_person').on(table.personId, table.leadId),
  ],
)

export type Company = typeof companies.$inferSelect
export type PersonRow = typeof people.$inferSelect
