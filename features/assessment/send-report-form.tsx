import { useMemo } from 'react'
import { marketingConsent, privacyConsent } from '#features/leads/consent.ts'
import type { EnquiryFormState } from '#features/leads/enquiry-form-state.ts'
import { inWords } from '#features/leads/reply-promise.ts'
import { useEnquiryForm } from '#features/leads/use-enquiry-form.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextArea } from '#ui/field.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { FormNotice } from '#ui/form-notice.tsx'
import { PersonFields } from '#ui/person-fields.tsx'
import { assessmentPaths, resultPath } from './assessment-paths.ts'

interface Props {
  id: string
  assessmentKey: string
  form?: { isSent: boolean; state?: EnquiryFormState } | undefined
}

/** Who the report goes to. Without script it posts to the result's own page. */
export function SendReportForm({ id, assessmentKey, form: came }: Props) {
  const tool = useMemo(
    () => ({
      url: `/api/assessments/${id}/email?key=${assessmentKey}`,
      name: 'assessment' as const,
      draftKey: 'reportDraft',
      loadControl: async (form: HTMLFormElement, onErrors: (errors: Record<string, string>) => void) =>
        (await import('./send-report-control.ts')).controlSendReport(form, onErrors),
    }),
    [id, assessmentKey],
  )
  const state = came?.state
  const { form, errors, tries, problem, isPending, startTime, answer, onSubmit, onInput } = useEnquiryForm(
    tool,
    state?.errors ?? {},
  )
  const told = problem ?? (tries === 0 ? state?.problem : undefined)
  const field = (name: 'name' | 'email' | 'company' | 'message') => ({
    name,
    defaultValue: state?.values[name],
    error: errors[name],
  })
  return (
    <form
      ref={form}
      method="post"
      action={resultPath(assessmentKey)}
      noValidate={startTime !== ''}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-label="Email it to me"
      className="relative grid gap-x-6 gap-y-1 sm:grid-cols-2"
    >
      <div className="not-empty:mb-5 sm:col-span-2">
        {(answer || (came?.isSent && tries === 0)) && (
          <FormNotice tone="ok" title="The report is on its way to you">
            <p className="mt-1">
              {answer
                ? `An engineer writes to you by ${inWords(new Date(answer.replyBy))}, UK time.`
                : 'An engineer writes to you within one working day.'}
            </p>
          </FormNotice>
        )}
        {told && (
          <FormNotice tone="problem" title={told}>
            <p className="mt-1 text-sm">Nothing you typed is lost, and the PDF is there without any form.</p>
          </FormNotice>
        )}
        {(tries > 0 || state !== undefined) && (
          <ErrorSummary
            key={tries}
            title="Please check these fields"
            errors={Object.entries(errors).map(([name, message]) => ({ name, message }))}
          />
        )}
      </div>
      <PersonFields field={field} companyClass="sm:col-span-2" />
      <TextArea
        {...field('message')}
        label="Message"
        hint="Optional: what you would like to solve first"
        rows={4}
        className="sm:col-span-2"
      />
      <FormEnd
        page={assessmentPaths.result}
        startTime={startTime}
        news={{ text: marketingConsent.text, isChosen: state?.values['marketingOptIn'] === 'on' }}
        privacy={privacyConsent.text}
        isPending={isPending}
        label="Send me the report"
        pendingLabel="Sending …"
      />
    </form>
  )
}
