import { powersOf, resolutionName, structureOf, wordName } from './fractions.ts'
import { cornersOf, isSurface, type Design, type PlannedRun } from './plan.ts'

export interface DesignOption {
  value: string
  label: string
  design: Design
}

const mostForSurface = 5
/** With fewer, eight or sixteen corners tell more. */
const fewestForTwelve = 5

/** Plans for so many settings, the cheapest first. */
export function designOptions(settings: number): DesignOption[] {
  const twoLevel = powersOf(settings).map((power): DesignOption => {
    const { resolution } = planStructure(settings, { kind: 'two-level', power })
    const corners = `${2 ** power} corners`
    return {
      value: `two-level-${power}`,
      label: `Screening, ${resolution === undefined ? `all ${corners}` : `${corners}, resolution ${resolutionName(resolution)}`}`,
      design: { kind: 'two-level', power },
    }
  })
  const screening: DesignOption[] =
    settings < fewestForTwelve
      ? twoLevel
      : [
          ...twoLevel,
          {
            value: 'plackett-burman',
            label: 'Screening, 12 corners, main effects only (Plackett–Burman)',
            design: { kind: 'plackett-burman' },
          },
        ]
  if (settings > mostForSurface) return screening
  return [
    ...screening,
    {
      value: 'face-centred',
      label: 'Curved surface, three values of each (face-centred)',
      design: { kind: 'face-centred' },
    },
    {
      value: 'inscribed',
      label: 'Curved surface, five values of each (inscribed)',
      design: { kind: 'inscribed' },
    },
  ]
}

const planStructure = (settings: number, design: Design) => {
  const structure = structureOf(cornersOf(design, settings))
  if (!structure) throw new RangeError('A plan of the table is orthogonal')
  return structure
}

/** What the plan costs and what it can tell apart. */
export function planSentences(
  names: readonly string[],
  design: Design,
  runs: readonly PlannedRun[],
): string[] {
  const count = (kind: PlannedRun['kind']) => runs.filter((run) => run.kind === kind).length
  const kinds = [
    [count('corner'), 'at corners'],
    [count('star'), 'at stars'],
    [count('centre'), 'in the centre'],
  ].filter(([number]) => number !== 0)
  const size = `${runs.length} runs: ${kinds.map(([number, where]) => `${number} ${where}`).join(', ')}.`
  if (isSurface(design))
    return [
      size,
      'It can fit slopes, curves and interactions of two settings. All runs stay within the ranges given.',
    ]
  const { kind, resolution, contrasts, defining } = planStructure(names.length, design)
  if (kind === 'settings')
    return [
      size,
      'Each setting can be told from the others, but an interaction of two is spread over all the rest, so this plan never shows how two act together.',
    ]
  if (resolution === undefined)
    return [size, 'A full plan: every effect and every interaction can be told apart.']
  const relation = defining.map(({ word }) => wordName(word, names))
  const pairs = contrasts.flatMap(({ word, aliases }) => {
    const near = [word, ...aliases.map((alias) => alias.word)].filter(({ length }) => length <= 2)
    return near.length > 1 ? [near.map((one) => wordName(one, names)).join(' = ')] : []
  })
  return [
    size,
    `A fraction of resolution ${resolutionName(resolution)}, I = ${relation.slice(0, 4).join(' = ')}${relation.length > 4 ? ' …' : ''}.`,
    pairs.length > 0
      ? `Can’t be told apart: ${pairs.slice(0, 8).join('; ')}${pairs.length > 8 ? ` and ${pairs.length - 8} more` : ''}.`
      : 'Settings and interactions of two can be told apart.',
  ]
}
