import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { checksOn, lackingOf, todayOf } from '../checks.ts'
import { checkFaults } from '../supplier-words.ts'
import type { Supplier } from '../supplier.table.server.ts'
import { readFacts } from './supplier-row.ts'

/** Why each supplier can't be put forward as it stands today, in words; null for one that can. */
export async function readConcerns(
  ctx: Ctx,
  list: readonly Supplier[],
): Promise<(supplier: Supplier) => string | null> {
  const factsOf = await readFacts(ctx, [...new Set(list.map(({ id }) => id))])
  const today = todayOf(ctx.clock.now())
  return ({ id, status, archivedAt }) => {
    if (archivedAt) return 'In the archive'
    if (status === 'rejected') return 'Rejected'
    if (status === 'paused') return 'Paused'
    if (status !== 'approved') return 'Not approved yet'
    const checks = checksOn(today, factsOf(id).checks)
    const lacking = lackingOf(checks)
    return lacking.length > 0 ? `Not matched: ${checkFaults({ checks, lacking })}` : null
  }
}

/** Nobody is put forward or placed who was put away. */
export function mustBeInUse({ legalName, status, archivedAt }: Supplier): void {
  if (archivedAt) throw new AppError('conflict', `${legalName} is in the archive. Restore it first.`)
  if (status === 'rejected')
    throw new AppError('conflict', `${legalName} is rejected. Give it another status first.`)
}
