import type { LevelName } from '#config/readiness-levels.ts'
import type { BandId, Condition, DimensionId } from './readiness-model.ts'

/** The version of what counts: questions, weights, levels and gates. A change of any of them is a new one, and finished results keep theirs; words may change without. */
export const rulesVersion = '2026.1'

/** The score that each dimension is worked up to. */
export const target = 65

export const bands: { id: BandId; from: number; to: number }[] = [
  { id: 'low', from: 0, to: 34 },
  { id: 'mid', from: 35, to: 64 },
  { id: 'high', from: 65, to: 100 },
]

/** Of the overall figure, in percent. */
export const dimensionWeights: Record<DimensionId, number> = {
  strategy: 15,
  data: 20,
  technology: 15,
  people: 15,
  governance: 15,
  culture: 10,
  delivery: 10,
}

/** In the order in which they are asked; each counts within its dimension by its weight. */
export const questionRules = [
  { id: 'S1', dimension: 'strategy', weight: 2 },
  { id: 'S2', dimension: 'strategy', weight: 1 },
  { id: 'S3', dimension: 'strategy', weight: 1 },
  { id: 'S4', dimension: 'strategy', weight: 1 },
  { id: 'D1', dimension: 'data', weight: 2 },
  { id: 'D2', dimension: 'data', weight: 2 },
  { id: 'D3', dimension: 'data', weight: 1 },
  { id: 'D4', dimension: 'data', weight: 1 },
  { id: 'D5', dimension: 'data', weight: 1 },
  { id: 'T1', dimension: 'technology', weight: 2 },
  { id: 'T2', dimension: 'technology', weight: 1 },
  { id: 'T3', dimension: 'technology', weight: 1 },
  { id: 'P1', dimension: 'people', weight: 2 },
  { id: 'P2', dimension: 'people', weight: 1 },
  { id: 'P3', dimension: 'people', weight: 1 },
  { id: 'G1', dimension: 'governance', weight: 1 },
  { id: 'G2', dimension: 'governance', weight: 1 },
  { id: 'G3', dimension: 'governance', weight: 1 },
  { id: 'G4', dimension: 'governance', weight: 1 },
  { id: 'C1', dimension: 'culture', weight: 1 },
  { id: 'C2', dimension: 'culture', weight: 1 },
  { id: 'U1', dimension: 'delivery', weight: 1 },
  { id: 'U2', dimension: 'delivery', weight: 1 },
  { id: 'U3', dimension: 'delivery', weight: 1 },
] as const satisfies readonly { id: string; dimension: DimensionId; weight: number }[]

/** What is said instead of a level’s meaning: when each condition holds. */
export const insteadRules = {
  'no-rules': [{ dimension: 'governance', below: 35 }],
  'no-problem': [{ question: 'S1', below: 2 }],
  'no-data': [{ question: 'D1', below: 2 }],
  'weak-data': [{ dimension: 'data', below: 35 }],
  'no-process': [{ question: 'U1', below: 2 }],
  'problem-known': [{ question: 'S1', atLeast: 2 }],
  'already-tried': [{ question: 'U2', atLeast: 2 }],
  'scaling-untried': [{ question: 'U2', below: 2 }],
  'leading-untried': [{ question: 'U2', below: 2 }],
} as const satisfies Record<string, readonly Condition[]>
export type InsteadId = keyof typeof insteadRules

/** What comes before a trial, whatever the figure says. */
const notYet: InsteadId[] = ['no-rules', 'no-problem', 'no-data', 'weak-data', 'no-process']

/** From the lowest score of each level; the first of `instead` that holds is said in place of its meaning. */
export const levelRules: Record<LevelName, { from: number; instead: InsteadId[] }> = {
  Exploring: { from: 0, instead: ['problem-known'] },
  Preparing: { from: 25, instead: [] },
  Piloting: { from: 45, instead: [...notYet, 'already-tried'] },
  Scaling: { from: 65, instead: [...notYet, 'scaling-untried'] },
  Leading: { from: 85, instead: [...notYet, 'leading-untried'] },
}

/** What holds a level back when each of its conditions does. */
export const gateRules = {
  'weak-data': { cap: 'Piloting', when: [{ dimension: 'data', below: 35 }] },
  'ungoverned-use': {
    cap: 'Piloting',
    when: [
      { dimension: 'governance', below: 35 },
      { question: 'U2', atLeast: 2 },
    ],
  },
  'no-strategy': { cap: 'Preparing', when: [{ dimension: 'strategy', below: 25 }] },
} as const satisfies Record<string, { cap: LevelName; when: readonly Condition[] }>
export type GateId = keyof typeof gateRules
