import { and, inArray } from 'drizzle-orm'
import type { RecordNamer } from '#features/context/record-namer.ts'
import { companies, people } from './companies/company.table.server.ts'
import { leads } from './lead.table.server.ts'
import { visibleLeads } from './visible-leads.server.ts'

export const leadNamers: RecordNamer[] = [
  {
    entity: 'lead',
    namesOf: (ctx, ids) =>
      ctx.db
        .select({ id: leads.id, name: leads.name })
        .from(leads)
        .where(and(inArray(leads.id, ids), visibleLeads(ctx))),
  },
  {
    entity: 'company',
    namesOf: (ctx, ids) =>
      ctx.db
        .select({ id: companies.id, name: companies.name })
        .from(companies)
        .where(inArray(companies.id, ids)),
  },
  {
    entity: 'person',
    namesOf: (ctx, ids) =>
      ctx.db.select({ id: people.id, name: people.name }).from(people).where(inArray(people.id, ids)),
  },
]
