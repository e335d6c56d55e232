import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { api } from '#config/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { tellFailure } from './form-errors.ts'
import { PasswordField } from './password-field.tsx'

const given = z.object({ password: z.string().check(z.minLength(1, 'Please enter your password')) })
type Given = z.infer<typeof given>

/** Asks for the password before something that can't be undone. */
export function ConfirmDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const form = useForm<Given>({ resolver: zodResolver(given), defaultValues: { password: '' } })
  const confirm = useMutation({
    mutationFn: (data: Given) => api.request('POST', '/api/auth/confirm', data),
    onSuccess: () => onClose(true),
    onError: (error) => tellFailure('Not confirmed', error, form.setError),
  })
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title="Confirm that it’s you"
      description="Your password is needed again for this. It then counts for ten minutes."
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
      <form
        id="confirm"
        method="post"
        noValidate
        onSubmit={form.handleSubmit((data) => confirm.mutate(data))}
      >
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
      </form>
    </Dialog>
  )
}
