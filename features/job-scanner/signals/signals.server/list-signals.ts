import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { readCursor, writeCursor } from '#lib/list-cursor.ts'
import type { SignalItem, SignalQuery } from '#features/job-scanner/signals/signal.schema.ts'
import { lineOf } from '#features/job-scanner/rules/word-match.ts'
import { readSignals, toSignalItem, type DecidedSignal } from './read-signals.ts'

type Filter = Pick<SignalQuery, 'q' | 'state' | 'role'>

export async function findSignals(ctx: Ctx, { q, state, role }: Filter): Promise<DecidedSignal[]> {
  const words = q ? lineOf(q).trim() : ''
  return (await readSignals(ctx)).filter(
    (signal) =>
      (state === 'all' || signal.state === state) &&
      (role === undefined || signal.roles.includes(role)) &&
      lineOf(signal.company).includes(words),
  )
}

/** A page of signals, the strongest first. */
export async function listSignals(
  ctx: Ctx,
  query: SignalQuery,
): Promise<{ items: SignalItem[]; nextCursor: string | null; total: number }> {
  mustHave(ctx, 'scanner.read')
  const found = await findSignals(ctx, query)
  const last =
    query.cursor === undefined
      ? undefined
      : readCursor(query.cursor, 'signals', (key) => /^\d{1,3}$/.test(key))
  const isBeyond = ({ score, companyKey }: DecidedSignal) =>
    !last || score < Number(last.key) || (score === Number(last.key) && companyKey > last.id)
  const rest = found.filter(isBeyond)
  const page = rest.slice(0, query.limit)
  const end = rest.length > query.limit ? page.at(-1) : undefined
  return {
    items: page.map(toSignalItem),
    nextCursor: end ? writeCursor('signals', String(end.score), end.companyKey) : null,
    total: found.length,
  }
}
