import { contactDraftKey } from '#config/constants.ts'
import { EnquiryForm } from '#features/intake/enquiry-form.tsx'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { EnquiryReceived, OtherWays } from '#features/intake/enquiry-notices.tsx'
import { FormFields } from '#features/intake/form-fields.tsx'
import { useEnquiryForm } from '#features/intake/use-enquiry-form.ts'
import { worded, type FormWords } from '#features/intake/form-field.ts'
import { Link } from '#ui/link.tsx'
import { PersonFields } from '#ui/person-fields.tsx'
import { contactFields } from './contact-fields.ts'
import type { About } from './contact.schema.ts'

const contact = {
  url: '/api/contact',
  name: 'contact' as const,
  isWhole: true,
  draftKey: contactDraftKey,
}
/** With the result of a tool the lead is that tool's, and the form a step of it. */
const forms = {
  matcher: { ...contact, name: 'matcher' as const, isWhole: false },
  demo: { ...contact, name: 'demo' as const, isWhole: false },
  calculator: { ...contact, name: 'calculator' as const, isWhole: false },
  assessment: { ...contact, name: 'assessment' as const, isWhole: false },
}

interface Props {
  words: FormWords
  /** The path of the page it stands on. */
  page: string
  /** What a form sent without script came back with. */
  state?: EnquiryFormState | undefined
  /** Whose result the message brings. */
  about?: About | undefined
}

/** Whole without script, where it posts to the contact page; with script it sends JSON and stays where it is. */
export function ContactForm({ words, page, state, about }: Props) {
  const life = useEnquiryForm(about ? forms[about.tool] : contact, state?.errors ?? {})
  const { answer } = life
  const values: Record<string, string | undefined> = state?.values ?? {}
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: life.errors[name],
  })
  return (
    <EnquiryForm
      life={life}
      action="/contact"
      page={page}
      state={state}
      label="Contact us"
      received={answer && <EnquiryReceived title="Your message has arrived" answer={answer} />}
      afterProblem={<OtherWays />}
      submit={{ label: words.submit, pendingLabel: words.submitting }}
    >
      {about && (
        <p className="mb-5 border-l-2 border-sea pl-4 text-base sm:col-span-2">
          About{' '}
          <Link to={about.path} className="font-semibold underline underline-offset-4">
            {about.name}
          </Link>
          . We will see that you came from there, and of your result only what stands in the message.
          <input type="hidden" name="tool" value={about.tool} />
          <input type="hidden" name="from" value={about.path} />
        </p>
      )}
      <PersonFields field={field} phoneHint={words.person.phoneHint} words={words.person} />
      <FormFields fields={worded(contactFields, words.fields)} field={field} />
    </EnquiryForm>
  )
}
