import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { worded, type FormWords } from '#features/intake/form-field.ts'
import { firstSectorIds, firstSectors } from '#features/leads/sectors/first-sectors.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { FormNotice } from '#ui/form-notice.tsx'
import { PhraseLink } from '#ui/phrase-link.tsx'
import { TrapField } from '#ui/trap-field.tsx'
import { topics } from './newsletter-choices.ts'
import { newsletterPaths } from './newsletter-paths.ts'
import { newsletterConsent } from './newsletter-words.ts'
import { TopicChoice, topicQuestion } from './topic-choice.tsx'

const notSaid = { value: '', label: 'Not said' }
const sectorOptions = [notSaid, ...firstSectorIds.map((value) => ({ value, label: firstSectors[value] }))]
const countryOptions = [
  { value: '', label: 'Elsewhere, or prefer not to say' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'IE', label: 'Ireland' },
]

const ownFields = {
  email: { label: 'Email' },
  topics: topicQuestion,
  sector: { label: 'Your sector' },
  country: { label: 'Where you work' },
}

interface Props {
  state?: EnquiryFormState | undefined
  words: { submit: string; fields?: FormWords['fields'] | undefined }
}

/** Sent the same way with script and without. */
export function NewsletterForm({ state, words }: Props) {
  const fields = worded(ownFields, words.fields)
  const { errors = {}, values = {}, problem } = state ?? {}
  return (
    <form
      method="post"
      action={newsletterPaths.form}
      noValidate
      aria-label="Newsletter"
      className="relative grid gap-x-6 gap-y-1 sm:grid-cols-2"
    >
      <div className="not-empty:mb-5 sm:col-span-2">
        {problem && <FormNotice tone="problem" title={problem} />}
        <ErrorSummary
          key={JSON.stringify(state)}
          title="Please check these fields"
          errors={Object.entries(errors).map(([name, message]) => ({ name, message }))}
        />
      </div>
      <TextField
        name="email"
        label={fields.email.label}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        className="sm:col-span-2"
        defaultValue={values['email']}
        error={errors['email']}
      />
      <div id="topics" tabIndex={-1} className="mb-4 sm:col-span-2">
        <TopicChoice
          words={fields.topics}
          chosen={topics.filter((topic) => values[`topic.${topic}`] === 'on')}
        />
      </div>
      <SelectField
        name="sector"
        label={fields.sector.label}
        options={sectorOptions}
        defaultValue={values['sector']}
        error={errors['sector']}
      />
      <SelectField
        name="country"
        label={fields.country.label}
        options={countryOptions}
        defaultValue={values['country']}
        error={errors['country']}
      />
      <TrapField />
      <input type="hidden" name="page" value={newsletterPaths.form} />
      <div className="mt-2 flex flex-col items-start gap-5 sm:col-span-2 md:flex-row-reverse md:items-center md:justify-end">
        <p className="max-w-[52ch] text-sm text-slate">
          <PhraseLink text={newsletterConsent.text} phrase="privacy policy" to="/privacy-policy" />
        </p>
        <Button type="submit" variant="signal" size="lg" className="shrink-0 max-sm:w-full">
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
