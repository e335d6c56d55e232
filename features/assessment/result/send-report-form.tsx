import { useMemo } from 'react'
import { reportDraftKey } from '#config/constants.ts'
import { EnquiryForm } from '#features/intake/enquiry-form.tsx'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { worded, type FormWords } from '#features/intake/form-field.ts'
import { FormFields } from '#features/intake/form-fields.tsx'
import { inWords } from '#features/intake/reply-promise.ts'
import { useEnquiryForm } from '#features/intake/use-enquiry-form.ts'
import { FormNotice } from '#ui/form-notice.tsx'
import { PersonFields } from '#ui/person-fields.tsx'
import { assessmentPaths, resultPath } from '#features/assessment/assessment-paths.ts'
import { reportFields } from './report-fields.ts'

interface Props {
  id: string
  assessmentKey: string
  words: FormWords
  form?: { isSent: boolean; state?: EnquiryFormState } | undefined
}

/** Who the report goes to. Without script it posts to the result's own page. */
export function SendReportForm({ id, assessmentKey, words, form: came }: Props) {
  const tool = useMemo(
    () => ({
      url: `/api/assessments/${id}/email?key=${assessmentKey}`,
      name: 'assessment' as const,
      draftKey: reportDraftKey,
    }),
    [id, assessmentKey],
  )
  const state = came?.state
  const life = useEnquiryForm(tool, state?.errors ?? {})
  const { answer } = life
  const received = (answer || (came?.isSent && life.tries === 0)) && (
    <FormNotice tone="ok" title="The report is on its way to you">
      <p className="mt-1">
        {answer
          ? `An engineer will write to you by ${inWords(new Date(answer.replyBy))}, UK time.`
          : 'An engineer will write to you within one working day.'}
      </p>
    </FormNotice>
  )
  const field = (name: string) => ({
    name,
    defaultValue: state?.values[name],
    error: life.errors[name],
  })
  return (
    <EnquiryForm
      life={life}
      action={resultPath(assessmentKey)}
      page={assessmentPaths.result}
      state={state}
      label="Email it to me"
      received={received}
      afterProblem="Nothing you typed is lost, and you can get the PDF without filling in a form."
      submit={{ label: words.submit, pendingLabel: words.submitting }}
    >
      <PersonFields field={field} companyClass="sm:col-span-2" words={words.person} />
      <FormFields fields={worded(reportFields, words.fields)} field={field} />
    </EnquiryForm>
  )
}
