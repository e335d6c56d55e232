import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { api } from '#config/api.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/field.tsx'
import { summaryOf, tellFailure } from '#features/users/form-errors.ts'
import { PasswordField } from '#features/users/passwords/password-field.tsx'
import {
  emailAddress,
  newPassword,
  passwordMin,
  personName,
  type OpenLink,
} from '#features/users/user.schema.ts'

const labels = {
  setup: { submit: 'Create the owner’s account', failed: 'The account was not created' },
  invitation: { submit: 'Create my account', failed: 'The account was not created' },
  reset: { submit: 'Set the new password', failed: 'The password was not set' },
}

interface AcceptLinkFormProps {
  token: string
  link: OpenLink
  onAccepted: (given: { email: string; password: string }) => void
}

/** What a one-time link asks for: a password, for new people a name, at set-up an address too. */
export function AcceptLinkForm({ token, link, onAccepted }: AcceptLinkFormProps) {
  const { kind } = link
  const wanted = z.object({
    email: kind === 'setup' ? emailAddress : z.string(),
    name: kind === 'reset' ? z.string() : personName,
    password: newPassword,
  })
  type Given = z.infer<typeof wanted>
  const form = useForm<Given>({
    resolver: zodResolver(wanted),
    defaultValues: { email: link.email ?? '', name: link.name ?? '', password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const accept = useMutation({
    mutationFn: ({ email, name, password }: Given) =>
      api.request<{ email: string }>('POST', '/api/auth/accept', {
        token,
        password,
        ...(kind === 'setup' && { email }),
        ...(kind !== 'reset' && { name }),
      }),
    onSuccess: ({ email }, { password }) => onAccepted({ email, password }),
    onError: (error) => tellFailure(labels[kind].failed, error, form.setError),
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((data) => accept.mutate(data))}
      className="grid gap-2"
    >
      <ErrorSummary key={submitCount} title={labels[kind].failed} errors={summaryOf(errors)} />
      <TextField
        label="Email address"
        type="email"
        autoComplete="username"
        required={kind === 'setup'}
        readOnly={kind !== 'setup'}
        hint={kind === 'setup' ? undefined : 'You sign in with this address.'}
        error={errors.email?.message}
        {...form.register('email')}
      />
      {kind !== 'reset' && (
        <TextField
          label="Your name"
          autoComplete="name"
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
      )}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${passwordMin} characters. Three or four unrelated words are easy to keep in mind.`}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" pending={accept.isPending} className="mt-1">
        {labels[kind].submit}
      </Button>
    </form>
  )
}
