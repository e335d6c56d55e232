import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { api } from '#config/api.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { summaryOf, tellFailure } from '#features/users/form-errors.ts'
import { forgottenInput } from '#features/users/user.schema.ts'

type Given = z.infer<typeof forgottenInput>

/** Asks for a mail with a link to set a new password. What it says next is the same for every address. */
export function ForgottenPasswordForm() {
  const form = useForm<Given>({
    resolver: zodResolver(forgottenInput),
    defaultValues: { email: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const ask = useMutation({
    mutationFn: (given: Given) => api.request<{ message: string }>('POST', '/api/auth/reset', given),
    onError: (error) => tellFailure('The email was not sent', error, form.setError),
  })
  return (
    <>
      {ask.isSuccess ? (
        <div role="status" className="grid gap-3">
          <p className="max-w-text">{ask.data.message}</p>
          <p className="max-w-text text-sm text-slate">
            Nothing after a few minutes? Check your junk folder, or ask a colleague who manages accounts for a
            link.
          </p>
        </div>
      ) : (
        <form
          method="post"
          noValidate
          onSubmit={form.handleSubmit((data) => ask.mutate(data))}
          className="grid gap-2"
        >
          <ErrorSummary key={submitCount} title="The email was not sent" errors={summaryOf(errors)} />
          <TextField
            label="Email address"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            hint="The address you sign in with. We send a link there that works once, for 30 minutes."
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" size="lg" pending={ask.isPending} className="mt-1">
            Send me a link
          </Button>
        </form>
      )}
      <p className="pt-5 text-sm">
        <Link to="/login" className="text-sea hover:underline">
          Back to the sign-in
        </Link>
      </p>
    </>
  )
}
