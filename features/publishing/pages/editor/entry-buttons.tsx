import { IconButton } from '#ui/button.tsx'

interface Props {
  /** Of the entry, in words. */
  name: string
  at: number
  last: number
  mayRemove: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

/** What is done with an entry of a list as a whole. */
export function EntryButtons({ name, at, last, mayRemove, onMove, onRemove }: Props) {
  return (
    <div className="flex shrink-0">
      <IconButton
        icon="arrow-up"
        label={`Move up: ${name}`}
        data-move="up"
        aria-disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        icon="arrow-down"
        label={`Move down: ${name}`}
        data-move="down"
        aria-disabled={at === last}
        onClick={() => onMove(at + 1)}
      />
      <IconButton icon="trash" label={`Remove: ${name}`} disabled={!mayRemove} onClick={onRemove} />
    </div>
  )
}
