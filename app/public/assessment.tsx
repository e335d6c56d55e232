import { redirect } from 'react-router'
import { page } from '#app/document/page.server.tsx'
import { AppError } from '#lib/errors.ts'
import { readinessModel } from '#content/readiness/model.ts'
import { readinessWords } from '#content/readiness/words.ts'
import { methodOf } from '#features/assessment/result/assessment-method.server.ts'
import { assessmentPaths, questionPath } from '#features/assessment/assessment-paths.ts'
import { createAssessment } from '#features/assessment/assessments.server.ts'
import { ContinueNote } from '#features/assessment/run/continue-note.tsx'
import { SampleResult } from '#features/assessment/result/sample-result.tsx'
import { sampleReport } from '#features/assessment/result/sample-report.server.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { Button } from '#ui/button.tsx'
import { FormNotice } from '#ui/form-notice.tsx'
import { Container } from '#ui/section.tsx'
import { island } from '#ui/island.server.tsx'
import type { Route } from './+types/assessment'
import { AssessmentMethod } from './parts/assessment/assessment-method.tsx'

const Continue = island('continue-note', ContinueNote, 'asked')

function load() {
  const { start, method } = readinessWords
  const { dimensions, questions } = readinessModel
  return {
    words: start,
    method: methodOf(readinessModel),
    questionsTitle: method.questions,
    sample: sampleReport(),
    groups: dimensions.map(({ id, name, asks }) => ({
      name,
      asks,
      questions: questions.flatMap(({ dimension, text, weight, basis }, i) =>
        dimension === id ? [{ number: i + 1, text, weight, basis }] : [],
      ),
    })),
  }
}

export type AssessmentData = ReturnType<typeof load>

export const loader = page(() => <AssessmentPage data={load()} />, { sheet: 'tools' })

export const action = page(
  async ({ context }: Route.ActionArgs) => {
    try {
      const { key } = await createAssessment(context.get(requestCtx))
      return redirect(questionPath(key, 1), 303)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { status, retryAfterS, message } = error
      return { status, retryAfterS, element: <AssessmentPage data={load()} problem={message} /> }
    }
  },
  { sheet: 'tools' },
)

function AssessmentPage({ data, problem }: { data: AssessmentData; problem?: string }) {
  const { words, sample } = data
  return (
    <>
      <Container className="grid gap-x-8 gap-y-12 pt-6 pb-14 md:pt-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="max-w-[16ch] text-4xl">{words.title}</h1>
          <p className="mt-6 max-w-[52ch] text-lg">{words.intro}</p>
          <form method="post" action={assessmentPaths.start} className="mt-8">
            {problem && (
              <div className="mb-6">
                <FormNotice tone="problem" title={problem}>
                  <p className="text-sm">Nothing was lost: you had not started yet.</p>
                </FormNotice>
              </div>
            )}
            <Button type="submit" variant="signal" size="lg" icon="arrow-right" iconAfter>
              {words.action}
            </Button>
          </form>
          <Continue />
        </div>
        <div className="lg:col-span-5 lg:self-end">
          <SampleResult report={sample} caption={words.sample} />
        </div>
      </Container>
      <AssessmentMethod {...data} />
    </>
  )
}
