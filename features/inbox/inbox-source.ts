import type { Ctx } from '#features/context/context.server.ts'
import type { InboxFilter, InboxItem, InboxKind } from './inbox.schema.ts'

export interface SourceQuery {
  after?: { key: string; id: string } | undefined
  limit: number
  whose: Exclude<InboxFilter, 'snoozed'>
  exclude: readonly string[]
  only?: readonly string[] | undefined
}

/** Something that waits, with its place in the order of its source. */
export interface SourceRow extends Omit<InboxItem, 'kind' | 'snoozedUntil'> {
  key: string
}

/** One kind of what waits, the oldest promise first. */
export interface InboxSource {
  kind: InboxKind
  /** Left out for who may not see them. */
  mayRead(ctx: Ctx): boolean
  list(ctx: Ctx, query: SourceQuery): Promise<SourceRow[]>
  /** Those of these, by id, whose person wrote after that instant. */
  wroteSince(ctx: Ctx, since: ReadonlyMap<string, Date>): Promise<string[]>
  /** Leads that stand in the list by this already. */
  coveredLeads?(ctx: Ctx): Promise<string[]>
}
