import { useEffect, useRef } from 'react'
import { brand } from '#config/brand.ts'
import { LinkComponent } from '#ui/link.tsx'
import { Container } from '#ui/section.tsx'
import { assessmentPaths, questionPath } from '#features/assessment/assessment-paths.ts'
import { CheckAnswers } from './check-answers.tsx'
import { LaterNote, type LinkState } from './later-note.tsx'
import { QuestionForm } from './question-form.tsx'
import { stepAfter, stepOf, type QuestionRun } from './question-run.ts'
import { SaveNote } from './save-note.tsx'
import { GoToStep, StepLink } from './step-link.tsx'
import { useAddressQuery } from './use-address-query.ts'
import { StepProgress } from './step-progress.tsx'
import { useQuestionRun } from './use-question-run.ts'

/** Systems take two clicks within half a second for a double one. */
const secondClickMs = 500

interface Props {
  run: QuestionRun
  /** The query of the address, which names the step. */
  search: string
  /** What a form sent without script came back with. */
  problem?: string | undefined
  link?: LinkState | undefined
}

/** The questions one by one, then all answers to check. The step is in the address, so Back is the browser's own. */
export function QuestionsScreen(props: Props) {
  const [search, goTo] = useAddressQuery(props.search)
  return (
    <LinkComponent value={StepLink}>
      <GoToStep value={goTo}>
        {/* What the server told is about the step that it came with. */}
        <Steps
          {...props}
          search={search}
          goTo={goTo}
          problem={search === props.search ? props.problem : undefined}
        />
      </GoToStep>
    </LinkComponent>
  )
}

function Steps({ run, search, goTo, problem, link }: Props & { goTo(path: string): void }) {
  const { answers, saveState, refusal, answer, flush } = useQuestionRun(run)
  const { questions, key } = run
  const count = questions.length
  const step = stepOf(search, run)
  const leftAt = useRef(Number.NEGATIVE_INFINITY)
  const goOn = () => step !== 'check' && goTo(questionPath(key, stepAfter(step, search, count)))
  const question = step === 'check' ? undefined : questions[step - 1]
  const title = question ? `Question ${step} of ${count}` : 'Check your answers'
  useEffect(() => {
    document.title = title + brand.titleSuffix
  }, [title])

  return (
    <Container className="pt-6 pb-20 md:pt-10">
      <StepProgress
        label={title}
        done={step === 'check' ? count : step - 1}
        count={count}
        aside={question?.dimension}
      />
      <div className="grid gap-x-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {question && step !== 'check' ? (
            <QuestionForm
              key={question.id}
              question={question}
              number={step}
              value={answers[question.id]}
              problem={problem}
              action={questionPath(key, step) + (search.includes('from=check') ? '&from=check' : '')}
              back={step > 1 ? questionPath(key, step - 1) : assessmentPaths.start}
              onAnswer={(value) => answer(question.id, value)}
              onContinue={(value, at) => {
                // The second of two clicks falls on the next question, which has an answer already when someone came back.
                if (at - leftAt.current < secondClickMs) return
                leftAt.current = at
                answer(question.id, value)
                goOn()
              }}
              onNext={goOn}
            />
          ) : (
            <CheckAnswers run={{ ...run, answers }} problem={problem ?? refusal} flush={flush} />
          )}
        </div>
        <aside className="mt-12 lg:col-span-4 lg:mt-0 lg:pt-2 xl:col-span-3 xl:col-start-10">
          <SaveNote state={saveState} refusal={refusal} />
          <LaterNote run={run} step={step} state={link} />
        </aside>
      </div>
    </Container>
  )
}
