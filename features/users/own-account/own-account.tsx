import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { api } from '#config/api.ts'
import { roleNames } from '#features/context/permissions.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast-store.ts'
import { useKeptFields } from '#features/users/use-kept-fields.ts'
import { tellFailure } from '#features/users/form-errors.ts'
import { OwnMfa } from './own-mfa.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { userKey } from '#features/users/accounts/use-user.ts'
import { nameChange, type SignedInUser } from '#features/users/user.schema.ts'

/** One's own account: name, password, second step, sessions. */
export function OwnAccount({ user }: { user: SignedInUser }) {
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl">Your account</h1>
      <p className="pt-1 pb-5 text-sm text-slate">
        {user.email}, {roleNames[user.role]}
      </p>
      <Part title="Name">
        <OwnName user={user} />
      </Part>
      <Part title="Password">
        <OwnPassword email={user.email} />
      </Part>
      <Part title="Two-step sign-in">
        <OwnMfa mfa={user.mfa} />
      </Part>
      <Part title="Where you are signed in">
        <OwnSessions />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  const id = `part-${title.replace(/\W+/g, '-').toLowerCase()}`
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-t border-rule py-6 md:grid-cols-[11rem_1fr]"
    >
      <h2 id={id} className="text-lg leading-snug">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

function OwnName({ user }: { user: SignedInUser }) {
  const queries = useQueryClient()
  const form = useForm<z.infer<typeof nameChange>>({
    resolver: zodResolver(nameChange),
    values: { name: user.name },
  })
  const kept = useKeptFields('own-name', form, { name: user.name })
  const save = useMutation({
    mutationFn: (data: { name: string }) => api.request<SignedInUser>('PATCH', '/api/user', data),
    onSuccess: (saved) => {
      kept.forget()
      queries.setQueryData(userKey, saved)
      toast({ title: 'Saved' })
    },
    onError: (error) => tellFailure('Not saved', error, form.setError),
  })
  return (
    <form
      method="post"
      noValidate
      onChange={kept.keep}
      onSubmit={form.handleSubmit((data) => save.mutate(data))}
      className="max-w-md"
    >
      <TextField
        label="Your name"
        autoComplete="name"
        required
        hint="Colleagues see this next to what you do."
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
      <Button type="submit" variant="secondary" pending={save.isPending} disabled={!form.formState.isDirty}>
        Save the name
      </Button>
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.discard} />
    </form>
  )
}
