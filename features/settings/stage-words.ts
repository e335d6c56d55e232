import type { StageKind } from '#features/leads/stages/stage-kind.ts'

export const kindNames: Record<StageKind, string> = {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  away: 'Aside',
}

/** As a form asks for it. */
export const kindOptions = [
  { value: 'open', label: 'Open: still being worked on' },
  { value: 'won', label: 'Won: closed, and counts as a win' },
  { value: 'lost', label: 'Lost: closed, and a reason is asked' },
]
