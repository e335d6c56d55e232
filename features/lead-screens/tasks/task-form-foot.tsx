import { Button } from '#ui/button.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'

interface Props {
  /** Of the button that sends the form. */
  submitLabel: string
  submitVariant?: 'primary' | 'secondary'
  isPending: boolean
  kept: { isKept: boolean; isRestored: boolean; drop: () => void }
  error: string | undefined
  /** Without it there is nothing to cancel. */
  onCancel?: (() => void) | undefined
}

/** What stands below the fields of a task or a meeting, across the columns of the form. */
export function TaskFormFoot({ submitLabel, submitVariant, isPending, kept, error, onCancel }: Props) {
  return (
    <>
      <div className="col-span-full flex flex-wrap gap-2">
        <Button type="submit" variant={submitVariant} pending={isPending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              kept.drop()
              onCancel()
            }}
          >
            Cancel
          </Button>
        )}
      </div>
      {kept.isKept && (
        <div className="col-span-full">
          <KeptDraft isKept isRestored={kept.isRestored} onDrop={kept.drop} />
        </div>
      )}
      {error && (
        <p role="alert" className="col-span-full text-signal-strong">
          {error}
        </p>
      )}
    </>
  )
}
