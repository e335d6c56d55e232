import type { Check, Figure, Report, Sentence } from '#features/demos/frame/report/report.ts'
import { resolutionName, wordName, type Word } from './fractions.ts'
import { predictCorner, bestCorner } from './best-corner.ts'
import type { Runs } from './read-runs.ts'
import { rounded } from './rounded.ts'
import { effectTable, halfNormalBlock, settingTable, sizeBars } from './screening-blocks.ts'
import type { Effect, Screening } from './screening.ts'

/** Which settings matter, and at which corner the result is best. */
export function screeningReport(
  screening: Screening,
  { factors, results: [result], runs, blocks }: Runs,
  goal: 'high' | 'low',
): Report {
  const names = factors.map(({ name }) => name)
  const checks = [...checksOf(screening, names), ...blockChecks(blocks)]
  const active = screening.effects.filter(({ isActive }) => isActive)
  const isHeld = checks.every(({ state }) => state !== 'failed')
  const best = bestCorner(screening, factors.length, goal)
  const study = { screening, factors, result, best }
  return {
    headline: isHeld ? headlineOf(active, names, result.name) : 'No verdict: a check failed, see below.',
    figures: isHeld ? figuresOf(screening, names, runs.length, result.name) : [],
    blocks: [
      sizeBars(study),
      halfNormalBlock(study),
      ...(isHeld && active.length > 0 ? [settingTable(study)] : []),
      effectTable(study),
    ],
    meaning: meaningOf(screening, names, {
      isHeld,
      result: result.name,
      goal,
      value: predictCorner(screening, best),
    }),
    checks,
  }
}

function headlineOf(active: readonly Effect[], names: readonly string[], result: string): string {
  const named = (effects: readonly Effect[]) => effects.map(({ word }) => wordName(word, names))
  const sure = named(active.filter(({ isSure }) => isSure))
  const perhaps = named(active.filter(({ isSure }) => !isSure))
  if (active.length === 0) return `No setting here changes ${result} by more than noise.`
  const last = perhaps.length > 0 ? `${listOf(shortened(perhaps))} perhaps` : 'the rest is within the noise'
  if (sure.length === 0) return `No setting here certainly changes ${result}; ${last}.`
  return `${listOf(shortened(sure))} move${sure.length === 1 ? 's' : ''} ${result}; ${last}.`
}

const mostNamed = 4
const shortened = (names: readonly string[]) =>
  names.length <= mostNamed ? names : [...names.slice(0, mostNamed), `${names.length - mostNamed} more`]

const listOf = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

function checksOf(
  { structure, effects, by, freedom, curvature }: Screening,
  names: readonly string[],
): Check[] {
  const { kind, resolution, defining } = structure
  const relation = defining
    .slice(0, 3)
    .map(({ word, sign }) => `I = ${sign < 0 ? '−' : ''}${wordName(word, names)}`)
  const checks: Check[] = [
    {
      name: 'The plan tells effects apart',
      state: resolution === undefined || resolution >= 5 ? 'passed' : 'doubtful',
      says:
        kind === 'settings'
          ? settingsAlone
          : resolution === undefined
            ? 'All corners were run: every setting and every interaction can be told apart.'
            : `A fraction of resolution ${resolutionName(resolution)} (${relation.join('; ')}${defining.length > 3 ? ' …' : ''}): ${aliasWords(resolution)}`,
    },
  ]
  if (by === 'lenth')
    checks.push({
      name: 'Enough effects to estimate the noise',
      state: effects.length >= 7 ? 'passed' : 'failed',
      says:
        effects.length >= 7
          ? `No repeats: the noise is estimated from the smaller of the ${effects.length} effects (Lenth).`
          : `${effects.length} effects and no repeats: noise can’t be told from effects. Run the plan twice, or add at least four centre runs.`,
    })
  else if (by === 'rest')
    checks.push({
      name: 'The noise can be estimated',
      state: freedom >= 4 ? 'passed' : 'doubtful',
      says: `No repeats: the noise is what the settings don’t explain, with ${freedom} degrees of freedom. Any interaction of two settings is included in it and makes it larger.`,
    })
  else
    checks.push({
      name: 'Repeats show the noise',
      state: freedom >= 4 ? 'passed' : 'doubtful',
      says: `${freedom} degrees of freedom from repeated runs.`,
    })
  if (!curvature)
    checks.push({
      name: 'No curvature between the corners',
      state: 'doubtful',
      says: 'This can’t be told without repeated centre runs. Add three or more with every setting at its middle.',
    })
  else
    checks.push({
      name: 'No curvature between the corners',
      state: curvature.chance >= 0.05 ? 'passed' : 'doubtful',
      says:
        curvature.chance >= 0.05
          ? `Centre runs agree with the corners (p ${curvature.chance.toFixed(3)}).`
          : `Centre runs differ from the corners (p ${curvature.chance < 0.001 ? 'under 0.001' : curvature.chance.toFixed(3)}): the best settings may lie between them. Add star runs for a curved surface.`,
    })
  return checks
}

/** The plans of the books give a block to a product that nobody needs; which, only whoever made the plan knows. */
function blockChecks(blocks: readonly string[]): Check[] {
  const count = new Set(blocks).size
  return count < 2
    ? []
    : [
        {
          name: 'Runs are from one block',
          state: 'doubtful',
          says: `The runs were made in ${count} blocks. Differences between the blocks affect the interaction that the plan assigned to them, not a setting.`,
        },
      ]
}

const settingsAlone =
  'A Plackett–Burman plan: each setting can be told from the others, but an interaction of two is spread over all the rest. It shows which settings matter, never how two act together; confirm that with a small full plan.'

function aliasWords(resolution: number): string {
  if (resolution === 3) return 'each setting may be confused with an interaction of two others.'
  if (resolution === 4)
    return 'settings can be told from interactions of two, but those interactions can’t be told from each other.'
  return 'settings and interactions of two can be told apart.'
}

function figuresOf(screening: Screening, names: readonly string[], runs: number, result: string): Figure[] {
  const { effects, margin, by, freedom, mean, jointMargin } = screening
  const largest = [...effects].sort((a, b) => Math.abs(b.value) - Math.abs(a.value))[0]
  const figures: Figure[] = []
  if (largest)
    figures.push({
      label: 'Largest effect',
      value: rounded(largest.value, margin / 20),
      basis: `${wordName(largest.word, names)}, from low to high`,
    })
  return [
    ...figures,
    {
      label: 'Noise margin',
      value: `± ${rounded(margin, margin / 20)}`,
      basis: `${by === 'lenth' ? 'Lenth' : `from ${by === 'rest' ? 'the rest' : 'repeats'} with ${freedom} degrees`}, 95%; for all effects at once ± ${rounded(jointMargin, margin / 20)}`,
    },
    {
      label: 'Effects above the noise',
      value: String(effects.filter(({ isActive }) => isActive).length),
      basis: `of ${effects.length}`,
    },
    { label: `Mean of ${result}`, value: rounded(mean, margin / 20), basis: `${runs} runs` },
  ]
}

interface Told {
  isHeld: boolean
  result: string
  goal: 'high' | 'low'
  /** At the best corner. */
  value: number
}

function meaningOf(
  screening: Screening,
  names: readonly string[],
  { isHeld, result, goal, value }: Told,
): Sentence[] {
  if (!isHeld)
    return [
      {
        text: 'The effects are shown as computed; none of them can be told from noise.',
        block: 'effects',
      },
    ]
  const { effects, structure, margin } = screening
  const active = effects.filter(({ isActive }) => isActive)
  const idle = names.filter((_, i) => !active.some(({ word }) => word.includes(i)))
  const sentences: Sentence[] = []
  if (active.length > 0)
    sentences.push({
      text: `${goal === 'high' ? 'Highest' : 'Lowest'} at the corner shown: about ${rounded(value, margin / 20)}, computed only from the effects above the noise. Confirm it with three runs there.`,
      block: 'settings',
    })
  const twisted = active.find(({ word }) => word.length === 2)
  if (twisted) sentences.push({ text: twistWords(twisted.word, names, result), block: 'effects' })
  if (idle.length > 0)
    sentences.push({
      text: `${listOf(idle)} made no difference that these runs could show: set ${idle.length > 1 ? 'them' : 'it'} to whatever is cheapest.`,
      block: 'sizes',
    })
  const confused = active.find(({ aliases }) => aliases.some(({ word }) => word.length <= 2))
  if (structure.resolution !== undefined && confused)
    sentences.push({
      text: `“${wordName(confused.word, names)}” may as well be ${listOf(
        confused.aliases
          .filter(({ word }) => word.length <= 2)
          .slice(0, 3)
          .map(({ word }) => wordName(word, names)),
      )}: this fraction can’t tell. The mirrored fraction, with all signs reversed, would.`,
      block: 'effects',
    })
  sentences.push({
    text: 'The verdict rests on differences of means, so the runs must have been in random order: otherwise a drift over the day appears as an effect.',
  })
  return sentences
}

const twistWords = ([a = 0, b = 0]: Word, names: readonly string[], result: string) =>
  `${names[a]} and ${names[b]} act together: what ${names[a]} does to ${result} depends on ${names[b]}, so never judge one of them alone.`
