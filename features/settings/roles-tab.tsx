import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoleItem, RoleList } from '#features/context/role-settings.schema.ts'
import { messageOf } from '#lib/api-client.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'

const url = '/api/settings/roles'

const choices = [
  { seesOnlyOwnLeads: false, label: 'All leads', detail: 'Whoever owns them.' },
  {
    seesOnlyOwnLeads: true,
    label: 'Their own leads, and those without an owner',
    detail:
      'They can’t see colleagues’ leads, or the mails, tasks, files, chats and figures that belong to them, and can’t import leads. Companies and people are visible to everybody.',
  },
]

const headsOf = ({ people }: RoleItem) =>
  people === 1 ? '1 active colleague' : `${people} active colleagues`

/** Which leads people of a role see. A choice holds as it is made. */
export function RolesTab() {
  const { data, error, refetch } = useQuery<RoleList>({ queryKey: [url] })
  // What was chosen shows at once; a refusal shows what holds.
  const [asked, setAsked] = useState<{ role: string; seesOnlyOwnLeads: boolean }>()
  const save = useWrite<RoleList>({
    reread: [url],
    shows: url,
    onDone: () => {
      setAsked(undefined)
      toast({ title: 'Saved', description: 'It holds from now on.', tone: 'ok' })
    },
    onFail: () => {
      setAsked(undefined)
      return false
    },
  })
  if (error && !data)
    return (
      <ErrorState title="The roles can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={3} label="Loading the roles" />
  const shown = (item: RoleItem) =>
    asked?.role === item.role ? asked.seesOnlyOwnLeads : item.seesOnlyOwnLeads
  const choose = (role: string, seesOnlyOwnLeads: boolean) => {
    setAsked({ role, seesOnlyOwnLeads })
    save.mutate({ method: 'PUT', url: `${url}/${role}`, data: { seesOnlyOwnLeads } })
  }
  return (
    <>
      <p className="max-w-text pb-4 text-slate">
        Which leads each role can see. Owners and administrators see them all.
      </p>
      <div className="grid max-w-text gap-6">
        {data.items.map((item) => (
          <fieldset key={item.role} aria-busy={save.isPending}>
            <legend className="pb-2">
              <span className="font-semibold">{item.name}</span>{' '}
              <span className="text-sm text-slate">{headsOf(item)}</span>
            </legend>
            <div className="grid gap-2">
              {choices.map(({ seesOnlyOwnLeads, label, detail }) => (
                <label
                  key={label}
                  className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 rounded border border-rule-strong p-3 hover:border-ink has-checked:border-sea has-checked:bg-sea-tint"
                >
                  <input
                    type="radio"
                    name={`sees-${item.role}`}
                    checked={shown(item) === seesOnlyOwnLeads}
                    onChange={() => choose(item.role, seesOnlyOwnLeads)}
                    className="mt-1 size-4"
                  />
                  <span className="min-w-0">
                    {label}
                    <span className="block text-sm text-slate">{detail}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </>
  )
}
