import { readinessModel } from '#content/readiness/model.ts'
import type { LevelName } from '#config/readiness-levels.ts'
import type { DimensionId, Gate, ReadinessModel } from '#content/readiness/readiness-model.ts'
import { readinessLinks } from '#content/readiness/links.ts'
import { rolesNeed } from '#content/readiness/steps.ts'
import { readinessWords } from '#content/readiness/words.ts'
import { findRole } from '#content/roles/index.ts'
import { findSolution } from '#content/solutions/index.ts'
import { findUseCase } from '#content/use-cases/index.ts'
import type { Report, ReportAction } from './assessment-report.ts'
import { methodOf } from './assessment-method.server.ts'
import { allHold, type Standing } from '#features/assessment/scoring/conditions.ts'
import { isEmpty, planOf } from '#features/assessment/scoring/next-steps.ts'
import type { Answers, ReadinessResult } from '#features/assessment/scoring/readiness-score.ts'

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' })
const unknown = 'I do not know'

/** Everything that a finished assessment says, in words: the page and the PDF show this and nothing else. */
export function reportOf(answers: Answers, result: ReadinessResult, finishedAt: Date): Report {
  const model = readinessModel
  const words = readinessWords.report
  const { overall, level, isProvisional } = result
  const known = Math.round(result.confidence * model.questions.length)
  const headline = `${level}, ${overall} of 100`
  const standing = { answers, dimensions: result.dimensions }
  const actions = result.actions.flatMap((one) => actionOf(model, one, standing))
  return {
    title: words.title,
    overall,
    level,
    isProvisional,
    headline: isProvisional ? `Provisional: ${headline}` : headline,
    meaning: meaningOf(model, level, standing),
    basis: basisOf(known, model.questions.length, isProvisional),
    facts: `${day.format(finishedAt)} · model ${result.modelVersion}`,
    levels: model.levels.map(({ name, from }) => ({ name, from })),
    target: model.target,
    dimensions: {
      title: words.dimensions,
      intro: words.dimensionsIntro,
      rows: dimensionRows(model, result),
    },
    gates: gatesOf(model, result),
    actions: {
      title: words.actions,
      intro: actions.length > 0 ? words.actionsIntro : words.actionsAbove,
      stepNames: Object.values(words.steps),
      items: actions,
    },
    answers: {
      title: words.answers,
      rows: model.questions.map(({ id, text, options, weight }) => {
        const value = answers[id] ?? null
        return { id, text, weight, value, answer: value === null ? unknown : (options[value] ?? unknown) }
      }),
    },
    method: methodOf(model),
  }
}

function basisOf(known: number, all: number, isProvisional: boolean): string {
  if (known === all) return `It is based on answers to all ${all} questions.`
  const missing = all - known
  const counts = `It is based on ${known} of ${all} answers; ${missing === 1 ? 'one was' : `${missing} were`} “${unknown}”, which counts 0.`
  return isProvisional
    ? `${counts} Below 75% the result is provisional: find out the missing answers, and the figure can only rise.`
    : counts
}

function dimensionRows(model: ReadinessModel, { dimensions }: ReadinessResult): Report['dimensions']['rows'] {
  return model.dimensions.map(({ id, name, short, weight, asks }) => {
    const { score, band } = scoreOf(dimensions, id)
    return {
      id,
      name,
      short,
      weight,
      asks,
      score: Math.round(score),
      band,
      bandName: readinessWords.report.bands[band],
    }
  })
}

/** What lowered the level, and what would hold it back later. */
function gatesOf(model: ReadinessModel, result: ReadinessResult): Report['gates'] {
  const rank = (name: LevelName) => model.levels.findIndex((one) => one.name === name)
  const held = result.gates.flatMap((index) => model.gates[index] ?? [])
  const lowers = ({ cap }: Gate) => rank(cap) < rank(result.levelByFigure)
  const lines = held.map((gate) => `${gate.reason} ${untilOf(model, gate, result)}`)
  if (lines.length === 0) return undefined
  const isLowered = held.some(lowers)
  return {
    title: readinessWords.report.gates,
    intro: isLowered
      ? `${result.overall} of 100 alone would be ${result.levelByFigure}. ${lines.length === 1 ? 'One rule holds' : 'Rules hold'} the level at ${result.level}:`
      : 'Today the figure alone decides the level. As it rises, this would hold it back:',
    lines,
  }
}

function untilOf(model: ReadinessModel, { when, cap }: Gate, { dimensions }: ReadinessResult): string {
  const limits = when.flatMap((condition) => {
    if ('question' in condition || 'atLeast' in condition) return []
    const name = model.dimensions.find(({ id }) => id === condition.dimension)?.name ?? ''
    return [
      `${name} reaches ${condition.below} (now ${Math.round(scoreOf(dimensions, condition.dimension).score)})`,
    ]
  })
  return `No higher than ${cap} until ${limits.join(' and ')}.`
}

function meaningOf({ levels }: ReadinessModel, level: LevelName, standing: Standing): string {
  const found = levels.find(({ name }) => name === level)
  const instead = found?.instead.find(({ when }) => allHold(when, standing))
  return instead?.meaning ?? found?.meaning ?? ''
}

/** None where nothing is left to do: a result of an older version may name a dimension that is worth no points. */
function actionOf(model: ReadinessModel, id: DimensionId, standing: Standing): ReportAction[] {
  const { unknown, steps } = planOf(model, id, standing)
  const { score } = scoreOf(standing.dimensions, id)
  if (score >= model.target || isEmpty({ unknown, steps })) return []
  const { title, text } = readinessWords.report.findOut
  const asked = unknown.map((question) => `“${question.text}”`).join(' ')
  const things = [...(asked ? [{ title, text: `${text} ${asked}` }] : []), ...steps]
  return [
    {
      id,
      name: model.dimensions.find((one) => one.id === id)?.name ?? '',
      score: Math.round(score),
      advice: headlineOf(things.map((thing) => thing.title)),
      steps: things.map((thing) => thing.text),
      links: linksOf(id, standing),
    },
  ]
}

/** "Adopt a one-page AI policy; name reviewers who may overrule". */
function headlineOf(titles: string[]): string {
  const joined = titles.join('; ')
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

function linksOf(id: DimensionId, standing: Standing): ReportAction['links'] {
  const { solutions, useCases, roles } = readinessLinks[id]
  const link = (kind: string, path: string, title: string | undefined) =>
    title ? [{ kind, path, title }] : []
  return [
    ...solutions.flatMap((slug) => link('Solution', `/solutions/${slug}`, findSolution(slug)?.title)),
    ...useCases.flatMap((slug) => link('Use case', `/usecases/${slug}`, findUseCase(slug)?.title)),
    ...(allHold(rolesNeed, standing) ? roles : []).flatMap((slug) =>
      link('Role', `/ai-roles/${slug}`, findRole(slug)?.title),
    ),
  ]
}

function scoreOf<T extends { id: DimensionId; score: number }>(dimensions: readonly T[], id: DimensionId) {
  const found = dimensions.find((one) => one.id === id)
  if (!found) throw new Error(`The result says nothing about ${id}`)
  return found
}
