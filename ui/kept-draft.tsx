import { Button } from './button.tsx'

interface Props {
  /** Something was written that isn't sent yet. */
  isKept: boolean
  /** It was written before the form was opened. */
  isRestored: boolean
  onDrop: () => void
}

/** Says that what is being written is kept on this device, and throws it away when asked to. */
export function KeptDraft({ isKept, isRestored, onDrop }: Props) {
  return (
    <p role="status" className="flex min-h-8 flex-wrap items-center gap-x-2 text-sm text-slate">
      {isKept && (
        <>
          {isRestored ? 'Your unsaved text has been restored.' : 'Kept on this device.'}
          <Button type="button" variant="quiet" size="sm" onClick={onDrop}>
            Discard
          </Button>
        </>
      )}
    </p>
  )
}
