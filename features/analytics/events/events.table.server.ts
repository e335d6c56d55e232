import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { devices } from '#features/analytics/devices.ts'

/** Raw events, written in order of time: a BRIN index is a few pages for ten million of them. Nothing here tells one visitor from another. */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    name: text().notNull(),
    /** Which tool, demo or file; empty for the rest. */
    subject: text().notNull(),
    /** Canonical, without a query. */
    path: text().notNull(),
    device: text({ enum: devices }).notNull(),
    isEntry: boolean().notNull(),
    /** One word for where the visit came from: campaign source, else `ref` or `source`, else the host, else `direct`. */
    origin: text().notNull(),
    utmSource: text(),
    utmMedium: text(),
    utmCampaign: text(),
    utmTerm: text(),
    utmContent: text(),
    ref: text(),
    source: text(),
    referrerHost: text(),
    props: jsonb(),
  },
  (table) => [index('events_at').using('brin', table.at)],
)

const sums = { events: integer().notNull(), entries: integer().notNull() }

/** Sums by where visits came from and what they did. `day` is that of London’s clocks; see `summedDays.clock`. */
export const originDays = pgTable(
  'origin_days',
  {
    day: date({ mode: 'string' }).notNull(),
    origin: text().notNull(),
    medium: text().notNull(),
    campaign: text().notNull(),
    device: text({ enum: devices }).notNull(),
    name: text().notNull(),
    subject: text().notNull(),
    ...sums,
  },
  (table) => [
    primaryKey({
      columns: [
        table.day,
        table.origin,
        table.medium,
        table.campaign,
        table.device,
        table.name,
        table.subject,
      ],
    }),
  ],
)

/** Sums by source, campaign and device of what the overview, the sources and the funnel show: a tenth of `origin_days`. */
export const sourceDays = pgTable(
  'source_days',
  {
    day: date({ mode: 'string' }).notNull(),
    origin: text().notNull(),
    medium: text().notNull(),
    campaign: text().notNull(),
    device: text({ enum: devices }).notNull(),
    visits: integer().notNull(),
    views: integer().notNull(),
    started: integer().notNull(),
    finished: integer().notNull(),
    sent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.origin, table.medium, table.campaign, table.device] })],
)

/** Sums by page, origin and device, for a look at one origin; the campaign is in `origin_days`. */
export const pageDays = pgTable(
  'page_days',
  {
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    origin: text().notNull(),
    device: text({ enum: devices }).notNull(),
    name: text().notNull(),
    ...sums,
  },
  (table) => [
    primaryKey({ columns: [table.origin, table.day, table.path, table.device, table.name] }),
    // Views of pages are read from the index alone.
    index('page_days_views')
      .on(table.origin, table.day, table.device, table.path, table.events)
      .where(sql`${table.name} = 'page_view'`),
  ],
)

/** Sums by page and device, whatever the origin: a tenth of `page_days`. */
export const pathDays = pgTable(
  'path_days',
  {
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    device: text({ enum: devices }).notNull(),
    name: text().notNull(),
    ...sums,
  },
  (table) => [
    primaryKey({ columns: [table.day, table.path, table.device, table.name] }),
    index('path_days_views')
      .on(table.day, table.device, table.path, table.events)
      .where(sql`${table.name} = 'page_view'`),
  ],
)

const clocks = ['london', 'utc'] as const

/** The days whose sums are made, each after its end: later ones are read from the raw events. */
export const summedDays = pgTable('summed_days', {
  day: date({ mode: 'string' }).primaryKey(),
  summedAt: instant().notNull(),
  /** By whose midnight. Null: by UTC’s, in an earlier release, and not looked at since; `utc`: so too, and too few raw events are left to sum it again. */
  clock: text({ enum: clocks }),
})

/** `limited` is what came faster than is kept. */
export const filterReasons = ['robot', 'no user agent', 'other site', 'limited'] as const

/** What was left out, by reason: only its number. */
export const filteredDays = pgTable(
  'filtered_days',
  {
    day: date({ mode: 'string' }).notNull(),
    reason: text({ enum: filterReasons }).notNull(),
    /** The robot's name in its user agent. */
    agent: text().notNull(),
    events: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reason, table.agent] })],
)
