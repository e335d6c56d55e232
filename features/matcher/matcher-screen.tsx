import { classes } from '#ui/classes.ts'
import { Link } from '#ui/link.tsx'
import { Button } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import { MatchOutcome } from './match-outcome.tsx'
import { MatcherMethod } from './matcher-method.tsx'
import { QuestionField } from './question-field.tsx'
import type { MatcherPage } from './matcher-page.server.ts'
import { useMatcher } from './use-matcher.ts'

/** Questions at the left, the result at the right; without script a form that asks for the page with its answers. */
export function MatcherScreen({ page }: { page: MatcherPage }) {
  const { words, questions, facts, weights, version, isFromAssessment } = page
  const { form, answers, result, isAsked, follow, onSubmit } = useMatcher(page)
  const open = questions.filter(({ id }) => answers[id].length === 0)
  // What the visitor changes is theirs.
  const isDerived = (id: (typeof questions)[number]['id']) =>
    isFromAssessment && page.answers[id].length > 0 && String(page.answers[id]) === String(answers[id])
  return (
    <>
      <Container className="grid gap-x-8 gap-y-5 pt-8 md:grid-cols-12 md:pt-12 print:gap-y-2 print:pt-4">
        <h1 className="text-4xl md:col-span-12 print:text-3xl">{words.title}</h1>
        <p className="max-w-[48ch] text-lg md:col-span-8 print:text-base">{words.intro}</p>
      </Container>
      <Container className="mt-10 grid gap-x-8 gap-y-14 pb-20 lg:grid-cols-12 print:mt-4 print:pb-4">
        <form
          ref={form}
          onChange={follow}
          onSubmit={onSubmit}
          action="#result"
          className={classes('lg:col-span-6', result && 'print:hidden')}
        >
          {isAsked && open.length > 0 && (
            <div role="alert" className="mb-6 border-l-4 border-signal bg-signal-tint px-4 py-3">
              <p className="font-semibold">{words.missing}</p>
              <ul className="mt-1">
                {open.map(({ id, name }) => (
                  <li key={id}>
                    <a
                      href={`#q-${id}`}
                      className="inline-flex min-h-8 items-center underline underline-offset-4"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ol className="border-t border-ink">
            {questions.map((question, i) => (
              <QuestionField
                key={question.id}
                {...question}
                number={i + 1}
                chosen={page.answers[question.id]}
                note={isDerived(question.id) ? words.derived : undefined}
              />
            ))}
          </ol>
          <Button type="submit" variant="signal" size="lg" className="mt-8">
            {words.submit}
          </Button>
        </form>
        <section
          id="result"
          aria-label={words.result.title}
          className="min-w-0 scroll-mt-6 lg:col-span-6 xl:col-span-5 xl:col-start-8"
        >
          {result ? (
            <MatchOutcome
              words={words}
              questions={questions}
              result={result}
              answers={answers}
              facts={facts}
            />
          ) : (
            <div className="border border-dashed border-rule-strong p-6 lg:sticky lg:top-6">
              <h2 className="text-2xl">{words.open.title}</h2>
              <p className="mt-2 text-slate">{words.open.text}</p>
              <p
                role="status"
                className="mt-6 font-heading text-figure font-semibold tracking-tight tabular-nums text-sea"
              >
                {questions.length - open.length}
                <span className="text-xl text-slate"> / {questions.length}</span>
              </p>
            </div>
          )}
          <p className="mt-10 border-t border-rule pt-4 text-base text-slate">
            {words.assessment.text} <Link to="/ai-readiness-assessment">{words.assessment.label}</Link>
          </p>
        </section>
      </Container>
      <MatcherMethod words={words.method} questions={questions} weights={weights} version={version} />
    </>
  )
}
