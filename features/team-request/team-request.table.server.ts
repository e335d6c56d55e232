import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { seniorities, workPlaces } from '#config/roles.ts'
import { lengths, starts } from './request-choices.ts'
import type { TeamNeed } from './team-request.schema.ts'

/** What an enquiry asked for. Words and person stay with the enquiry, and this goes when it goes. */
export const teamRequests = pgTable(
  'team_requests',
  {
    /** That of the enquiry. */
    id: uuid().primaryKey(),
    requestedAt: instant().notNull(),
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
