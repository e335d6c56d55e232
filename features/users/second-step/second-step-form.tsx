import { useEffect, useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'

interface SecondStepProps {
  pending: boolean
  error: unknown
  onCode: (code: { totp: string } | { recoveryCode: string }) => void
  onBack: () => void
  /** The other kind of code is to be entered: what was wrong with the one before is over. */
  onSwap: () => void
}

const kinds = {
  totp: {
    title: 'Enter the code of your authenticator app',
    label: 'Six-digit code',
    missing: 'Please enter the six digits that your app shows',
    swap: 'Use a recovery code instead',
  },
  recoveryCode: {
    title: 'Enter one of your recovery codes',
    label: 'Recovery code',
    missing: 'Please enter a recovery code',
    swap: 'Use the code of the app instead',
  },
} as const

/** The second step of signing in: a code of the app, or a recovery code, each of which works once. */
export function SecondStepForm({ pending, error, onCode, onBack, onSwap }: SecondStepProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('totp')
  const [missing, setMissing] = useState<string>()
  useEffect(() => document.getElementById(kind)?.focus(), [kind])
  useEffect(() => {
    if (error) document.getElementById(kind)?.focus()
  }, [kind, error])
  const { title, label, missing: missingText, swap } = kinds[kind]
  const isTotp = kind === 'totp'

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get(kind) ?? '').trim()
    const isComplete = isTotp ? /^\d{3}\s?\d{3}$/.test(code) : code.length > 0
    setMissing(isComplete ? undefined : missingText)
    if (isComplete) onCode(isTotp ? { totp: code } : { recoveryCode: code })
  }

  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-2">
      <h2 className="pb-2 text-lg leading-snug font-semibold">{title}</h2>
      <TextField
        key={kind}
        label={label}
        name={kind}
        required
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={isTotp ? 7 : 60}
        error={missing ?? (error ? messageOf(error) : undefined)}
      />
      <Button type="submit" size="lg" pending={pending} className="mt-1">
        {pending ? 'Checking…' : 'Continue'}
      </Button>
      <div className="flex flex-wrap justify-between gap-2 pt-2">
        <Button variant="quiet" icon="arrow-left" onClick={onBack}>
          Back
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setMissing(undefined)
            onSwap()
            setKind(isTotp ? 'recoveryCode' : 'totp')
          }}
        >
          {swap}
        </Button>
      </div>
    </form>
  )
}
