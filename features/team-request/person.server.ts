import { asc, inArray } from 'drizzle-orm'
import type { PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { teamRequests } from './team-request.table.server.ts'

/** They carry the ids of their enquiries. */
export const teamRequestHolder: PersonHolder = {
  label: 'Team requests',
  columns: ['teamRequests.roles', 'teamRequests.location', 'teamRequests.skills'],
  texts: [
    {
      id: 'team_requests',
      label: 'Team request of another lead',
      table: teamRequests,
      columns: ['roles', 'location', 'skills'],
      key: [keyPart(teamRequests.id)],
      own: ({ recordIds }) => inArray(teamRequests.id, recordIds),
    },
  ],
  async exportPerson(ctx, { recordIds }) {
    const rows = await ctx.db
      .select()
      .from(teamRequests)
      .where(inArray(teamRequests.id, recordIds))
      .orderBy(asc(teamRequests.requestedAt), asc(teamRequests.id))
    return rows.map((fields) => ({ title: 'Team request', fields }))
  },
  async erasePerson(ctx, { recordIds }) {
    const { rowCount } = await ctx.db.delete(teamRequests).where(inArray(teamRequests.id, recordIds))
    return rowCount ?? 0
  },
}
