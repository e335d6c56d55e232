import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { devices } from '#features/analytics/devices.ts'

/** Measurements are kept as counts in bands 5 % wide (`vital-bands.ts`): any percentile of any span of days adds up from them, without single visits. */
export const vitalDays = pgTable(
  'vital_days',
  {
    day: date({ mode: 'string' }).notNull(),
    metric: text({ enum: ['LCP', 'FID', 'CLS', 'TTFB', 'FCP', 'INP'] }).notNull(),
    /** Of the kind of page, as `/usecases/…`: a hundred pages with sixty bands each would hardly add up. */
    path: text().notNull(),
    device: text({ enum: devices }).notNull(),
    band: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.metric, table.path, table.device, table.band] })],
)

/** Performance reports, by grade and by what it was lowered for (`LCP FID CLS`, those that apply). */
export const performanceDays = pgTable(
  'performance_days',
  {
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    device: text({ enum: devices }).notNull(),
    grade: smallint().notNull(),
    slow: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.device, table.grade, table.slow] })],
)
