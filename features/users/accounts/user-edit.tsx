import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { api } from '#config/api.ts'
import { ApiError } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast-store.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { useKeptFields } from '#features/users/use-kept-fields.ts'
import { summaryOf, tellFailure } from '#features/users/form-errors.ts'
import { useRoleOptions } from '#features/users/links/invite-form.tsx'
import { useConfirmation } from '#features/users/confirmation/use-confirmation.tsx'
import {
  emailAddress,
  personName,
  role,
  state,
  user as userSchema,
  type User,
} from '#features/users/user.schema.ts'

const fields = z.object({ name: personName, email: emailAddress, role, state })
export type UserFields = z.infer<typeof fields>

const states = [
  { value: 'active', label: 'Active' },
  { value: 'disabled', label: 'Disabled: signed out and unable to sign in' },
]

/** Name, address, role and state of a colleague. When someone else saved meanwhile, each field that differs is chosen. */
export function UserEdit({ user }: { user: User }) {
  const queries = useQueryClient()
  const options = useRoleOptions()
  const { confirmed, dialog } = useConfirmation()
  const [theirs, setTheirs] = useState<User>()
  const form = useForm<UserFields>({
    resolver: zodResolver(fields),
    values: fieldsOf(user),
    shouldFocusError: false,
  })
  const kept = useKeptFields(`user:${user.id}`, form, fieldsOf(user))
  const { errors, submitCount, isDirty } = form.formState
  const save = useMutation({
    mutationFn: ({ version, ...data }: UserFields & { version: number }) =>
      confirmed(() => api.request<User>('PATCH', `/api/users/${user.id}`, { version, ...data })),
    onSuccess: async (saved) => {
      kept.forget()
      setTheirs(undefined)
      queries.setQueryData([`/api/users/${user.id}`], saved)
      toast({ title: 'Saved' })
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/users?'),
      })
    },
    onError: (error) => {
      const current = currentOf(error)
      if (current) setTheirs(current)
      else tellFailure('Not saved', error, form.setError)
    },
  })

  if (theirs) {
    return (
      <>
        <ConflictChoice
          mine={form.getValues()}
          theirs={theirs}
          pending={save.isPending}
          onChoose={(chosen) => save.mutate({ ...chosen, version: theirs.version })}
          onLeave={() => {
            kept.forget()
            queries.setQueryData([`/api/users/${user.id}`], theirs)
            setTheirs(undefined)
          }}
        />
        {dialog}
      </>
    )
  }
  return (
    <>
      <form
        method="post"
        noValidate
        onChange={kept.keep}
        onSubmit={form.handleSubmit((data) => save.mutate({ ...data, version: user.version }))}
        className="grid gap-x-6 gap-y-1 md:grid-cols-2"
      >
        <div className="md:col-span-2">
          <ErrorSummary key={submitCount} title="Not saved" errors={summaryOf(errors)} />
        </div>
        <TextField
          label="Name"
          autoComplete="off"
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <SelectField
          label="Role"
          required
          options={
            options.some(({ value }) => value === user.role)
              ? options
              : [{ value: 'owner', label: 'Owner' }, ...options]
          }
          error={errors.role?.message}
          {...form.register('role')}
        />
        <SelectField
          label="State"
          required
          options={states}
          error={errors.state?.message}
          {...form.register('state')}
        />
        <div className="md:col-span-2">
          <Button type="submit" pending={save.isPending} disabled={!isDirty}>
            Save the changes
          </Button>
          <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.discard} />
        </div>
      </form>
      {dialog}
    </>
  )
}

function fieldsOf({ name, email, role: theirRole, state: theirState }: User): UserFields {
  return { name, email, role: theirRole, state: theirState }
}

function currentOf(error: unknown): User | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const parsed = z.safeParse(z.object({ current: userSchema }), error.body.data)
  return parsed.success ? parsed.data.current : undefined
}
