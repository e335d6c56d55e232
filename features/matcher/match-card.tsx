import { Link } from '#ui/link.tsx'
import type { Match } from './match.ts'
import type { MatcherPage, SolutionFacts } from './matcher-page.server.ts'

interface Props {
  words: MatcherPage['words']
  questions: MatcherPage['questions']
  rank: number
  match: Match
  facts: SolutionFacts
}

/** One solution: its points, drawn and listed by question, its price and time, and where to go on. */
export function MatchCard({ words, questions, rank, match, facts }: Props) {
  const { slug, score, reasons, conditions } = match
  const nameOf = (id: string) => questions.find((question) => question.id === id)?.name ?? id
  return (
    <article className="border-t border-ink py-6">
      <div className="flex items-start justify-between gap-6">
        <h3 className="text-xl leading-snug">
          <span className="mr-3 font-mono text-sm font-normal text-slate">{rank}</span>
          <Link
            to={`/solutions/${slug}`}
            className="underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-sea hover:decoration-current"
          >
            {facts.title}
          </Link>
        </h3>
        <p className="font-heading text-figure leading-none font-semibold tracking-tight tabular-nums text-sea">
          {score}
        </p>
      </div>
      <p className="mt-2 max-w-text text-base">{facts.summary}</p>
      {conditions.map((condition) => (
        <p key={condition} className="mt-3 max-w-text border-l-4 border-signal pl-4 text-base">
          {condition}
        </p>
      ))}
      <details className="group/points mt-4 print:not-open:hidden" open={rank === 1}>
        <summary className="unfolds min-h-11 py-2.5 pr-2 text-sm font-semibold text-sea">
          {words.points}
        </summary>
        <table className="mt-1 w-full text-sm">
          <tbody>
            {reasons.map(({ question, points, most }) => (
              <tr key={question} className="border-t border-rule">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {nameOf(question)}
                </th>
                <td aria-hidden="true" className="w-1/2 py-1.5">
                  <span
                    className="block h-2 bg-sunk [print-color-adjust:exact]"
                    style={{ width: `${(most / 32) * 100}%` }}
                  >
                    <span
                      className="block h-2 bg-sea [print-color-adjust:exact]"
                      style={{ width: `${(points / most) * 100}%` }}
                    />
                  </span>
                </td>
                <td className="py-1.5 pl-3 text-right font-mono whitespace-nowrap tabular-nums">
                  {points} / {most}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 border-t border-rule pt-3 text-sm sm:grid-cols-3">
        {facts.prices.map(({ value, label }) => (
          <div key={label}>
            <dt className="text-slate">{label}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-slate">{words.weeks}</dt>
          <dd className="font-semibold whitespace-nowrap tabular-nums">
            {facts.weeks.from}–{facts.weeks.to}
          </dd>
        </div>
      </dl>
      <ul className="mt-3 text-base">
        {facts.shownIn.map(({ to, title }) => (
          <Way key={to} kind={words.useCases} to={to} title={title} />
        ))}
        {facts.role && <Way kind={words.role} to={facts.role.to} title={facts.role.title} />}
        {facts.demo && <Way kind={words.demo} to={facts.demo} title={facts.title} />}
      </ul>
    </article>
  )
}

function Way({ kind, to, title }: { kind: string; to: string; title: string }) {
  return (
    <li className="grid grid-cols-[9.5rem_1fr] items-center gap-x-3 border-t border-rule">
      <span className="text-sm text-slate">{kind}</span>
      <Link
        to={to}
        className="flex min-h-11 items-center underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-sea hover:decoration-current"
      >
        {title}
      </Link>
    </li>
  )
}
