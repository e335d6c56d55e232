import type { DimensionId, Question, ReadinessModel, Step } from '#content/readiness/readiness-model.ts'
import { allHold, type Standing } from './conditions.ts'

const stepsShown = 3

export interface Plan {
  /** What was answered with "I do not know": that is found out before anything is done about it. */
  unknown: Question[]
  steps: Step[]
}

/**
 * What a dimension needs next, at most three things: each is open by the answers, raises one of them, and presupposes nothing that is missing
 * today. A step may follow on one before it. When all that is open waits for another answer, the step that brings that answer takes its place.
 */
export function planOf(model: ReadinessModel, id: DimensionId, standing: Standing): Plan {
  const unknown = model.questions.filter(
    (question) => question.dimension === id && typeof standing.answers[question.id] !== 'number',
  )
  const room = stepsShown - (unknown.length > 0 ? 1 : 0)
  const steps = nextOf(model.steps[id], standing, room)
  return { unknown, steps: steps.length > 0 ? steps : forerunnersOf(model, id, standing, room) }
}

export function isEmpty({ unknown, steps }: Plan): boolean {
  return unknown.length === 0 && steps.length === 0
}

function nextOf(all: readonly Step[], standing: Standing, room: number): Step[] {
  const possible = all.filter(({ needs }) => allHold(needs ?? [], standing))
  const chosen: Step[] = []
  const answers = { ...standing.answers }
  while (chosen.length < room) {
    const next = possible.find((step) => isOpen(step, answers))
    if (!next) break
    chosen.push(next)
    answers[next.raises.question] = next.raises.to
  }
  return chosen
}

/** It is the next thing to do about its question. What isn't known is neither open nor in place. */
function isOpen({ raises }: Step, answers: Standing['answers']): boolean {
  const { question, from, to, below = to } = raises
  const value = answers[question] ?? undefined
  return value !== undefined && value >= from && value < below
}

/** For steps that are open but for what they need: the steps that bring it. */
function forerunnersOf(model: ReadinessModel, id: DimensionId, standing: Standing, room: number): Step[] {
  const missing = model.steps[id]
    .filter((step) => isOpen(step, standing.answers))
    .flatMap(({ needs }) => needs ?? [])
    .filter((condition) => !allHold([condition], standing))
    .flatMap((condition) => ('question' in condition ? [condition.question] : []))
  const bringing = Object.values(model.steps)
    .flat()
    .filter(({ raises }) => missing.includes(raises.question))
  return nextOf(bringing, standing, room)
}
