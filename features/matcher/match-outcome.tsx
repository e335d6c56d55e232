import { Link } from '#ui/link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CopyLink } from '#ui/copy-link.tsx'
import { MatchCard } from './match-card.tsx'
import type { MatchResult } from './match.ts'
import type { MatcherPage } from './matcher-page.server.ts'

type Props = Pick<MatcherPage, 'words' | 'questions' | 'facts' | 'answers'> & { result: MatchResult }

/** The first three with their reasons, the others by points, and what is ruled out. */
export function MatchOutcome({ words, questions, facts, answers, result }: Props) {
  const best = result.matches.slice(0, 3)
  const rest = result.matches.slice(3)
  const query = new URLSearchParams(
    questions.flatMap(({ id }) => answers[id].map((option) => [id, option] as [string, string])),
  )
  const titleOf = (slug: string) => facts[slug]?.title ?? slug
  return (
    <div>
      <h2 className="text-3xl">{words.result.title}</h2>
      <p className="mt-2 text-slate">{words.result.intro}</p>
      <p role="status" className="sr-only">
        {best.map(({ slug, score }) => `${titleOf(slug)}: ${score}`).join(', ')}
      </p>
      <ol className="mt-6">
        {best.map((match, i) => {
          const known = facts[match.slug]
          return (
            known && (
              <li key={match.slug}>
                <MatchCard words={words} rank={i + 1} match={match} facts={known} questions={questions} />
              </li>
            )
          )
        })}
      </ol>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <ButtonLink to={`/contact?from=matcher&${query}`} variant="signal" size="lg">
          {words.discuss}
        </ButtonLink>
        <CopyLink {...words.copy} />
      </div>
      {rest.length > 0 && (
        <section aria-labelledby="rest" className="mt-12">
          <h3 id="rest" className="text-xl">
            {words.rest}
          </h3>
          <ul className="mt-3 border-t border-ink">
            {rest.map(({ slug, score }) => (
              <li
                key={slug}
                className="flex min-h-11 items-center justify-between gap-4 border-b border-rule py-1.5"
              >
                <Link to={`/solutions/${slug}`} className="underline-offset-4 hover:text-sea hover:underline">
                  {titleOf(slug)}
                </Link>
                <span className="font-mono text-sm tabular-nums text-slate">{score}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="ruled-out" className="mt-12">
        <h3 id="ruled-out" className="text-xl">
          {words.ruledOut.title}
        </h3>
        {result.ruledOut.length === 0 && <p className="mt-3 text-slate">{words.ruledOut.none}</p>}
        <ul className="mt-3 border-t border-ink empty:hidden">
          {result.ruledOut.map(({ slug, reasons }) => (
            <li key={slug} className="border-b border-rule py-3">
              <p className="font-semibold">{titleOf(slug)}</p>
              {reasons.map((reason) => (
                <p key={reason} className="text-base text-slate">
                  {reason}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
