import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { worded, type FormWords } from '#features/intake/form-field.ts'
import { OtherWays } from '#features/intake/enquiry-notices.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormNotice } from '#ui/form-notice.tsx'
import { PhraseLink } from '#ui/phrase-link.tsx'
import { TrapField } from '#ui/trap-field.tsx'
import { requestKinds } from './privacy-kinds.ts'
import { privacyPaths } from './privacy-paths.ts'
import { kindHints, kindNames, requestNotice } from '#features/privacy/privacy-words.ts'

const ownFields = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  message: {
    label: 'What should we know?',
    hint: 'Needed for a complaint. Otherwise only if something isn’t clear: another address you used, what to correct, which use you object to.',
  },
}

interface Props {
  state?: EnquiryFormState | undefined
  words: { submit?: string | undefined; fields?: FormWords['fields'] | undefined }
}

/** Sent the same way with script and without: a right must not hang on either. */
export function PrivacyForm({ state, words }: Props) {
  const fields = worded(ownFields, words.fields)
  const { errors = {}, values = {}, problem } = state ?? {}
  const chosen = values['kind']
  return (
    <form
      method="post"
      action={privacyPaths.form}
      noValidate
      aria-label="Privacy request"
      className="relative grid gap-x-6 gap-y-1 sm:grid-cols-2"
    >
      <div className="not-empty:mb-5 sm:col-span-2">
        {problem && (
          <FormNotice tone="problem" title={problem}>
            <p className="mt-1 text-sm">
              <OtherWays />
            </p>
          </FormNotice>
        )}
        <ErrorSummary
          key={JSON.stringify(state)}
          title="Please check these fields"
          errors={Object.entries(errors).map(([name, message]) => ({ name, message }))}
        />
      </div>
      <fieldset id="kind" tabIndex={-1} className="mb-4 min-w-0 sm:col-span-2">
        <legend className="pb-2 text-sm font-semibold">
          What is it about? <span className="pl-1 text-xs font-normal text-slate">required</span>
        </legend>
        <div className="grid gap-px overflow-hidden rounded border border-rule-strong bg-rule-strong sm:grid-cols-2">
          {requestKinds.map((kind) => (
            <label
              key={kind}
              className="flex cursor-pointer gap-3 bg-raised px-4 py-3.5 hover:bg-sunk has-checked:bg-sea-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="kind"
                value={kind}
                required
                defaultChecked={kind === chosen}
                className="choice-mark mt-1"
              />
              <span className="min-w-0 text-sm text-slate">
                <strong className="block text-base text-ink">{kindNames[kind]}</strong>
                {kindHints[kind]}
              </span>
            </label>
          ))}
        </div>
        {errors['kind'] && <p className="pt-1 text-sm text-signal-strong">{errors['kind']}</p>}
      </fieldset>
      <TextField
        name="name"
        label={fields.name.label}
        required
        autoComplete="name"
        minLength={2}
        maxLength={100}
        defaultValue={values['name']}
        error={errors['name']}
      />
      <TextField
        name="email"
        label={fields.email.label}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        defaultValue={values['email']}
        error={errors['email']}
      />
      <TextArea
        name="message"
        {...fields.message}
        rows={4}
        maxLength={5000}
        className="sm:col-span-2"
        defaultValue={values['message']}
        error={errors['message']}
      />
      <TrapField />
      <div className="mt-2 flex flex-col items-start gap-5 sm:col-span-2 md:flex-row-reverse md:items-center md:justify-end">
        <p className="max-w-[52ch] text-sm text-slate">
          <PhraseLink text={requestNotice.text} phrase="privacy policy" to="/privacy-policy" />
        </p>
        <Button type="submit" variant="signal" size="lg" className="shrink-0 max-sm:w-full">
          {words.submit ?? 'Send the request'}
        </Button>
      </div>
    </form>
  )
}
