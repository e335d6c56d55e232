import { useState } from 'react'
import { longDate } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { figure } from './import-words.ts'
import { kindWords } from './kind-words.ts'
import type { ImportDetail } from './lead-import.schema.ts'
import { useImportStep } from './use-import-step.ts'

interface StepButtonProps {
  detail: ImportDetail
  step: 'run' | 'cancel' | 'undo' | 'drop'
}

/** A step of an import that needs no more than a press; taking it back asks first. */
export function StepButton({ detail, step }: StepButtonProps) {
  const go = useImportStep(detail)
  const [isAsked, setIsAsked] = useState(false)
  const words = wordsOf(detail, step)
  return (
    <>
      <Button
        variant={step === 'run' ? 'primary' : step === 'drop' ? 'quiet' : 'secondary'}
        pending={go.isPending}
        onClick={() => (step === 'undo' ? setIsAsked(true) : go.mutate({ step }))}
      >
        {words}
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          onOpenChange={setIsAsked}
          title="Undo this import?"
          text={`${kindWords[detail.kind].undoing} Each row says what was kept.${detail.undoUntil ? ` Possible until ${longDate(detail.undoUntil)}.` : ''}`}
          confirmLabel="Undo the import"
          isDangerous
          pending={go.isPending}
          onConfirm={() => go.mutate({ step }, { onSettled: () => setIsAsked(false) })}
        />
      )}
    </>
  )
}

function wordsOf({ state, counts }: ImportDetail, step: StepButtonProps['step']): string {
  if (step === 'cancel') return 'Stop'
  if (step === 'undo') return 'Undo the import…'
  if (step === 'drop') return 'Delete this file'
  if (state === 'cancelled') return 'Go on'
  const parts = [
    counts.create && `create ${figure(counts.create)}`,
    counts.update && `update ${figure(counts.update)}`,
  ].filter(Boolean)
  const text = parts.join(' and ')
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : 'Nothing to import'
}
