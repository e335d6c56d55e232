import { isAway, kindOf, type Stage } from './stage-kind.ts'
import type { StageItem } from './stage.schema.ts'

export interface StageBook {
  items: readonly StageItem[]
  /** The way of a lead, column by column. */
  board: readonly StageItem[]
  nameOf(stage: Stage): string
  /** Those in which someone found that there is something in a lead. */
  qualified: readonly Stage[]
  /** How far a lead has come: away, lost, the open ones in their order, won. */
  progressOf(stage: Stage): number
  /** The stage itself, or where its leads went when it was archived. */
  currentOf(stage: Stage): Stage
}

/** A stage whose row isn't known yet, as its id calls it: `open-first-call` as "First call". */
function spokenId(stage: Stage): string {
  const words = stage.replace(/^(?:open|won|lost)-/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What follows from the rows of the stages, in the order of the board. */
export function stageBook(items: readonly StageItem[]): StageBook {
  const byId = new Map(items.map((item) => [item.id, item]))
  const board = items.filter(({ id, isArchived }) => !isArchived && !isAway(id))
  const ranks = { away: 0, lost: 1, open: 2, won: 3 }
  const place = new Map(items.map(({ id }, at) => [id, at]))
  return {
    items,
    board,
    nameOf: (stage) => byId.get(stage)?.name ?? spokenId(stage),
    qualified: items.flatMap(({ id, isQualified }) => (isQualified ? [id] : [])),
    progressOf: (stage) => ranks[kindOf(stage)] * 1000 + (place.get(stage) ?? 0),
    currentOf(stage) {
      let now = stage
      // Archived one into the other, so at most as many steps as there are stages.
      for (const _ of items) {
        const next = byId.get(now)
        if (!next?.isArchived || next.movedTo === null) return now
        now = next.movedTo
      }
      return now
    },
  }
}
