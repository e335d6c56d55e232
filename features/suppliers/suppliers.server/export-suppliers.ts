import { asc, gt } from 'drizzle-orm'
import { placeNames, roleNames, seniorityNames } from '#config/roles.ts'
import { csvPages, type CsvColumn } from '#lib/csv-pages.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { customColumns } from '#features/custom-fields/custom-columns.server.ts'
import { statusNames, typeNames } from '../supplier-words.ts'
import { suppliers, type Supplier } from '../supplier.table.server.ts'

const file: CsvColumn<Supplier>[] = [
  { name: 'ID', of: ({ id }) => id },
  { name: 'Name', of: ({ legalName }) => legalName },
  { name: 'Kind', of: ({ type }) => typeNames[type] },
  { name: 'Contact', of: ({ contactName }) => contactName },
  { name: 'Email', of: ({ contactEmail }) => contactEmail },
  { name: 'Phone', of: ({ contactPhone }) => contactPhone },
  { name: 'Roles', of: ({ roles }) => roles.map((role) => roleNames[role]).join('; ') },
  { name: 'Skills', of: ({ skills }) => skills.join('; ') },
  { name: 'Seniority', of: ({ seniority }) => seniorityNames[seniority] },
  { name: 'Day rate', of: ({ dayRate }) => dayRate },
  { name: 'Location', of: ({ location }) => location },
  { name: 'Works', of: ({ remote }) => placeNames[remote] },
  { name: 'Available from', of: ({ availableFrom }) => availableFrom },
  { name: 'People', of: ({ capacity }) => capacity },
  { name: 'Status', of: ({ status }) => statusNames[status] },
  { name: 'Why', of: ({ statusReason }) => statusReason },
  { name: 'Notes', of: ({ notes }) => notes },
  { name: 'In the archive since', of: ({ archivedAt }) => archivedAt?.toISOString() },
  { name: 'Created', of: ({ createdAt }) => createdAt.toISOString() },
]

/** All suppliers as CSV in pieces, those in the archive too. What was asked for is in the log before the first piece. */
export async function exportSuppliers(ctx: Ctx): Promise<AsyncGenerator<string>> {
  mustHave(ctx, 'leads.export')
  const count = await ctx.db.$count(suppliers)
  await ctx.audit({ action: 'supplier.export', entity: 'supplier', entityId: 'list', to: { count } })
  return csvPages([...file, ...(await customColumns(ctx, 'supplier'))], (after, limit) =>
    ctx.db
      .select()
      .from(suppliers)
      .where(after ? gt(suppliers.id, after) : undefined)
      .orderBy(asc(suppliers.id))
      .limit(limit),
  )
}
