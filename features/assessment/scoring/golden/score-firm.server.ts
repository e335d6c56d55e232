import { readinessModel } from '#content/readiness/model.ts'
import { reportOf } from '#features/assessment/result/assessment-report.server.ts'
import type { Report, ReportAction } from '#features/assessment/result/assessment-report.ts'
import { scoreReadiness, type Answers } from '#features/assessment/scoring/readiness-score.ts'
import type { GoldenFirm } from './firm.ts'

/** The answers by question, from the figures of each dimension. */
export function answersOfFirm({ answers }: GoldenFirm): Answers {
  return Object.fromEntries(
    readinessModel.dimensions.flatMap(({ id }) => {
      const asked = readinessModel.questions.filter(({ dimension }) => dimension === id)
      if (asked.length !== answers[id].length) throw new Error(`${id} has ${asked.length} questions`)
      return asked.map((question, i) => {
        const value = answers[id].charAt(i)
        return [question.id, value === '?' ? null : Number(value)] as const
      })
    }),
  )
}

/** What a firm with these answers is told. */
export function reportFor(answers: Answers): Report {
  return reportOf(answers, scoreReadiness(readinessModel, answers), new Date('2026-11-24T09:00:00Z'))
}

/** Every text of an action. */
export function textsOf({ advice, steps, links }: ReportAction): string[] {
  return [advice, ...steps, ...links.map(({ title }) => title)]
}

/** What is wrong with what a firm is told; empty when all is right. */
export function scoreFirm(firm: GoldenFirm): string[] {
  const { first, also, never, levelNever, count } = firm
  const { meaning, actions } = reportFor(answersOfFirm(firm))
  const [foremost] = actions.items
  const opening = foremost ? textsOf(foremost).join('\n') : ''
  const all = actions.items.flatMap(textsOf)
  const isFirst = first === 'nothing' ? !foremost : first.test(opening)
  return [
    ...(isFirst ? [] : [`first: ${foremost?.advice ?? 'nothing'}`]),
    ...(also && !all.some((text) => also.test(text)) ? [`not said: ${also}`] : []),
    ...never.flatMap((pattern) => all.filter((text) => pattern.test(text))).map((text) => `never: ${text}`),
    ...levelNever.filter((pattern) => pattern.test(meaning)).map(() => `level: ${meaning}`),
    ...(count !== undefined && count !== actions.items.length ? [`actions: ${actions.items.length}`] : []),
  ]
}
