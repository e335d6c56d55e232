import { wordsOf } from '#content/site/index.ts'
import { liveObject } from '#lib/editions.ts'
import { levelNames } from '#config/readiness-levels.ts'
import { dimensionIds, type DimensionId, type ReadinessModel, type Step } from './readiness-model.ts'
import {
  bands,
  dimensionWeights,
  gateRules,
  insteadRules,
  levelRules,
  questionRules,
  rulesVersion,
  target,
  type GateId,
} from './rules.ts'
import { readinessSteps } from './steps.ts'

const asked = wordsOf('assessment-questions')
const advice = wordsOf('assessment-advice')

const gateIds = Object.keys(gateRules) as GateId[]

const stepsOf = (dimension: DimensionId): Step[] =>
  readinessSteps[dimension].map(({ id, ...rule }) => ({ ...rule, ...advice.steps[id] }))

/** What the assessment counts, from `rules.ts` and `steps.ts`, with its words in the present edition. */
export const readinessModel: ReadinessModel = liveObject(() => ({
  version: rulesVersion,
  target,
  bands,
  levels: levelNames.map((name) => ({
    name,
    from: levelRules[name].from,
    ...advice.levels[name],
    instead: levelRules[name].instead.map((id) => ({
      when: [...insteadRules[id]],
      meaning: advice.instead[id],
    })),
  })),
  gates: gateIds.map((id) => ({
    cap: gateRules[id].cap,
    when: [...gateRules[id].when],
    reason: advice.gates[id],
  })),
  dimensions: dimensionIds.map((id) => ({ id, weight: dimensionWeights[id], ...asked.dimensions[id] })),
  questions: questionRules.map((rule) => ({ ...rule, ...asked.questions[rule.id] })),
  steps: Object.fromEntries(dimensionIds.map((id) => [id, stepsOf(id)])) as Record<DimensionId, Step[]>,
}))
