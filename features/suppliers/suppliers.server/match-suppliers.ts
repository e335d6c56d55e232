import { longDate } from '#lib/office-time.ts'
import { and, arrayOverlaps, asc, eq, isNull, not } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { todayOf } from '../checks.ts'
import { checkNames } from '../supplier-words.ts'
import { matchOf, type Need } from '../match.ts'
import type { MatchAnswer, MatchList } from '../supplier-answer.schema.ts'
import { suppliers } from '../supplier.table.server.ts'
import { lacksCheck } from './list-suppliers.ts'
import { readRunning } from './placements.ts'
import { readFacts, toSupplierItem } from './supplier-row.ts'

const mostShown = 10

/** The shortlist for a request: approved suppliers whose needed checks hold today, the best first, with the reasons. */
export async function matchSuppliers(ctx: Ctx, need: Need): Promise<MatchList> {
  mustHave(ctx, 'suppliers.read')
  const now = ctx.clock.now()
  const today = todayOf(now)
  const fits = and(
    eq(suppliers.status, 'approved'),
    isNull(suppliers.archivedAt),
    arrayOverlaps(
      suppliers.roles,
      need.roles.map(({ role }) => role),
    ),
  )
  const [rows, lapsed] = await Promise.all([
    ctx.db
      .select()
      .from(suppliers)
      .where(and(fits, not(lacksCheck(ctx))))
      .orderBy(asc(suppliers.id)),
    ctx.db.$count(suppliers, and(fits, lacksCheck(ctx))),
  ])
  const best = rows
    .flatMap((row) => {
      const match = matchOf(need, row, today)
      return match ? [{ row, match }] : []
    })
    .sort((a, b) => b.match.score - a.match.score || a.row.legalName.localeCompare(b.row.legalName))
    .slice(0, mostShown)
  const ids = best.map(({ row }) => row.id)
  const factsOf = await readFacts(ctx, ids)
  const runningOf = await readRunning(ctx, ids, need.startBy && need.startBy > today ? need.startBy : today)
  const items = best.map(({ row, match }): MatchAnswer => {
    const supplier = toSupplierItem(row, factsOf(row.id), now)
    return {
      supplier,
      ...match,
      caveats: [...match.caveats, ...runningOf(row.id), ...endingBefore(supplier, need.startBy)],
    }
  })
  return { items, nextCursor: null, lapsed }
}

/** Needed checks that hold today but no longer on the first day. */
function endingBefore({ attention }: MatchAnswer['supplier'], startBy: string | null): string[] {
  return attention
    .filter(({ isNeeded, expiresOn }) => isNeeded && expiresOn && startBy && expiresOn < startBy)
    .map(
      ({ kind, expiresOn }) => `${checkNames[kind]} ends on ${longDate(expiresOn ?? '')}, before the start`,
    )
}
