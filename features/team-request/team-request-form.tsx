import { teamRequestDraftKey } from '#config/constants.ts'
import { placeNames, seniorities, seniorityNames, workPlaces, type RoleSlug } from '#config/roles.ts'
import { EnquiryForm } from '#features/intake/enquiry-form.tsx'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { EnquiryReceived, OtherWays } from '#features/intake/enquiry-notices.tsx'
import { useEnquiryForm } from '#features/intake/use-enquiry-form.ts'
import { phoneHint } from '#features/intake/visitor-words.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { PersonFields } from '#ui/person-fields.tsx'
import { lengths, starts, type RequestChoices } from './request-choices.ts'
import { RoleCounts } from './role-counts.tsx'
import { lengthNames, requestMessages, startNames } from './team-request-words.ts'

const tool = {
  url: '/api/team-request',
  name: 'team-request' as const,
  isWhole: true,
  draftKey: teamRequestDraftKey,
  check: (values: FormData): FieldErrors =>
    [...values].some(([name, count]) => name.startsWith('roles.') && Number(count) > 0)
      ? {}
      : { roles: requestMessages.roles },
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
  const life = useEnquiryForm(tool, state?.errors ?? {})
  const { answer, errors } = life
  const values: Record<string, string | undefined> =
    state?.values ?? Object.fromEntries((preset ?? []).map((role) => [`roles.${role}`, '1']))
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  return (
    <EnquiryForm
      life={life}
      action={`${page}#request`}
      page={page}
      state={state}
      label="Ask for a team"
      received={answer && <EnquiryReceived title="Your request has arrived" answer={answer} />}
      afterProblem={<OtherWays />}
      submit={{ label: 'Submit Request', pendingLabel: 'Submitting...' }}
      inOrder={rolesFirst}
    >
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
    </EnquiryForm>
  )
}

/** As they are in the form. */
const rolesFirst = ({ roles, ...others }: FieldErrors): FieldErrors => ({
  ...(roles && { roles }),
  ...others,
})
