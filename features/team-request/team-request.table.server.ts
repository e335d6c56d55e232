import { date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { seniorities, workPlaces } from '#config/roles.ts'
import { lengths, starts } from './request-choices.ts'
import type { TeamNeed } from './team-request.schema.ts'

/** What an enquiry asked for. Words and person stay with the enquiry, and this goes when it goes. */
export const teamRequests = pgTable(
  'team_requests',
  {
    /** That of the enquiry. */
    id: uuid().primaryKey(),
    requestedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    roles: jsonb().$type<TeamNeed['roles']>().notNull(),
    seniority: text({ enum: seniorities }),
    start: text({ enum: starts }),
    startBy: date(),
    length: text({ enum: lengths }),
    place: text({ enum: workPlaces }),
    location: text(),
    rateFrom: integer(),
    rateTo: integer(),
    skills: text().array().notNull(),
  },
  (table) => [index('team_requests_at').on(table.requestedAt, table.id)],
)
