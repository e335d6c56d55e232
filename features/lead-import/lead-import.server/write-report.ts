import { and, asc, eq, gt } from 'drizzle-orm'
import { toCsv, type Cell } from '#lib/csv.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { ImportKind } from '../lead-import.schema.ts'
import { leadImportRows } from '../lead-import.table.server.ts'
import { readImport } from './import-row.ts'
import type { ImportRow } from './file-rows.ts'
import { changesOf, changeWords } from './list-imports.ts'

const together = 1000
const recordNames: Record<ImportKind, string> = {
  lead: 'Lead',
  company: 'Company',
  person: 'Person',
  supplier: 'Supplier',
}

/** What became of each row, with its own cells, as CSV in pieces. Throws `not_found` before the first. */
export async function writeReport(ctx: Ctx, id: string): Promise<AsyncGenerator<string>> {
  mustHave(ctx, 'leads.import')
  const { header, kind } = await readImport(ctx, id)
  await ctx.audit({ action: 'import.report', entity: 'import', entityId: id })
  return report(ctx, id, kind, header ?? [])
}

function addressOf({ settings }: Ctx, { leadId, companyId, personId, supplierId }: ImportRow): string | null {
  if (leadId) return `${settings.siteUrl}/lead-form/${leadId}`
  if (companyId) return `${settings.siteUrl}/companies/${companyId}`
  if (supplierId) return `${settings.siteUrl}/supplier-form/${supplierId}`
  return personId && `${settings.siteUrl}/people/${personId}`
}

async function* report(ctx: Ctx, id: string, kind: ImportKind, header: string[]): AsyncGenerator<string> {
  // Excel takes a file for UTF-8 only with this mark.
  yield `\uFEFF${toCsv([['Line', 'Result', 'Reason', 'Changes', 'Undone', recordNames[kind], ...header]])}`
  const words = await changeWords(ctx, kind)
  let last = 0
  for (;;) {
    const rows = await ctx.db
      .select()
      .from(leadImportRows)
      .where(and(eq(leadImportRows.importId, id), gt(leadImportRows.row, last)))
      .orderBy(asc(leadImportRows.row))
      .limit(together)
    if (rows.length > 0) {
      yield toCsv(
        rows.map((row): Cell[] => [
          row.line,
          row.outcome ?? row.verdict,
          row.undoReason ?? row.reason,
          changesOf(row, words)
            .map(({ field, from, to }) => `${field}: ${from || 'empty'} → ${to}`)
            .join('; '),
          row.undoOutcome,
          addressOf(ctx, row),
          ...row.cells,
        ]),
      )
    }
    last = rows.at(-1)?.row ?? last
    if (rows.length < together) return
  }
}
