import { teamRequestDraftKey } from '#config/constants.ts'
import type { RoleSlug } from '#config/roles.ts'
import { EnquiryForm } from '#features/intake/enquiry-form.tsx'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { EnquiryReceived, OtherWays } from '#features/intake/enquiry-notices.tsx'
import { FormFields } from '#features/intake/form-fields.tsx'
import { useEnquiryForm } from '#features/intake/use-enquiry-form.ts'
import { worded, type FormWords } from '#features/intake/form-field.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { PersonFields } from '#ui/person-fields.tsx'
import type { RequestChoices, RolesWords } from './request-choices.ts'
import { requestFields } from './request-fields.ts'
import { RoleCounts } from './role-counts.tsx'
import { requestMessages } from './team-request-words.ts'

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

interface Props {
  words: FormWords
  roles: RolesWords
  /** The path of the page it stands on, which takes the form without script. */
  page: string
  choices: RequestChoices
  /** Roles that are asked for before anything is typed. */
  preset?: readonly RoleSlug[] | undefined
  state?: EnquiryFormState | undefined
}

/** Whole without script; with script it sends JSON and stays where it is. */
export function TeamRequestForm({ words, roles, page, choices, preset, state }: Props) {
  const { message, ...need } = worded(requestFields, words.fields)
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
      submit={{ label: words.submit, pendingLabel: words.submitting }}
      inOrder={rolesFirst}
    >
      <RoleCounts words={roles} groups={choices.roles} values={values} error={errors['roles']} />
      <FormFields fields={{ ...need, budget: { ...need.budget, names: choices.budgets } }} field={field} />
      <PersonFields field={field} phoneHint={words.person.phoneHint} words={words.person} />
      <FormFields fields={{ message }} field={field} />
    </EnquiryForm>
  )
}

/** As they are in the form. */
const rolesFirst = ({ roles, ...others }: FieldErrors): FieldErrors => ({
  ...(roles && { roles }),
  ...others,
})
