import type { Check, Report, Sentence } from '#features/demos/frame/report/report.ts'
import { compareDistributions, type DistributionFit } from './compare-distributions.ts'
import { weibullGoodness } from './goodness-of-fit.ts'
import { endingCheck, failuresCheck, goodnessCheck, reachCheck, rivalCheck } from './life-checks.ts'
import { ageTable, costPlot, distributionTable, probabilityPlot, round, type Plan } from './life-blocks.ts'
import type { ReadLives } from './read-lives.ts'
import { ageAt, fitWeibull, reliability, replacementCosts, type Costs, type WeibullFit } from './weibull.ts'

const pounds = (value: number) =>
  `£${value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

interface Settings extends Costs {
  /** Of ages: hours, cycles … */
  unit: string
}

/** How parts wear out, and at which age replacing them is cheapest; only counts while a code is open or a check has failed. */
export function lifeReport(read: ReadLives, costs: Settings): Report {
  const { lives, meanings } = read
  const open = meanings?.rows.filter(({ meaning }) => meaning === null) ?? []
  if (open.length > 0) {
    const names = open.map(({ value }) => (value === '' ? 'an empty cell' : `“${value}”`)).join(', ')
    return {
      headline: `First say what ${names} ${open.length === 1 ? 'means' : 'mean'}: failed, or still good?`,
      figures: [],
      blocks: [],
      meaning: [
        {
          text: 'If the codes were read the wrong way round, failures would count as survivors and the replacement age would be wrong, so nothing is computed until this is known.',
        },
      ],
      ...(meanings && { meanings }),
    }
  }
  const before = [...(read.checks ?? [endingCheck(read)]), failuresCheck(read)]
  const fit = before.some(({ state }) => state === 'failed') ? undefined : fitWeibull(lives)
  if (!fit) return refusal(read, before, [])
  const fits = compareDistributions(lives, fit)
  const checks = [...before, goodnessCheck(weibullGoodness(lives, fit)), rivalCheck(fits)]
  if (checks.some(({ state }) => state === 'failed'))
    return refusal(read, checks, [probabilityPlot(lives, fit, costs.unit), distributionTable(fits)])
  return verdict(read, costs, fit, fits, checks)
}

function refusal({ lives, meanings }: ReadLives, checks: Check[], blocks: Report['blocks']): Report {
  const failed = checks.find(({ state }) => state === 'failed')
  return {
    headline: `No replacement age can be given: ${failed ? `the check “${failed.name}” failed` : 'all failures happened at one age'}.`,
    figures: [
      {
        label: 'Failures',
        value: round(lives.filter(({ hasFailed }) => hasFailed).length),
        basis: `of ${round(lives.length)} lives`,
      },
    ],
    blocks,
    meaning: [{ text: failed?.says ?? 'The failures all happened at one age.' }],
    checks,
    ...(meanings && { meanings }),
  }
}

function verdict(
  read: ReadLives,
  costs: Settings,
  fit: WeibullFit,
  fits: DistributionFit[],
  before: Check[],
): Report {
  const { lives, meanings } = read
  const { unit } = costs
  const plan = Number.isNaN(costs.planned + costs.failure) ? undefined : replacementCosts(fit, costs)
  const reach = reachCheck(plan?.bestAge, read, unit)
  const [shapeLow, shapeHigh] = fit.shapeInterval
  const [scaleLow, scaleHigh] = fit.scaleInterval
  return {
    headline: headlineOf(fit, plan, unit, read.checks ? 'Times between failures' : 'Lives'),
    figures: [
      {
        label: 'Shape β',
        value: fit.shape.toFixed(2),
        basis: `95% interval ${shapeLow.toFixed(2)} to ${shapeHigh.toFixed(2)}`,
      },
      {
        label: 'Scale η',
        value: `${round(fit.scale)} ${unit}`,
        basis: `95% interval ${round(scaleLow)} to ${round(scaleHigh)}`,
      },
      {
        label: 'Best replacement age',
        value:
          plan?.bestAge === undefined ? (plan ? 'none' : 'costs needed') : `${round(plan.bestAge)} ${unit}`,
        basis: `${round(fit.failures)} failures, ${round(lives.length - fit.failures)} still good`,
      },
      {
        label: 'B10 life',
        value: `${round(ageAt(fit, 0.1))} ${unit}`,
        basis: 'age by which one part in ten has failed',
      },
    ],
    blocks: [
      probabilityPlot(lives, fit, unit),
      ...(plan ? [costPlot(plan, unit)] : []),
      ageTable(fit, plan, unit),
      distributionTable(fits),
    ],
    meaning: [...meaningOf(fit, plan, costs), fitSentence(fits)],
    warnings:
      costs.failure <= costs.planned
        ? ['A failure that costs no more than planned work is not worth preventing.']
        : [],
    checks: [...before, ...(reach ? [reach] : [])],
    ...(meanings && { meanings }),
  }
}

function headlineOf(fit: WeibullFit, plan: Plan | undefined, unit: string, what: string): string {
  if (!plan) return `${what} have shape β ${fit.shape.toFixed(2)} and scale η ${round(fit.scale)} ${unit}.`
  return plan.bestAge === undefined
    ? 'Replacing before failure saves nothing here.'
    : `Replacing at ${round(plan.bestAge)} ${unit} is cheapest.`
}

function fitSentence([best, second]: readonly DistributionFit[]): Sentence {
  const gap = (second?.aic ?? 0) - (best?.aic ?? 0)
  const text =
    gap <= 2
      ? `${best?.name} and ${second?.name.toLowerCase()} fit about equally well (AIC ${best?.aic.toFixed(1)} and ${second?.aic.toFixed(1)}).`
      : `Of the three distributions ${best?.name} fits best; its AIC is lower by ${gap.toFixed(1)}.`
  return { text: text.replace('weibull', 'Weibull'), block: 'distributions' }
}

function meaningOf(
  fit: WeibullFit,
  plan: Plan | undefined,
  { planned, failure, unit }: Settings,
): Sentence[] {
  const [low, high] = fit.shapeInterval
  const kind =
    low > 1
      ? 'the parts wear out: an old one is more likely to fail in the next hour than a new one'
      : high < 1
        ? 'they fail young: look at fitting, storage and commissioning rather than at age'
        : 'wear can’t be told from chance, since the interval of β includes 1'
  const sentences: Sentence[] = [{ text: `With β ${fit.shape.toFixed(2)} ${kind}.`, block: 'weibull' }]
  if (!plan) return sentences
  const { bestAge, bestRate, wait } = plan
  if (bestAge === undefined || bestRate === undefined) {
    sentences.push({
      text: 'No age is cheaper than running to failure: replacing early would only use up good parts.',
      block: 'cost',
    })
  } else {
    const saving = 1 - bestRate / wait
    sentences.push({
      text: `At £${round(planned)} for planned work and £${round(failure)} for a failure, replacing at ${round(bestAge)} ${unit} costs ${pounds(bestRate * 1000)} per 1,000 ${unit} instead of ${pounds(wait * 1000)}: ${Math.round(saving * 100)}% less.`,
      block: 'cost',
    })
    sentences.push({
      text: `By that age ${Math.round((1 - reliability(fit, bestAge)) * 100)}% of the parts will have failed anyway; keep spares for them.`,
      block: 'ages',
    })
  }
  return sentences
}
