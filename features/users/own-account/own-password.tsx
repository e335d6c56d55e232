import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { toast } from '#ui/toast-store.ts'
import { summaryOf, tellFailure } from '#features/users/form-errors.ts'
import { PasswordField } from '#features/users/passwords/password-field.tsx'
import { withNewToken } from '#features/users/sign-in/token-store.ts'
import { useConfirmation } from '#features/users/confirmation/use-confirmation.tsx'
import { passwordChange, passwordMin, type PasswordChange } from '#features/users/user.schema.ts'

export function OwnPassword({ email }: { email: string }) {
  const queries = useQueryClient()
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    defaultValues: { current: '', next: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const { confirmed, dialog } = useConfirmation()
  const save = useMutation({
    mutationFn: (data: PasswordChange) => confirmed(() => withNewToken('/api/user/password', data)),
    onSuccess: async () => {
      form.reset()
      toast({ title: 'Password changed', description: 'Your other sessions were ended.' })
      await queries.invalidateQueries({ queryKey: ['/api/user/sessions'] })
    },
    onError: (error) => tellFailure('The password was not changed', error, form.setError),
  })
  return (
    <>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((data) => save.mutate(data))}
        className="max-w-md"
      >
        <ErrorSummary key={submitCount} title="The password was not changed" errors={summaryOf(errors)} />
        {/* Password managers file the new password under this address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.current?.message}
          {...form.register('current')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${passwordMin} characters. Your other sessions end.`}
          error={errors.next?.message}
          {...form.register('next')}
        />
        <Button type="submit" variant="secondary" pending={save.isPending}>
          Change the password
        </Button>
      </form>
      {dialog}
    </>
  )
}
