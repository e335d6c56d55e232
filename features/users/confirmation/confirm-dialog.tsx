import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { ApiError } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { tellFailure } from '#features/users/form-errors.ts'
import { PasswordField } from '#features/users/passwords/password-field.tsx'
import { withNewToken } from '#features/users/sign-in/token-store.ts'
import { useUser } from '#features/users/accounts/use-user.ts'

const given = z.object({
  password: z.string().check(z.minLength(1, 'Please enter your password')),
  code: z.string(),
})
type Given = z.infer<typeof given>
const sixDigits = /^\d{3}\s?\d{3}$/

/** Asks for the password, and a code where the second step is on, before something that can't be undone. */
export function ConfirmDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const { user } = useUser()
  const form = useForm<Given>({ resolver: zodResolver(given), defaultValues: { password: '', code: '' } })
  const { errors } = form.formState
  const [isAsked, setAsked] = useState(false)
  const confirm = useMutation({
    mutationFn: ({ password, code }: Given) =>
      withNewToken('/api/auth/confirm', { password, ...secondStepOf(code.trim()) }),
    onSuccess: () => onClose(true),
    onError: (error) => {
      const message = codeErrorOf(error)
      if (message === undefined) return tellFailure('Not confirmed', error, form.setError)
      setAsked(true)
      form.setError('code', { message }, { shouldFocus: true })
    },
  })
  // Another tab may have turned it on since this one asked who is signed in.
  const hasCode = user?.mfa.isOn || isAsked

  function send(data: Given) {
    if (hasCode && data.code.trim() === '') form.setError('code', { message: 'Please enter a code' })
    else confirm.mutate(data)
  }
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title="Confirm that it’s you"
      description={
        hasCode
          ? 'You need to enter your password and a code again for this. You won’t be asked again for ten minutes.'
          : 'You need to enter your password again for this. You won’t be asked again for ten minutes.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button type="submit" form="confirm" pending={confirm.isPending}>
            Confirm
          </Button>
        </>
      }
    >
      <form id="confirm" method="post" noValidate onSubmit={form.handleSubmit(send)}>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {hasCode && (
          <TextField
            label="Code of your authenticator app, or a recovery code"
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            error={errors.code?.message}
            {...form.register('code')}
          />
        )}
      </form>
    </Dialog>
  )
}

function secondStepOf(code: string) {
  if (code === '') return {}
  return sixDigits.test(code) ? { totp: code } : { recoveryCode: code }
}

function codeErrorOf(error: unknown) {
  const errors = error instanceof ApiError ? error.body.errors : undefined
  return errors?.['totp'] ?? errors?.['recoveryCode']
}
