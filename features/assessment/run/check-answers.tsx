import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import { api } from '#config/api.ts'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormNotice } from '#ui/form-notice.tsx'
import { questionPath, resultPath } from '#features/assessment/assessment-paths.ts'
import { answerWords, type QuestionRun } from './question-run.ts'
import { storeRun } from './run-store.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

interface Props {
  run: QuestionRun
  problem: string | undefined
  /** Sends what waits; returns whether the server has everything. */
  flush(): Promise<boolean>
}

const offline =
  'Your last answers haven’t reached us yet. They are kept on this device; please try again when you have a connection.'

/** All answers in order, each with a way back to it, then the result. */
export function CheckAnswers({ run, problem, flush }: Props) {
  const { id, key, questions, answers } = run
  const heading = useHeadingFocus()
  const [isPending, setPending] = useState(false)
  const [told, setTold] = useState(problem)
  const open = questions.filter((one) => !Object.hasOwn(answers, one.id))
  const [firstMissing] = open
  const groups = Map.groupBy(questions, ({ dimension }) => dimension)

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setPending(true)
    setTold(undefined)
    try {
      if (await flush()) {
        await api.request('POST', `/api/assessments/${id}/complete?key=${key}`)
        storeRun(undefined)
        sendEvent('tool_finish', { tool: 'assessment' })
        // The button waits for the next page, or for this one to be shown again.
        addEventListener('pageshow', () => setPending(false), { once: true })
        return location.assign(resultPath(key))
      }
      setTold(offline)
    } catch (error) {
      setTold(messageOf(error, offline))
    }
    setPending(false)
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="pt-4 text-3xl outline-none">
        Check your answers
      </h1>
      <p className="mt-3 max-w-text text-slate">
        {open.length === 0
          ? 'All questions have an answer. Once you see the result, it no longer changes; you can always start again from these answers.'
          : `${open.length === 1 ? 'One question has' : `${open.length} questions have`} no answer yet. “I do not know” is one too.`}
      </p>
      {[...groups].map(([dimension, list]) => (
        <section key={dimension} aria-label={dimension} className="mt-10">
          <h2 className="border-t border-ink pt-3 text-lg">{dimension}</h2>
          <dl className="mt-2">
            {list.map((question) => {
              const number = questions.indexOf(question) + 1
              const value = answers[question.id]
              return (
                <div
                  key={question.id}
                  className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-rule py-3 md:grid-cols-[3fr_2fr_auto]"
                >
                  <dt className="col-span-2 flex items-baseline gap-2 text-base md:col-span-1">
                    <span className="w-4 shrink-0 font-mono text-xs text-slate">{number}</span>
                    {question.text}
                  </dt>
                  <dd className={value === undefined ? 'font-semibold text-signal-strong' : 'font-semibold'}>
                    {value === undefined ? 'No answer yet' : answerWords(question, value)}
                  </dd>
                  <dd>
                    <Link
                      to={`${questionPath(key, number)}&from=check`}
                      className="inline-flex items-center text-sea underline underline-offset-4 touch:min-h-11"
                    >
                      {value === undefined ? 'Answer' : 'Change'}
                      <span className="sr-only"> question {number}</span>
                    </Link>
                  </dd>
                </div>
              )
            })}
          </dl>
        </section>
      ))}
      <form method="post" action={questionPath(key, 'check')} onSubmit={onSubmit} className="mt-10">
        <input type="hidden" name="intent" value="finish" />
        {told && (
          <div className="mb-6">
            <FormNotice tone="problem" title={told}>
              <p className="text-sm">Nothing is lost.</p>
            </FormNotice>
          </div>
        )}
        {firstMissing ? (
          <ButtonLink
            to={`${questionPath(key, questions.indexOf(firstMissing) + 1)}&from=check`}
            size="lg"
            icon="arrow-right"
            iconAfter
          >
            Answer what is missing
          </ButtonLink>
        ) : (
          <Button type="submit" variant="signal" size="lg" pending={isPending}>
            {isPending ? 'Working it out …' : 'See my result'}
          </Button>
        )}
      </form>
    </>
  )
}
