import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LossReasonItem, LossReasonList } from '#features/leads/loss-reasons/loss-reason.schema.ts'
import { lossReasonsUrl as url } from '#features/leads/loss-reasons/use-loss-reasons.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { LossReasonForm } from './loss-reason-form.tsx'

/** Why leads are lost: reasons are added, renamed, ordered and retired here. */
export function LossReasonsTab() {
  const { data, error, refetch } = useQuery<LossReasonList>({ queryKey: [url] })
  const [form, setForm] = useState<LossReasonItem | 'new'>()
  const [told, setTold] = useState('')
  const order = useWrite<LossReasonList>({ reread: [url], shows: url })
  const retire = useWrite<LossReasonItem>({
    reread: [url],
    onDone: ({ name, isRetired }) =>
      toast({ title: isRetired ? `${name} is retired` : `${name} is offered again`, tone: 'ok' }),
  })
  if (error && !data)
    return (
      <ErrorState
        title="The loss reasons can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={6} label="Loading the loss reasons" />
  const offered = data.items.filter(({ isRetired }) => !isRetired)
  const retired = data.items.filter(({ isRetired }) => isRetired)
  const move = ({ id, name }: LossReasonItem, by: number) => {
    const ids = offered.map((one) => one.id)
    const at = ids.indexOf(id)
    setTold(`${name} is now ${at + by + 1} of ${ids.length}`)
    order.mutate({ method: 'PUT', url, data: { ids: ids.toSpliced(at, 1).toSpliced(at + by, 0, id) } })
  }
  const setRetired = ({ id, version }: LossReasonItem, isRetired: boolean) =>
    retire.mutate({ method: 'PATCH', url: `${url}/${id}`, data: { isRetired, version } })
  const add = (
    <Button icon="plus" onClick={() => setForm('new')}>
      New reason
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <p className="max-w-text text-slate">
          Offered when a lead is marked as lost. Leads keep theirs when it is retired, and follow a new name.
        </p>
        {offered.length > 0 && add}
      </div>
      {offered.length === 0 ? (
        <EmptyState
          title="No reasons yet"
          text="Whoever loses a lead writes a few words instead."
          action={add}
        />
      ) : (
        <ol aria-label="Loss reasons" aria-busy={order.isPending} className="border-t border-rule">
          {offered.map((item, at) => (
            <li
              key={item.id}
              className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-b border-rule py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
            >
              <span className="flex">
                <IconButton
                  icon="arrow-up"
                  label={`Move ${item.name} up`}
                  disabled={at === 0 || order.isPending}
                  onClick={() => move(item, -1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={`Move ${item.name} down`}
                  disabled={at === offered.length - 1 || order.isPending}
                  onClick={() => move(item, 1)}
                />
              </span>
              <span className="min-w-0 font-semibold break-words">{item.name}</span>
              <p className="whitespace-nowrap max-sm:col-start-2 max-sm:-ml-3">
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Rename ${item.name}`}
                  onClick={() => setForm(item)}
                >
                  Rename
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Retire ${item.name}`}
                  disabled={retire.isPending}
                  onClick={() => setRetired(item, true)}
                >
                  Retire
                </Button>
              </p>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
      {retired.length > 0 && (
        <section aria-labelledby="retired-reasons" className="pt-8">
          <h2 id="retired-reasons" className="pb-2 text-lg">
            Retired
          </h2>
          <ul className="border-t border-rule">
            {retired.map((item) => (
              <li
                key={item.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2"
              >
                <span className="min-w-0 break-words">{item.name}</span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Offer ${item.name} again`}
                  disabled={retire.isPending}
                  onClick={() => setRetired(item, false)}
                >
                  Offer again
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {form && (
        <LossReasonForm reason={form === 'new' ? undefined : form} onClose={() => setForm(undefined)} />
      )}
    </>
  )
}
