import { findSolution } from '#content/solutions/index.ts'
import { match } from './match.ts'
import { questions } from './matcher-questions.ts'
import { answersOf, searchOf, unanswered } from './matcher-answers.ts'
import { whyOut, wouldFit } from './would-fit.ts'
import { matcherPath, matcherWords } from './matcher-words.ts'
import { solutionCourses } from './solution-courses.server.ts'

/** The result as a message to us, which the visitor may change; undefined unless every question is answered. */
export function matcherMessage(search: URLSearchParams): string | undefined {
  const answers = answersOf(search)
  if (unanswered(answers).length > 0) return undefined
  const { matches, ruledOut } = match(answers, solutionCourses)
  const named = (slug: string) => findSolution(slug)?.title ?? slug
  return [
    'I would like to discuss this result of the AI Solution Matcher.',
    '',
    ...matches.slice(0, 3).map(({ slug, score }, i) => `${i + 1}. ${named(slug)}: ${score} of 100`),
    ...(matches.length === 0 ? [`${matcherWords.nothing.title}. ${matcherWords.nothing.near}:`] : []),
    ...ruledOut.flatMap((one) => [
      `${matches.length > 0 ? 'Ruled out: ' : ''}${named(one.slug)}. ${whyOut(one)} ${wouldFit(one)}`,
    ]),
    '',
    ...questions.map(({ id, name, options }) => {
      const chosen = options.filter((option) => answers[id].includes(option.id)).map(({ label }) => label)
      return `${name}: ${chosen.join('; ')}`
    }),
    '',
    `${matcherPath}?${searchOf(answers)}`,
  ].join('\n')
}
