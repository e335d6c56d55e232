type Kind = 'open' | 'won' | 'lost' | 'away'

/** Every stage of a lead, in the order of the board. What depends on a stage reads it here; the index of those who wait names the open ones too (a migration). */
const table = {
  new: { name: 'New', kind: 'open' },
  contacted: { name: 'Contacted', kind: 'open' },
  qualified: { name: 'Qualified', kind: 'open', isQualified: true },
  proposal: { name: 'Proposal', kind: 'open', isQualified: true },
  won: { name: 'Won', kind: 'won', isQualified: true },
  lost: { name: 'Lost', kind: 'lost' },
  quarantine: { name: 'Quarantine', kind: 'away' },
  merged: { name: 'Merged', kind: 'away' },
  deleted: { name: 'Deleted', kind: 'away' },
} as const satisfies Record<string, { name: string; kind: Kind; isQualified?: true }>

export type Stage = keyof typeof table
type StageOf<K extends Kind> = { [S in Stage]: (typeof table)[S]['kind'] extends K ? S : never }[Stage]

const isStage = (key: string): key is Stage => key in table
// The table isn't empty.
export const stages = Object.keys(table).filter(isStage) as [Stage, ...Stage[]]

const stagesOf = <K extends Kind>(...kinds: K[]): StageOf<K>[] =>
  stages.filter((stage): stage is StageOf<K> => kinds.some((kind) => kind === table[stage].kind))

/** The way of a lead, column by column. */
export const boardStages = stagesOf('open', 'won', 'lost')
export type BoardStage = (typeof boardStages)[number]
export const openStages = stagesOf('open')
export const closedStages = stagesOf('won', 'lost')
/** On no list but their own: kept aside, or part of another lead. */
export const awayStages = stagesOf('away')
/** Someone found that there is something in it. */
export const qualifiedStages = stages.filter((stage) => 'isQualified' in table[stage])
/** From the least to the most that was reached: what two leads become when they are merged. */
export const stagesByProgress: readonly Stage[] = [
  ...awayStages.toReversed(),
  ...stagesOf('lost'),
  ...openStages,
  ...stagesOf('won'),
]

export const isOpen = (stage: Stage): boolean => table[stage].kind === 'open'
export const isAway = (stage: Stage): boolean => table[stage].kind === 'away'
export const stageNames = Object.fromEntries(stages.map((stage) => [stage, table[stage].name])) as Record<
  Stage,
  string
>
