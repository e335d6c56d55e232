import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { api } from '#config/api.ts'
import { roleNames, roles, type Role } from '#features/context/permissions.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { useKeptFields } from '#features/users/use-kept-fields.ts'
import { summaryOf, tellFailure } from '#features/users/form-errors.ts'
import { IssuedLinkNote } from './issued-link-note.tsx'
import { useConfirmation } from '#features/users/confirmation/use-confirmation.tsx'
import { useUser } from '#features/users/accounts/use-user.ts'
import { newInvitation, type IssuedLink, type NewInvitation } from '#features/users/user.schema.ts'

export const roleHints: Record<Role, string> = {
  owner: 'Everything, including other owners',
  admin: 'Everything except owners',
  sales: 'Leads, suppliers and conversations',
  editor: 'Content of the site',
  analyst: 'Figures without personal data',
}

/** Only an owner may choose the owner's role. */
export function useRoleOptions() {
  const { user } = useUser()
  return roles
    .filter((role) => role !== 'owner' || user?.role === 'owner')
    .map((value) => ({ value, label: `${roleNames[value]}: ${roleHints[value].toLowerCase()}` }))
}

const untouched = { email: '', name: '', role: 'sales' } as const

export function InviteForm() {
  const queries = useQueryClient()
  const options = useRoleOptions()
  const { confirmed, dialog } = useConfirmation()
  const form = useForm<NewInvitation>({
    resolver: zodResolver(newInvitation),
    defaultValues: untouched,
    shouldFocusError: false,
  })
  const kept = useKeptFields('invitation', form, untouched)
  const { errors, submitCount } = form.formState
  const invite = useMutation({
    mutationFn: (data: NewInvitation) =>
      confirmed(() => api.request<IssuedLink>('POST', '/api/users/invitations', data)),
    onSuccess: () => {
      kept.forget()
      return queries.invalidateQueries({ queryKey: ['/api/users/invitations'] })
    },
    onError: (error) => tellFailure('The invitation was not sent', error, form.setError),
  })

  if (invite.data) {
    return (
      <div className="grid gap-4">
        <IssuedLinkNote link={invite.data} to={invite.variables.email} />
        <div>
          <Button
            variant="secondary"
            icon="plus"
            onClick={() => {
              form.reset()
              invite.reset()
            }}
          >
            Invite someone else
          </Button>
        </div>
      </div>
    )
  }
  return (
    <>
      <form
        method="post"
        noValidate
        onChange={kept.keep}
        onSubmit={form.handleSubmit((data) => invite.mutate(data))}
        className="grid gap-2"
      >
        <ErrorSummary key={submitCount} title="The invitation was not sent" errors={summaryOf(errors)} />
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="Name"
          autoComplete="off"
          hint="Optional: people can enter their own."
          error={errors.name?.message}
          {...form.register('name', { setValueAs: (name: string) => name || undefined })}
        />
        <SelectField
          label="Role"
          required
          options={options}
          error={errors.role?.message}
          {...form.register('role')}
        />
        <div>
          <Button type="submit" icon="send" pending={invite.isPending}>
            Send the invitation
          </Button>
        </div>
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.discard} />
      </form>
      {dialog}
    </>
  )
}
