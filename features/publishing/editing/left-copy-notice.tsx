import { Button } from '#ui/button.tsx'
import { longTime } from '#lib/office-time.ts'

interface Props {
  /** When it was kept. */
  at: string
  /** Who saved something else since. */
  savedBy: string
  onAnswer(isRestored: boolean): void
}

/** Changes that lie on this device and were never saved, after somebody saved others. */
export function LeftCopyNotice({ at, savedBy, onAnswer }: Props) {
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-3 border-l-4 border-warn bg-warn-tint px-4 py-3"
    >
      <p className="mr-auto">
        {`Changes you made on ${longTime(at)} were kept on this device but never saved; ${savedBy} has saved others since.`}
      </p>
      <Button size="sm" variant="secondary" onClick={() => onAnswer(true)}>
        Restore them
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onAnswer(false)}>
        Discard them
      </Button>
    </div>
  )
}
