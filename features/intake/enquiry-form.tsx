import type { FieldErrors } from '#lib/errors.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { FormNotice } from '#ui/form-notice.tsx'
import { marketingConsent, privacyConsent } from './consent.ts'
import type { EnquiryFormState } from './enquiry-form-state.ts'
import type { useEnquiryForm } from './use-enquiry-form.ts'

interface Props {
  life: ReturnType<typeof useEnquiryForm>
  /** What takes it without script. */
  action: string
  /** The path of the page it stands on. */
  page: string
  /** What a form sent without script came back with. */
  state: EnquiryFormState | undefined
  label: string
  /** What stands in place of a form that was sent. */
  received: React.ReactNode
  /** What is left to do when it could not be sent. */
  afterProblem: React.ReactNode
  submit: { label: string; pendingLabel: string }
  /** Puts the errors as their fields are in the form. */
  inOrder?: (errors: FieldErrors) => FieldErrors
  children: React.ReactNode
}

/** The frame of a visitor's form: what is wrong above the fields, the words agreed to and the button below; once it was sent, the confirmation. */
export function EnquiryForm({ life, action, page, state, label, received, afterProblem, ...props }: Props) {
  const { form, errors, tries, problem, isPending, startTime } = life
  const { submit, inOrder = (all) => all, children } = props
  const told = problem ?? (tries === 0 ? state?.problem : undefined)
  return (
    <>
      {received && (
        <div className="space-y-4">
          {received}
          <Button variant="secondary" onClick={life.again}>
            Send another
          </Button>
        </div>
      )}
      <form
        ref={form}
        hidden={Boolean(received)}
        method="post"
        action={action}
        noValidate={startTime !== ''}
        onSubmit={life.onSubmit}
        onInput={life.onInput}
        aria-label={label}
        className="relative grid gap-x-6 gap-y-1 sm:grid-cols-2"
      >
        <div className="not-empty:mb-5 sm:col-span-2">
          {told && (
            <FormNotice tone="problem" title={told}>
              <p className="mt-1 text-sm">{afterProblem}</p>
            </FormNotice>
          )}
          {(tries > 0 || state !== undefined) && (
            <ErrorSummary
              key={tries}
              title="Please check these fields"
              errors={Object.entries(inOrder(errors)).map(([name, message]) => ({ name, message }))}
            />
          )}
        </div>
        {children}
        <FormEnd
          page={page}
          startTime={startTime}
          news={{ text: marketingConsent.text, isChosen: state?.values['marketingOptIn'] === 'on' }}
          privacy={privacyConsent.text}
          isPending={isPending}
          {...submit}
        />
      </form>
    </>
  )
}
