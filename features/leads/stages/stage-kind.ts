export const stageKinds = ['open', 'won', 'lost', 'away'] as const
/** What a stage means to everything that counts, waits or closes. Those who are `away` are on no list but their own. */
export type StageKind = (typeof stageKinds)[number]
export const addedKinds = ['open', 'won', 'lost'] as const
export type AddedKind = (typeof addedKinds)[number]

/** The id of a row of `lead_stages`. */
export type Stage = string

/** Stages that every site begins with. The id of any other one begins with its kind, so that an index and a browser know it too. */
export const firstStages: Readonly<Record<string, StageKind>> = {
  new: 'open',
  contacted: 'open',
  qualified: 'open',
  proposal: 'open',
  won: 'won',
  lost: 'lost',
  quarantine: 'away',
  merged: 'away',
  deleted: 'away',
}

/** Where enquiries arrive and where what is over goes by itself: never archived. */
export const keptStages: readonly Stage[] = ['new', 'lost']
export const awayStages: Stage[] = ['quarantine', 'merged', 'deleted']

/** The kind of a stage by its id alone; it never changes. */
export function kindOf(stage: Stage): StageKind {
  if (Object.hasOwn(firstStages, stage)) return firstStages[stage] ?? 'away'
  return addedKinds.find((kind) => stage.startsWith(`${kind}-`)) ?? 'away'
}

export const isOpen = (stage: Stage): boolean => kindOf(stage) === 'open'
export const isWon = (stage: Stage): boolean => kindOf(stage) === 'won'
export const isLost = (stage: Stage): boolean => kindOf(stage) === 'lost'
export const isAway = (stage: Stage): boolean => kindOf(stage) === 'away'
