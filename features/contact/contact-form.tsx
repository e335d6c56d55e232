import { Link } from 'react-router'
import { brand } from '#config/brand.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Checkbox, TextArea, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { marketingConsent, privacyConsent } from './consent.ts'
import type { ContactFormState } from './contact-form-state.ts'
import { contactHints } from './contact-words.ts'
import type { ContactAnswer } from './contact.schema.ts'
import { inWords } from './reply-promise.ts'
import { useContactForm } from './use-contact-form.ts'

interface Props {
  /** The path of the page it stands on. */
  page: string
  /** What a form sent without script came back with. */
  state?: ContactFormState | undefined
}

/** Whole without script, where it posts to the contact page; with script it sends JSON and stays where it is. */
export function ContactForm({ page, state }: Props) {
  const { form, errors, tries, problem, isPending, startTime, answer, onSubmit, onInput } = useContactForm(
    state?.errors ?? {},
  )
  const values = state?.values ?? {}
  const isAsked = tries > 0 || state !== undefined
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
      <TextField {...field('name')} label="Name" required autoComplete="name" minLength={2} />
      <TextField
        {...field('email')}
        label="Email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...field('company')}
        label="Company"
        required
        autoComplete="organization"
        className="sm:self-end"
      />
      <TextField
        {...field('phone')}
        label="Phone"
        hint={contactHints.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextArea
        {...field('message')}
        label="Message"
        hint={contactHints.message}
        rows={6}
        className="sm:col-span-2"
      />
      <Trap />
      <input type="hidden" name="formStartTime" value={startTime} />
      <input type="hidden" name="page" value={page} />
      <Checkbox
        name="marketingOptIn"
        label={marketingConsent.text}
        className="sm:col-span-2"
        defaultChecked={values.marketingOptIn === 'on'}
      />
      <div className="mt-4 flex flex-col items-start gap-5 sm:col-span-2 md:flex-row-reverse md:items-center md:justify-end">
        <p className="max-w-[52ch] text-sm text-slate">
          <ConsentText />
        </p>
        <Button
          type="submit"
          variant="signal"
          size="lg"
          pending={isPending}
          data-early
          className="shrink-0 max-sm:w-full"
        >
          {isPending ? 'Submitting...' : 'Submit Request'}
        </Button>
      </div>
    </form>
  )
}

/** The stored words, with the policy's name as a link. */
function ConsentText() {
  const [before = '', after = ''] = privacyConsent.text.split('privacy policy')
  return (
    <>
      {before}
      <Link to="/privacy-policy">privacy policy</Link>
      {after}
    </>
  )
}

/** Only programs fill this in. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute top-0 -left-[200vw] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

/** What has just appeared above the button is brought before the eyes and read out. */
function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}

function Received({ answer }: { answer: ContactAnswer }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="border-l-4 border-ok bg-ok-tint px-4 py-3">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="check" />
        Your message has arrived
      </p>
      <p className="mt-1">
        We reply by <strong>{inWords(new Date(answer.replyBy))}</strong>, UK time, and confirm that by email.
      </p>
      <p className="mt-1 font-mono text-xs break-all text-slate">Reference {answer.id}</p>
    </div>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="border-l-4 border-signal bg-signal-tint px-4 py-3">
      <p className="flex items-start gap-2 font-semibold">
        <Icon name="alert" className="mt-0.5 shrink-0" />
        {text}
      </p>
      <p className="mt-1 text-sm">
        Nothing you typed is lost. You can also write to <a href={`mailto:${brand.email}`}>{brand.email}</a>{' '}
        or call <a href={brand.phone.href}>{brand.phone.label}</a>.
      </p>
    </div>
  )
}
