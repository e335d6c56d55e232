import { z } from 'zod'
import { conditionIds, matcherQuestions, objectionIds, type QuestionId } from '#config/matcher-questions.ts'
import { levelNames } from '#config/readiness-levels.ts'
import { dimensionIds } from '#content/readiness/readiness-model.ts'
import {
  gateRules,
  insteadRules,
  questionRules,
  type GateId,
  type InsteadId,
} from '#content/readiness/rules.ts'
import { stepIds } from '#content/readiness/steps.ts'
import { page, text, textWith, titled } from './parts.ts'

/** One value for each of some names, all of which there must be. */
const each = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>)

const questionWords = (options: readonly string[]) =>
  z.strictObject({
    /** Short, for the reasons. */
    name: text,
    question: text,
    hint: text.optional(),
    options: each(options, text),
  })

const matcherQuestionWords = z.strictObject(
  Object.fromEntries(matcherQuestions.map(({ id, options }) => [id, questionWords(options)])) as Record<
    QuestionId,
    ReturnType<typeof questionWords>
  >,
)

/** Follows “It would fit”. */
const unless = text

const matcher = z.strictObject({
  id: z.literal('matcher'),
  page,
  title: text,
  intro: text,
  questions: matcherQuestionWords,
  submit: text,
  again: text,
  open: z.strictObject({ title: text, text, left: text }),
  derived: text,
  missing: text,
  result: z.strictObject({ title: text, intro: text }),
  nothing: z.strictObject({
    title: text,
    why: textWith('{goal}'),
    near: text,
    first: text,
    discuss: text,
  }),
  unless: text,
  means: z.strictObject({
    dear: z.strictObject({ reason: textWith('{least}'), unless: textWith('{least}') }),
    late: z.strictObject({ reason: textWith('{least}', '{most}'), unless: textWith('{least}') }),
  }),
  points: text,
  useCases: text,
  role: text,
  solution: text,
  demo: text,
  weeks: text,
  rest: text,
  ruledOut: z.strictObject({ title: text, none: text }),
  offGoal: text,
  discuss: text,
  copy: z.strictObject({ label: text, done: text, failed: text }),
  assessment: z.strictObject({ text, label: text }),
  method: z.strictObject({ title: text, text, weight: text, question: text, version: text }),
  objections: each(objectionIds, z.strictObject({ reason: text, unless })),
  conditions: each(conditionIds, text),
})

const assessment = z.strictObject({
  id: z.literal('assessment'),
  page,
  start: z.strictObject({
    title: text,
    intro: text,
    get: z.strictObject({ title: text, items: z.array(text) }),
    need: z.strictObject({ title: text, items: z.array(text) }),
    store: titled,
    action: text,
    sample: text,
  }),
  method: z.strictObject({
    title: text,
    intro: text,
    formulas: z.array(text),
    unknown: text,
    weights: text,
    levels: text,
    gates: text,
    questions: text,
  }),
  report: z.strictObject({
    title: text,
    dimensions: text,
    dimensionsIntro: text,
    gates: text,
    actions: text,
    actionsIntro: text,
    findOut: titled,
    actionsAbove: text,
    answers: text,
    steps: z.strictObject({ first: text, second: text, third: text }),
    bands: z.strictObject({ low: text, mid: text, high: text }),
  }),
})

const questions = z.strictObject({
  id: z.literal('assessment-questions'),
  dimensions: each(dimensionIds, z.strictObject({ name: text, short: text, asks: text })),
  questions: each(
    questionRules.map(({ id }) => id),
    z.strictObject({ text, options: z.tuple([text, text, text, text, text]), basis: text }),
  ),
})

const advice = z.strictObject({
  id: z.literal('assessment-advice'),
  levels: each(levelNames, z.strictObject({ meaning: text, comparable: text })),
  instead: each(Object.keys(insteadRules) as InsteadId[], text),
  gates: each(Object.keys(gateRules) as GateId[], text),
  steps: each(stepIds, titled),
})

/** What the matcher and the assessment say; what they count is in code. */
export const toolWords = [matcher, assessment, questions, advice] as const
