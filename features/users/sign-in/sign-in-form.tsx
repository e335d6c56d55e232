import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { ApiError } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { summaryOf, tellFailure } from '#features/users/form-errors.ts'
import { PasswordField } from '#features/users/passwords/password-field.tsx'
import { SecondStepForm } from '#features/users/second-step/second-step-form.tsx'
import { requestSignIn, type SignInResult } from './request-sign-in.ts'

const given = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Please enter your email address')),
  password: z.string().check(z.minLength(1, 'Please enter your password')),
})
type Given = z.infer<typeof given>

/** Email and password, then the second step where it is on. */
export function SignInForm({
  email,
  onSignedIn,
}: {
  email?: string
  onSignedIn: (result: SignInResult) => void
}) {
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm<Given>({
    resolver: zodResolver(given),
    defaultValues: { email: email ?? '', password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const signIn = useMutation({
    mutationFn: requestSignIn,
    onSuccess: onSignedIn,
    onError: (error, { totp, recoveryCode }) => {
      const isAsking = asksForCode(error) && !totp && !recoveryCode
      if (isAsking) return setNeedsCode(true)
      tellFailure('Not signed in', error)
      if (!asksForCode(error) && error instanceof ApiError && error.status === 401) {
        setNeedsCode(false)
        form.setError('password', { message: error.body.message })
      }
    },
  })

  if (needsCode) {
    // The first answer only asks for a code.
    const hasGivenCode = Boolean(signIn.variables?.totp ?? signIn.variables?.recoveryCode)
    return (
      <SecondStepForm
        pending={signIn.isPending}
        error={hasGivenCode ? signIn.error : null}
        onCode={(code) => signIn.mutate({ ...form.getValues(), ...code })}
        onSwap={signIn.reset}
        onBack={() => {
          setNeedsCode(false)
          signIn.reset()
        }}
      />
    )
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((data) => signIn.mutate(data))}
      className="grid gap-2"
    >
      <ErrorSummary key={submitCount} title="You are not signed in" errors={summaryOf(errors)} />
      <TextField
        label="Email address"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" pending={signIn.isPending} className="mt-1">
        {signIn.isPending ? 'Signing in…' : 'Sign in'}
      </Button>
      <p className="pt-3 text-sm">
        <Link to="/login?forgotten=1" className="text-sea hover:underline">
          Forgotten your password?
        </Link>
      </p>
    </form>
  )
}

function asksForCode(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 401) return false
  const { data } = error.body
  return typeof data === 'object' && data !== null && 'totpRequired' in data
}
