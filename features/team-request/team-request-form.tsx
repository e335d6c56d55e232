import { brand } from '#config/brand.ts'
import { placeNames, seniorities, seniorityNames, workPlaces, type RoleSlug } from '#config/roles.ts'
import { marketingConsent, privacyConsent } from '#features/leads/consent.ts'
import type { EnquiryFormState } from '#features/leads/enquiry-form-state.ts'
import { inWords } from '#features/leads/reply-promise.ts'
import { useEnquiryForm } from '#features/leads/use-enquiry-form.ts'
import { phoneHint } from '#features/leads/visitor-words.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { FormNotice } from '#ui/form-notice.tsx'
import { PersonFields } from '#ui/person-fields.tsx'
import { lengths, starts, type RequestChoices } from './request-choices.ts'
import { RoleCounts } from './role-counts.tsx'
import { lengthNames, startNames } from './team-request-words.ts'

const tool = {
  url: '/api/team-request',
  name: 'team-request' as const,
  isWhole: true,
  draftKey: 'teamRequestDraft',
  loadControl: async (form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) =>
    (await import('./team-request-control.ts')).controlTeamRequest(form, onErrors),
}

const optionsOf = <K extends string>(keys: readonly K[], names: Record<K, string>) => [
  { value: '', label: 'Not decided yet' },
  ...keys.map((value) => ({ value, label: names[value] })),
]

interface Props {
  /** The path of the page it stands on, which takes the form without script. */
  page: string
  choices: RequestChoices
  /** Roles that are asked for before anything is typed. */
  preset?: readonly RoleSlug[] | undefined
  state?: EnquiryFormState | undefined
}

/** Whole without script; with script it sends JSON and stays where it is. */
export function TeamRequestForm({ page, choices, preset, state }: Props) {
  const { form, errors, tries, problem, isPending, startTime, answer, onSubmit, onInput } = useEnquiryForm(
    tool,
    state?.errors ?? {},
  )
  const values: Record<string, string | undefined> =
    state?.values ?? Object.fromEntries((preset ?? []).map((role) => [`roles.${role}`, '1']))
  const told = problem ?? (tries === 0 ? state?.problem : undefined)
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  return (
    <form
      ref={form}
      method="post"
      action={`${page}#request`}
      noValidate={startTime !== ''}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-label="Ask for a team"
      className="relative grid gap-x-6 gap-y-1 sm:grid-cols-2"
    >
      <div className="not-empty:mb-5 sm:col-span-2">
        {answer && (
          <FormNotice tone="ok" title="Your request has arrived">
            <p className="mt-1">
              We reply by <strong>{inWords(new Date(answer.replyBy))}</strong>, UK time, and confirm that by
              email.
            </p>
            <p className="mt-1 font-mono text-xs break-all text-slate">Reference {answer.id}</p>
          </FormNotice>
        )}
        {told && (
          <FormNotice tone="problem" title={told}>
            <p className="mt-1 text-sm">
              Nothing you typed is lost. You can also write to{' '}
              <a href={`mailto:${brand.email}`}>{brand.email}</a> or call{' '}
              <a href={brand.phone.href}>{brand.phone.label}</a>.
            </p>
          </FormNotice>
        )}
        {(tries > 0 || state !== undefined) && (
          <ErrorSummary key={tries} title="Please check these fields" errors={inOrder(errors)} />
        )}
      </div>
      <RoleCounts groups={choices.roles} values={values} error={errors['roles']} />
      <SelectField
        {...field('seniority')}
        label="Seniority"
        options={optionsOf(seniorities, seniorityNames)}
      />
      <SelectField
        {...field('budget')}
        label="Budget for each"
        options={[{ value: '', label: 'Not decided yet' }, ...choices.budgets]}
      />
      <SelectField {...field('start')} label="Start" options={optionsOf(starts, startNames)} />
      <SelectField {...field('length')} label="For how long" options={optionsOf(lengths, lengthNames)} />
      <SelectField {...field('place')} label="Where they work" options={optionsOf(workPlaces, placeNames)} />
      <TextField {...field('location')} label="Town or site" autoComplete="address-level2" maxLength={100} />
      <TextField
        {...field('skills')}
        label="Skills or systems"
        hint="Optional, with commas: PyTorch, OPC UA, SAP"
        autoComplete="off"
        maxLength={300}
        className="sm:col-span-2"
      />
      <PersonFields field={field} />
      <TextField
        {...field('phone')}
        label="Phone"
        hint={phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextArea
        {...field('message')}
        label="What should they do?"
        hint="Optional: the system, the problem, who directs the work"
        rows={4}
        className="sm:col-span-2"
      />
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

/** As they stand in the form, where the roles come first. */
function inOrder({ roles, ...others }: FieldErrors) {
  return Object.entries({ ...(roles && { roles }), ...others }).map(([name, message]) => ({ name, message }))
}
