import { matcherQuestions } from '#config/matcher-questions.ts'
import { matcherWords } from '#content/matcher-words.ts'
import { findSolution } from '#content/solutions/index.ts'
import { match } from './match.ts'
import { verdictBasis } from './verdict-basis.server.ts'
import { answersOf, searchOf, unanswered } from './matcher-answers.ts'
import { whyOut, wouldFit } from './would-fit.ts'
import { matcherPath } from './matcher-path.ts'

/** The result as a message to us, which the visitor may change; undefined unless every question is answered. */
export function matcherMessage(search: URLSearchParams): string | undefined {
  const answers = answersOf(search)
  if (unanswered(answers).length > 0) return undefined
  const { matches, ruledOut } = match(answers, verdictBasis())
  const named = (slug: string) => findSolution(slug)?.title ?? slug
  return [
    'I would like to discuss this result of the AI Solution Matcher.',
    '',
    ...matches.slice(0, 3).map(({ slug, score }, i) => `${i + 1}. ${named(slug)}: ${score} of 100`),
    ...(matches.length === 0 ? [`${matcherWords.nothing.title}. ${matcherWords.nothing.near}:`] : []),
    ...ruledOut.flatMap((one) => [
      `${matches.length > 0 ? 'Ruled out: ' : ''}${named(one.slug)}. ${whyOut(one)} ${wouldFit(one, matcherWords.unless)}`,
    ]),
    '',
    ...matcherQuestions.map(({ id }) => {
      const { name, options } = matcherWords.questions[id]
      const chosen = answers[id].map((option) => options[option])
      return `${name}: ${chosen.join('; ')}`
    }),
    '',
    `${matcherPath}?${searchOf(answers)}`,
  ].join('\n')
}
