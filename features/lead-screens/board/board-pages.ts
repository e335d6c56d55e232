import { countMoved } from '#features/live/changed-rows.ts'
import type { InfiniteData } from '@tanstack/react-query'
import type { LeadItem, LeadPage, StageTotal } from '#features/leads/lead-answer.schema.ts'

export type ColumnPages = InfiniteData<LeadPage, string>

/** A column without this lead. */
export function withoutLead(column: ColumnPages, id: string): ColumnPages {
  return {
    ...column,
    pages: column.pages.map((page) => ({ ...page, items: page.items.filter((lead) => lead.id !== id) })),
  }
}

/** A column with this lead on top, where it is seen, or in its place when it is there already. */
export function withLead(column: ColumnPages, lead: LeadItem): ColumnPages {
  const isThere = column.pages.some(({ items }) => items.some(({ id }) => id === lead.id))
  return {
    ...column,
    pages: column.pages.map((page, index) => ({
      ...page,
      items: isThere
        ? page.items.map((one) => (one.id === lead.id ? lead : one))
        : index === 0
          ? [lead, ...page.items]
          : page.items,
    })),
  }
}

/** A lead on its way to another stage, or one that has arrived there. */
export interface Move {
  lead: LeadItem
  to: string
  hasEnded?: boolean
}

/** The cards of a stage while leads are on their way, whatever was read meanwhile: one stands where it goes, on top, and nowhere else. */
export function withMoves(leads: LeadItem[], stage: string, moves: readonly Move[]): LeadItem[] {
  // Of two moves of one lead the later counts.
  const last = new Map(moves.map(({ lead, to }) => [lead.id, { ...lead, stage: to }]))
  const rest = leads.filter(({ id }) => (last.get(id)?.stage ?? stage) === stage)
  const arriving = [...last.values()].filter(
    (lead) => lead.stage === stage && !rest.some(({ id }) => id === lead.id),
  )
  return [...arriving.toReversed(), ...rest]
}

/**
 * How many changes the cards shown of a stage lack. Where a card of one's own stands within the stage is none, and neither is what a move that is
 * still under way will bring.
 */
export function heldBack(shown: LeadItem[], read: LeadItem[], moves: readonly Move[]): number {
  const own = new Set(moves.map(({ lead }) => lead.id))
  const underWay = new Set(moves.filter(({ hasEnded }) => !hasEnded).map(({ lead }) => lead.id))
  const before = shown.map(({ id }) => id)
  const after = read.map(({ id }) => id)
  const others = (ids: string[]) => ids.filter((id) => !own.has(id))
  const moved = [...own].filter((id) => !underWay.has(id) && before.includes(id) !== after.includes(id))
  return countMoved(others(before), others(after)) + moved.length
}

/** The totals after a lead went from one column to another. */
export function movedTotals(totals: StageTotal[], lead: LeadItem, to: string): StageTotal[] {
  const value = lead.value ?? 0
  return totals.map((one) => {
    const by = one.stage === to ? 1 : one.stage === lead.stage ? -1 : 0
    // More than are counted: one more or less makes no difference to what is shown.
    return one.isMore ? one : { ...one, count: one.count + by, value: one.value + by * value }
  })
}
