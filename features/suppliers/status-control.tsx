import { useState } from 'react'
import { ApiError } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import { ReasonDialog } from '#features/context/reason-dialog.tsx'
import type { SupplierDetail } from './supplier-answer.schema.ts'
import { statuses, type Status } from './supplier.schema.ts'
import { checkFaults, statusNames } from './supplier-words.ts'
import { useSupplierWrite } from './use-supplier-write.ts'

/** The status, one press to change it. Approval that lacks a check says which; rejecting asks why. */
export function StatusControl({ supplier }: { supplier: SupplierDetail }) {
  const [isRejecting, setRejecting] = useState(false)
  const [refused, setRefused] = useState<string>()
  const { id, status, isArchived, lacking } = supplier
  const offer = useOfferUndo(['/api/suppliers'])
  const move = useSupplierWrite(id, {
    onDone: ({ status: now, undo }) => {
      setRejecting(false)
      setRefused(undefined)
      if (undo) offer(`${supplier.legalName}: ${statusNames[now]}`, undo)
    },
    onFail: (error) => {
      const message = error instanceof ApiError ? error.body.errors?.['status'] : undefined
      setRefused(message)
      return message !== undefined
    },
  })
  const archive = useSupplierWrite(id, {
    onDone: ({ isArchived, undo }) => undo && offer(isArchived ? 'Archived' : 'Restored', undo),
  })
  const moveTo = (next: Status, reason?: string, onArrived?: () => void) =>
    move.mutate({
      method: 'POST',
      url: `/api/suppliers/${id}/status`,
      data: { status: next, from: status, reason },
      ...(onArrived && { onArrived }),
    })
  const isOff = (one: Status) => move.isPending || isArchived || one === status
  const press = (one: Status) => {
    if (isOff(one)) return
    if (one === 'rejected') setRejecting(true)
    else moveTo(one)
  }
  const warning =
    refused ??
    (status !== 'approved' && lacking.length > 0 ? `For approval: ${checkFaults(supplier)}` : undefined)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div
          role="group"
          aria-label="Status"
          aria-busy={move.isPending}
          className="grid w-full grid-cols-6 gap-px overflow-hidden rounded border border-rule-strong bg-rule-strong md:inline-grid md:w-auto md:grid-cols-5"
        >
          {statuses.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === status}
              // Keeps the focus, which the browser takes from one that is `disabled`.
              aria-disabled={isOff(one) || undefined}
              onClick={() => press(one)}
              className={classes(
                // On a phone three stand above two.
                'col-span-2 min-h-9 px-2 text-sm transition-colors duration-150 nth-[n+4]:col-span-3 md:col-span-1! md:px-3.5 touch:min-h-11',
                one === status
                  ? 'bg-sea font-semibold text-on-sea'
                  : 'cursor-pointer bg-raised hover:bg-sea-tint aria-disabled:cursor-not-allowed aria-disabled:text-slate',
              )}
            >
              {statusNames[one]}
            </button>
          ))}
        </div>
        <Button
          variant="quiet"
          icon="archive"
          pending={archive.isPending}
          onClick={() =>
            archive.mutate({
              method: 'POST',
              url: `/api/suppliers/${id}/archive`,
              data: { isArchived: !isArchived },
            })
          }
        >
          {isArchived ? 'Restore' : 'Archive'}
        </Button>
      </div>
      {warning && (
        <p
          role={refused ? 'alert' : undefined}
          className={classes('pt-2', refused ? 'text-signal-strong' : 'text-slate')}
        >
          {warning}
        </p>
      )}
      {status === 'rejected' && supplier.statusReason && (
        <p className="pt-2 text-slate">Rejected: {supplier.statusReason}</p>
      )}
      {isRejecting && (
        <ReasonDialog
          name="status-reason"
          kept={`status-reason:${id}`}
          title="Why is this supplier rejected?"
          label="Reject"
          pending={move.isPending}
          onClose={() => setRejecting(false)}
          onGive={(reason, drop) => moveTo('rejected', reason, drop)}
        />
      )}
    </>
  )
}
