import { Fragment } from 'react'
import { Link } from '#ui/link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CopyLink } from '#ui/copy-link.tsx'
import { MatchCard } from './match-card.tsx'
import type { MatchResult } from './match.ts'
import type { MatcherPage } from './matcher-page.server.ts'
import { RuledOutList } from './ruled-out-list.tsx'

type Props = Pick<MatcherPage, 'words' | 'questions' | 'facts' | 'answers'> & { result: MatchResult }

/** The first three with their reasons, or that none fits and what would; the others, and what is ruled out. */
export function MatchOutcome({ words, questions, facts, answers, result }: Props) {
  const { matches, ruledOut, offGoal } = result
  const query = new URLSearchParams(
    questions.flatMap(({ id }) => answers[id].map((option) => [id, option] as [string, string])),
  )
  const titleOf = (slug: string) => facts[slug]?.title ?? slug
  const goal = questions
    .filter(({ id }) => id === 'goal')
    .flatMap(({ options }) => options)
    .find(({ id }) => answers.goal.includes(id))
  const isNothing = matches.length === 0
  const ways = (label: string) => (
    <div className="mt-8 flex flex-wrap items-center gap-3">
      <ButtonLink to={`/contact?from=matcher&${query}`} variant="signal" size="lg">
        {label}
      </ButtonLink>
      <CopyLink {...words.copy} />
    </div>
  )
  return (
    <div>
      <PrintedAnswers questions={questions} answers={answers} />
      {isNothing ? (
        <>
          <h2 className="text-3xl">{words.nothing.title}</h2>
          <p role="status" className="mt-2 max-w-text text-slate">
            {words.nothing.why.replace('{goal}', goal?.label ?? '')}
          </p>
          <h3 className="mt-8 text-xl">{words.nothing.near}</h3>
          <RuledOutList ruledOut={ruledOut} unless={words.unless} titleOf={titleOf} />
          <p className="mt-6 max-w-text">{words.nothing.first}</p>
          {ways(words.nothing.discuss)}
        </>
      ) : (
        <>
          <h2 className="text-3xl">{words.result.title}</h2>
          <p className="mt-2 text-slate">{words.result.intro}</p>
          <Best words={words} questions={questions} facts={facts} matches={matches.slice(0, 3)} />
          {ways(words.discuss)}
          <Rest title={words.rest} matches={matches.slice(3)} titleOf={titleOf} />
          <section aria-labelledby="ruled-out" className="mt-12">
            <h3 id="ruled-out" className="text-xl">
              {words.ruledOut.title}
            </h3>
            {ruledOut.length === 0 && <p className="mt-3 text-slate">{words.ruledOut.none}</p>}
            <RuledOutList ruledOut={ruledOut} unless={words.unless} titleOf={titleOf} />
          </section>
        </>
      )}
      <section aria-labelledby="off-goal" className="mt-12">
        <h3 id="off-goal" className="text-xl">
          {words.offGoal}
        </h3>
        <p className="mt-3 max-w-text text-slate">{offGoal.map(titleOf).join(', ')}.</p>
      </section>
    </div>
  )
}

/** On paper the answers stand in place of the questions. */
function PrintedAnswers({ questions, answers }: Pick<Props, 'questions' | 'answers'>) {
  return (
    <dl className="mb-8 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-y border-ink py-3 text-sm not-print:hidden">
      {questions.map(({ id, name, options }) => (
        <Fragment key={id}>
          <dt className="text-slate">{name}</dt>
          <dd>
            {options
              .filter((option) => answers[id].includes(option.id))
              .map(({ label }) => label)
              .join('; ')}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

type BestProps = Pick<Props, 'words' | 'questions' | 'facts'> & Pick<MatchResult, 'matches'>

function Best({ words, questions, facts, matches }: BestProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {matches.map(({ slug, score }) => `${facts[slug]?.title ?? slug}: ${score}`).join(', ')}
      </p>
      <ol className="mt-6">
        {matches.map((match, i) => {
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
    </>
  )
}

interface RestProps extends Pick<MatchResult, 'matches'> {
  title: string
  titleOf: (slug: string) => string
}

function Rest({ title, matches, titleOf }: RestProps) {
  if (matches.length === 0) return null
  return (
    <section aria-labelledby="rest" className="mt-12">
      <h3 id="rest" className="text-xl">
        {title}
      </h3>
      <ul className="mt-3 border-t border-ink">
        {matches.map(({ slug, score }) => (
          <li
            key={slug}
            className="flex min-h-11 items-center justify-between gap-4 border-b border-rule py-1.5"
          >
            <Link
              to={`/solutions/${slug}`}
              className="underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-sea hover:decoration-current"
            >
              {titleOf(slug)}
            </Link>
            <span className="font-mono text-sm tabular-nums text-slate">{score}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
