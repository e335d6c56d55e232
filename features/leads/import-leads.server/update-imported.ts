import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { customLog, heldOf } from '#features/custom-fields/custom-import.server.ts'
import { uniteCustom } from '#features/custom-fields/custom-values.server.ts'
import type { ImportFields } from '../import-fields.ts'
import type { KnownLead } from './match-leads.ts'
import { auditImport, noteImport, type Import } from './note-import.ts'
import { only, writeFields } from './write-fields.ts'

/** Writes fields of known leads, which the caller has locked. What a file says is no activity: the time for which a person is kept stays. */
export async function updateImported(
  ctx: Ctx,
  from: Import,
  list: { lead: KnownLead; changes: Partial<ImportFields> }[],
): Promise<void> {
  mustHave(ctx, 'leads.import')
  if (list.length === 0) return
  const inWords = await customLog(ctx, 'lead')
  await writeFields(
    ctx,
    list.map(({ lead, changes }) => ({
      lead,
      changes: { ...changes, custom: uniteCustom(changes.custom ?? {}, lead.custom) },
    })),
  )
  await noteImport(
    ctx,
    from,
    list.map(({ lead }) => lead.id),
    'Updated',
  )
  await auditImport(
    ctx,
    'lead',
    from,
    list.map(({ lead, changes: { custom, ...changes } }) => ({
      action: 'lead.import',
      entityId: lead.id,
      from: { ...only(lead, changes), ...inWords(heldOf(lead.custom, custom)) },
      to: { importId: from.id, ...changes, ...inWords(custom) },
    })),
  )
}
