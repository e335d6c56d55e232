import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { tellFailure } from '#features/users/form-errors.ts'
import { userKey } from '#features/users/accounts/use-user.ts'
import { useConfirmation } from '#features/users/confirmation/use-confirmation.tsx'
import type { MfaStart } from '#features/users/user.schema.ts'

/** Sets up the second step: a picture for the app, a first code, the recovery codes. */
export function MfaSetup({ onDone }: { onDone?: () => void }) {
  const queries = useQueryClient()
  const { confirmed, dialog } = useConfirmation()
  const [missing, setMissing] = useState<string>()
  const start = useMutation({
    mutationFn: () => confirmed(() => api.request<MfaStart>('POST', '/api/user/mfa')),
    onError: (error) => tellFailure('Two-step sign-in could not be set up', error),
  })
  const verify = useMutation({
    mutationFn: (code: string) =>
      confirmed(() => api.request<{ recoveryCodes: string[] }>('POST', '/api/user/mfa/verify', { code })),
  })

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    const isComplete = /^\d{3}\s?\d{3}$/.test(code)
    setMissing(isComplete ? undefined : 'Please enter the six digits that your app shows')
    if (isComplete) verify.mutate(code)
  }

  async function finish() {
    await queries.invalidateQueries({ queryKey: userKey })
    onDone?.()
  }

  if (verify.data) return <RecoveryCodes codes={verify.data.recoveryCodes} onSaved={() => void finish()} />
  if (!start.data) {
    return (
      <>
        <Button icon="shield" pending={start.isPending} onClick={() => start.mutate()}>
          Set up two-step sign-in
        </Button>
        {dialog}
      </>
    )
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={send}
      className="grid max-w-xl gap-5 sm:grid-cols-[auto_1fr] md:max-lg:grid-cols-1"
    >
      <img
        src={start.data.qr}
        width={184}
        height={184}
        alt="QR code for your authenticator app"
        className="rounded border border-rule"
      />
      <div>
        <ol className="grid list-decimal gap-2 pb-4 pl-5 text-sm">
          <li>Scan the picture with an authenticator app.</li>
          <li>
            Or type this key into it:
            <code className="mt-1 block break-all select-all">
              {start.data.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </li>
          <li>Enter the six digits that the app shows.</li>
        </ol>
        <TextField
          label="Six-digit code"
          name="code"
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          error={missing ?? (verify.error ? messageOf(verify.error) : undefined)}
        />
        <Button type="submit" pending={verify.isPending}>
          Turn on
        </Button>
      </div>
      {dialog}
    </form>
  )
}
