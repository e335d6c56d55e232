import { useState } from 'react'
import { lossReasonItem, type LossReasonItem } from '#features/leads/loss-reasons/loss-reason.schema.ts'
import { lossReasonsUrl as url } from '#features/leads/loss-reasons/use-loss-reasons.ts'
import { currentOf } from '#features/context/current-of.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'

/** A new reason, or another name for one. */
export function LossReasonForm({
  reason,
  onClose,
}: {
  reason?: LossReasonItem | undefined
  onClose: () => void
}) {
  const { draft, set, ...kept } = useDraft(
    reason ? `loss-reason:${reason.id}:${reason.version}` : 'loss-reason',
    { name: reason?.name ?? '' },
  )
  const { name } = draft
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [version, setVersion] = useState(reason?.version ?? 0)
  const [error, setError] = useState<string>()
  const write = useWrite<LossReasonItem>({
    reread: [url],
    onDone: (saved) => {
      toast({ title: reason ? `${saved.name} saved` : `${saved.name} added`, tone: 'ok' })
      drop()
    },
    onFail: (failure) => {
      const current = currentOf(failure, lossReasonItem)
      if (current) setVersion(current.version)
      const fields = failure instanceof ApiError ? failure.body.errors : undefined
      setError(
        current
          ? `Someone else has just changed it: it is now called ${current.name}. Save again to keep your version.`
          : (fields?.['name'] ?? messageOf(failure)),
      )
      return true
    },
  })
  const save = () => {
    setError(undefined)
    if (reason) write.mutate({ method: 'PATCH', url: `${url}/${reason.id}`, data: { name, version } })
    else write.mutate({ method: 'POST', url, data: { name } })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={reason ? `Rename ${reason.name}` : 'New loss reason'}
      footer={
        <>
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          <Button type="submit" form="loss-reason-form" pending={write.isPending}>
            {reason ? 'Save' : 'Add reason'}
          </Button>
        </>
      }
    >
      <form
        id="loss-reason-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!write.isPending) save()
        }}
      >
        <TextField
          name="name"
          label="Name"
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          {...(error && { error })}
          onChange={(event) => set('name', event.target.value)}
        />
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}
