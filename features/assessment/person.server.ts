import { asc, inArray } from 'drizzle-orm'
import type { PersonHolder } from '#features/context/person.ts'
import { assessments } from './assessment.table.server.ts'

/** Only those whose report was sent are anybody's. */
export const assessmentHolder: PersonHolder = {
  label: 'Readiness assessments',
  columns: ['assessments.answers', 'assessments.result'],
  async findRecords(ctx, { leadIds }) {
    const rows = await ctx.db
      .select({ id: assessments.id })
      .from(assessments)
      .where(inArray(assessments.leadId, leadIds))
    return { recordIds: rows.map(({ id }) => id) }
  },
  async exportPerson(ctx, { leadIds }) {
    const rows = await ctx.db
      .select()
      .from(assessments)
      .where(inArray(assessments.leadId, leadIds))
      .orderBy(asc(assessments.startedAt), asc(assessments.id))
    return rows.map((fields) => ({ title: 'Readiness assessment', fields }))
  },
  async erasePerson(ctx, { leadIds }) {
    // The keys go with them.
    const { rowCount } = await ctx.db.delete(assessments).where(inArray(assessments.leadId, leadIds))
    return rowCount ?? 0
  },
}
