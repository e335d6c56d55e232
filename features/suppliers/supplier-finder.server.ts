import { and, asc, ilike, isNull, or, sql } from 'drizzle-orm'
import type { Finder } from '#features/context/finder.ts'
import { likePattern } from '#lib/like-pattern.ts'
import { statusNames } from './supplier-words.ts'
import { suppliers } from './supplier.table.server.ts'

/** Suppliers by name, contact, place or skill. */
export const supplierFinder: Finder = {
  kind: 'supplier',
  permission: 'suppliers.read',
  async find(ctx, q, limit) {
    const { id, legalName, contactName, location, status, skills, archivedAt } = suppliers
    const like = likePattern(q)
    const rows = await ctx.db
      .select({ id, legalName, contactName, status })
      .from(suppliers)
      .where(
        and(
          isNull(archivedAt),
          or(
            ilike(legalName, like),
            ilike(contactName, like),
            ilike(location, like),
            sql`array_to_string(${skills}, ' ') ilike ${like}`,
          ),
        ),
      )
      .orderBy(sql`lower(${legalName})`, asc(id))
      .limit(limit)
    return rows.map((row) => ({
      id: row.id,
      title: row.legalName,
      detail: `${row.contactName} · ${statusNames[row.status]}`,
      url: `/supplier-form/${row.id}`,
    }))
  },
}
