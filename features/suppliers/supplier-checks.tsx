import { longDate } from '#lib/office-time.ts'
import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { expiryInWords } from '#lib/expiry.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { CheckBadge } from './check-badge.tsx'
import type { CheckAnswer, SupplierDetail } from './supplier-answer.schema.ts'
import { checkHints, checkNames } from './supplier-words.ts'
import { useSupplierWrite } from './use-supplier-write.ts'

/** The seven checks, the needed ones first, each with what was found and until when it holds. */
export function SupplierChecks({ supplier }: { supplier: SupplierDetail }) {
  const [edited, setEdited] = useState<CheckAnswer>()
  const checks = [...supplier.checks].sort((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
  return (
    <>
      <ul>
        {checks.map((check) => (
          <li key={check.kind} className="flex items-start justify-between gap-3 border-b border-rule py-2.5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <strong>{checkNames[check.kind]}</strong>
                <CheckBadge check={check} />
              </p>
              <p className="text-xs text-slate">{inWords(check)}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Record: ${checkNames[check.kind]}`}
              onClick={() => setEdited(check)}
            >
              Record
            </Button>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-xs text-slate">
        Sales is warned 60, 30 and 7 days before a check expires, and when it has expired.
      </p>
      {edited && (
        <CheckDialog
          key={edited.kind}
          check={edited}
          supplierId={supplier.id}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function inWords({ kind, isNeeded, state, daysLeft, expiresOn, note, checkedAt, checkedBy }: CheckAnswer) {
  if (state === 'missing') return `${isNeeded ? 'Needed. ' : ''}${checkHints[kind]}`
  const parts = [
    expiresOn && expiryInWords(daysLeft ?? 0, expiresOn),
    note,
    checkedBy && checkedAt && `${checkedBy}, ${longDate(checkedAt)}`,
  ]
  const words = parts.filter(Boolean).join(' · ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface CheckDialogProps {
  check: CheckAnswer
  supplierId: string
  onClose: () => void
}

const outcomes = [
  { value: 'passed', label: 'Passed' },
  { value: 'failed', label: 'Failed' },
  { value: '', label: 'Not checked' },
]

function CheckDialog({ check, supplierId, onClose }: CheckDialogProps) {
  const { draft, set, ...kept } = useDraft(`check:${supplierId}:${check.kind}:${check.checkedAt ?? ''}`, {
    outcome: check.state === 'failed' ? 'failed' : 'passed',
    expiresOn: check.expiresOn ?? '',
    note: check.note ?? '',
  })
  const { outcome, expiresOn, note } = draft
  const drop = () => {
    kept.drop()
    onClose()
  }
  const save = useSupplierWrite(supplierId, {
    onDone: drop,
    onFail: (error) => error instanceof ApiError && error.body.errors !== undefined,
  })
  const errors = save.error instanceof ApiError ? save.error.body.errors : undefined
  const submit = () =>
    save.mutate({
      method: 'PUT',
      url: `/api/suppliers/${supplierId}/checks/${check.kind}`,
      data: { outcome: outcome || null, expiresOn: expiresOn || null, note: note.trim() || null },
    })
  const footer = (
    <>
      <Button variant="secondary" onClick={drop}>
        Cancel
      </Button>
      <Button type="submit" pending={save.isPending}>
        Save check
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={checkNames[check.kind]}
      description={checkHints[check.kind]}
      footer={footer}
      onSubmit={submit}
    >
      <SelectField
        name="check-outcome"
        label="Outcome"
        options={outcomes}
        value={outcome}
        onChange={(event) => set('outcome', event.target.value)}
      />
      {outcome === 'passed' && (
        <TextField
          name="check-expires"
          type="date"
          label="Valid until"
          hint="Leave empty if it doesn’t expire"
          value={expiresOn}
          error={errors?.['expiresOn']}
          onChange={(event) => set('expiresOn', event.target.value)}
        />
      )}
      {outcome !== '' && (
        <TextField
          name="check-note"
          label="Note"
          hint="Policy number, who you spoke to, where the document is kept"
          maxLength={300}
          value={note}
          error={errors?.['note'] ?? (errors && !errors['expiresOn'] ? messageOf(save.error) : undefined)}
          onChange={(event) => set('note', event.target.value)}
        />
      )}
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
    </Dialog>
  )
}
