import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LossReasonItem, LossReasonList } from '#features/leads/loss-reasons/loss-reason.schema.ts'
import { lossReasonsUrl as url } from '#features/leads/loss-reasons/use-loss-reasons.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { LossReasonForm } from './loss-reason-form.tsx'
import { OrderedList } from './ordered-list.tsx'
import { PutAway } from './put-away.tsx'

/** Why leads are lost: reasons are added, renamed, ordered and retired here. */
export function LossReasonsTab() {
  const { data, error, refetch } = useQuery<LossReasonList>({ queryKey: [url] })
  const [form, setForm] = useState<LossReasonItem | 'new'>()
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
          Offered when a lead is marked as lost. Leads keep a reason after it is retired, and show its new
          name if it is renamed.
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
        <OrderedList
          label="Loss reasons"
          items={offered}
          url={url}
          renderActions={(item) => (
            <>
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
            </>
          )}
        />
      )}
      <PutAway
        title="Retired"
        items={retired}
        action="Offer again"
        isBusy={retire.isPending}
        onBack={(item) => setRetired(item, false)}
      />
      {form && (
        <LossReasonForm reason={form === 'new' ? undefined : form} onClose={() => setForm(undefined)} />
      )}
    </>
  )
}
