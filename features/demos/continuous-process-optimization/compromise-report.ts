import type { Block, Check, Report } from '#features/demos/frame/report/report.ts'
import { bestCompromise, desirabilityOf, type Compromise, type Wish } from './desirability.ts'
import type { Trials } from './read-trials.ts'
import { rounded } from './rounded.ts'
import { predict, predictWithin, valueAt } from './surface.ts'
import { limitsOfWish, type Aim } from './wishes.ts'

export interface WantedResult {
  trials: Trials
  aim: Aim
  wish: Wish
}

/** The settings at which several results together are most wanted, if each of them is predicted. */
export function compromiseReport(wanted: readonly [WantedResult, ...WantedResult[]], least: number): Report {
  const checks = wanted.map((one) => predictedCheck(one, least))
  const isHeld = checks.every(({ state }) => state !== 'failed')
  const found = bestCompromise(wanted.map(({ trials, wish }) => ({ surface: trials.surface, wish })))
  const isSome = isHeld && found.overall > 0
  const { factors } = wanted[0].trials
  const place = factors
    .map(
      (factor, i) =>
        `${factor.name} ${rounded(valueAt(factor, found.coded[i] ?? 0), (factor.high - factor.low) / 50)}`,
    )
    .join(', ')
  return {
    headline: !isHeld
      ? 'No compromise: these settings don’t predict one of the results, see the checks.'
      : isSome
        ? `Best compromise at ${place}: desirability ${found.overall.toFixed(2)}.`
        : 'Nowhere within the tried ranges are all results within their limits: widen a limit.',
    figures: isSome
      ? [
          {
            label: 'Desirability',
            value: found.overall.toFixed(3),
            basis: 'of all results together, 0 to 1',
          },
          ...wanted.map(({ trials, wish }) => {
            const value = predict(trials.surface, found.coded)
            const own = desirabilityOf(wish, value)
            return {
              label: trials.result.name,
              value: rounded(value, trials.surface.deviation / 5),
              basis: `desirability ${own.toFixed(2)}`,
              ...(own < 0.2 ? { tone: 'warn' as const } : {}),
            }
          }),
        ]
      : [],
    blocks: isSome
      ? [...sliceBlocks(wanted, found), resultTable(wanted, found), settingTable(wanted[0], found)]
      : [resultTable(wanted, found)],
    meaning: isSome
      ? meaningOf(wanted, found)
      : [{ text: 'Look at the results one at a time: leave the others aside and see what each needs.' }],
    checks,
  }
}

function predictedCheck({ trials: { surface, result } }: WantedResult, least: number): Check {
  const isPredicted = surface.q2 >= least
  return {
    name: `${result.name} is predicted`,
    state: isPredicted ? 'passed' : 'failed',
    says: `Leave-one-out R² ${surface.q2.toFixed(2)}${isPredicted ? '.' : `, and ${least} is required: its surface would mostly be noise. Leave it aside, or measure it better.`}`,
  }
}

function meaningOf(wanted: readonly WantedResult[], { coded }: Compromise) {
  const shares = wanted.map(({ trials, wish }) => ({
    name: trials.result.name,
    share: desirabilityOf(wish, predict(trials.surface, coded)),
  }))
  const [worst] = [...shares].sort((a, b) => a.share - b.share)
  return [
    {
      text: `${worst?.name} is compromised most: it reaches ${Math.round((worst?.share ?? 0) * 100)}% of what is wanted. Relax its limits, or accept less of the others.`,
      block: 'results',
    },
    {
      text: 'Desirabilities are multiplied, so one result at its limit brings the total to zero. The limits matter more than anything else here: set them from the drawing, not from the data.',
      block: 'results',
    },
    {
      text: 'Confirm it with three runs there: each result should lie within its interval in the table.',
      block: 'results',
    },
  ]
}

/** How the whole and each result fare along each setting, the others held. */
function sliceBlocks(wanted: readonly [WantedResult, ...WantedResult[]], { coded }: Compromise): Block[] {
  const steps = Array.from({ length: 41 }, (_, n) => -1 + n / 20)
  return wanted[0].trials.factors.map((factor, i): Block => {
    const places = steps.map((one) => coded.map((old, j) => (i === j ? one : old)))
    const each = wanted.map(({ trials, wish }) => ({
      name: trials.result.name,
      y: places.map((place) => desirabilityOf(wish, predict(trials.surface, place))),
    }))
    const x = steps.map((one) => valueAt(factor, one))
    const title = `Desirability along ${factor.name}`
    return {
      id: `slice-${'abcdefg'[i]}`,
      kind: 'plot',
      width: 'half',
      title,
      plot: {
        title,
        x: { label: factor.name },
        y: { label: 'Desirability', from: 0, to: 1, digits: 2 },
        layers: [
          {
            kind: 'line',
            name: 'All together',
            tone: 1,
            x,
            y: steps.map((_, n) => each.reduce((all, { y }) => all * (y[n] ?? 0), 1) ** (1 / each.length)),
          },
          ...each.map(({ name, y }) => ({ kind: 'line' as const, name, x, y })),
          { kind: 'mark', name: 'best', x: valueAt(factor, coded[i] ?? 0) },
        ],
      },
    }
  })
}

const aimWords: Record<Aim, string> = { high: 'high', low: 'low', middle: 'the middle', ignored: '' }

function resultTable(wanted: readonly WantedResult[], { coded }: Compromise): Block {
  return {
    id: 'results',
    kind: 'table',
    title: 'Results at the compromise',
    columns: ['Result', 'Wanted', 'Limits', 'Predicted', '95% of the mean', 'Desirability'].map((label) => ({
      label,
    })),
    rows: wanted.map(({ trials: { surface, result }, aim, wish }) => {
      const step = surface.deviation / 5
      const { at, low, high } = predictWithin(surface, coded)
      const limits = limitsOfWish(wish)
      return [
        result.name,
        aimWords[aim],
        `${rounded(limits.low, step)} to ${rounded(limits.high, step)}`,
        rounded(at, step),
        `${rounded(low, step)} to ${rounded(high, step)}`,
        desirabilityOf(wish, at).toFixed(2),
      ]
    }),
  }
}

function settingTable({ trials: { factors } }: WantedResult, { coded }: Compromise): Block {
  return {
    id: 'settings',
    kind: 'table',
    title: 'Settings of the compromise',
    columns: ['Setting', 'Best', 'Tried from', 'to'].map((label) => ({ label })),
    rows: factors.map((factor, i) => {
      const step = (factor.high - factor.low) / 50
      return [
        factor.name,
        rounded(valueAt(factor, coded[i] ?? 0), step),
        rounded(factor.low, step),
        rounded(factor.high, step),
      ]
    }),
  }
}
