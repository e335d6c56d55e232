import { brand } from '#config/brand.ts'
import { contactDraftKey } from '#config/constants.ts'
import { marketingConsent, privacyConsent } from '#features/leads/consent.ts'
import type { EnquiryFormState } from '#features/leads/enquiry-form-state.ts'
import { inWords } from '#features/leads/reply-promise.ts'
import { useEnquiryForm } from '#features/leads/use-enquiry-form.ts'
import type { EnquiryAnswer } from '#features/leads/visitor.schema.ts'
import { phoneHint } from '#features/leads/visitor-words.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { FormNotice } from '#ui/form-notice.tsx'
import { PersonFields } from '#ui/person-fields.tsx'
import { messageHint } from './contact-words.ts'
import type { ContactTool } from './contact.schema.ts'

const contact = {
  url: '/api/contact',
  name: 'contact' as const,
  isWhole: true,
  draftKey: contactDraftKey,
  loadControl: async (form: HTMLFormElement, onErrors: (errors: Record<string, string>) => void) =>
    (await import('./contact-control.ts')).controlContact(form, onErrors),
}
/** With the result of a tool the lead is that tool's, and the form a step of it. */
const forms = {
  matcher: { ...contact, name: 'matcher' as const, isWhole: false },
  demo: { ...contact, name: 'demo' as const, isWhole: false },
}

interface Props {
  /** The path of the page it stands on. */
  page: string
  /** What a form sent without script came back with. */
  state?: EnquiryFormState | undefined
  /** Whose result the message brings. */
  tool?: ContactTool | undefined
}

/** Whole without script, where it posts to the contact page; with script it sends JSON and stays where it is. */
export function ContactForm({ page, state, tool }: Props) {
  const { form, errors, tries, problem, isPending, startTime, answer, onSubmit, onInput } = useEnquiryForm(
    tool ? forms[tool] : contact,
    state?.errors ?? {},
  )
  const values: Record<string, string | undefined> = state?.values ?? {}
  const isAsked =
    tries > 0 ||
    (state !== undefined && (state.problem !== undefined || Object.keys(state.errors).length > 0))
  const told = problem ?? (tries === 0 ? state?.problem : undefined)
  const field = (name: 'name' | 'email' | 'company' | 'phone' | 'message') => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  })
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate={startTime !== ''}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-label="Contact us"
      className="relative grid gap-x-6 gap-y-1 sm:grid-cols-2"
    >
      <div className="not-empty:mb-5 sm:col-span-2">
        {answer && <Received answer={answer} />}
        {told && <Problem text={told} />}
        {isAsked && (
          <ErrorSummary
            key={tries}
            title="Please check these fields"
            errors={Object.entries(errors).map(([name, message]) => ({ name, message }))}
          />
        )}
      </div>
      <PersonFields field={field} />
      <TextField
        {...field('phone')}
        label="Phone"
        hint={phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextArea {...field('message')} label="Message" hint={messageHint} rows={6} className="sm:col-span-2" />
      {tool && <input type="hidden" name="tool" value={tool} />}
      <FormEnd
        page={page}
        startTime={startTime}
        news={{ text: marketingConsent.text, isChosen: values['marketingOptIn'] === 'on' }}
        privacy={privacyConsent.text}
        isPending={isPending}
        label="Submit Request"
        pendingLabel="Submitting..."
      />
    </form>
  )
}

function Received({ answer }: { answer: EnquiryAnswer }) {
  return (
    <FormNotice tone="ok" title="Your message has arrived">
      <p className="mt-1">
        We reply by <strong>{inWords(new Date(answer.replyBy))}</strong>, UK time, and confirm that by email.
      </p>
      <p className="mt-1 font-mono text-xs break-all text-slate">Reference {answer.id}</p>
    </FormNotice>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <FormNotice tone="problem" title={text}>
      <p className="mt-1 text-sm">
        Nothing you typed is lost. You can also write to <a href={`mailto:${brand.email}`}>{brand.email}</a>{' '}
        or call <a href={brand.phone.href}>{brand.phone.label}</a>.
      </p>
    </FormNotice>
  )
}
