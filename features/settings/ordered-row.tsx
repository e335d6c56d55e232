import { IconButton } from '#ui/button.tsx'

interface Props {
  name: string
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  /** -1 a place up, 1 down. */
  onMove: (by: number) => void
  /** What else there is to say of it. */
  children?: React.ReactNode
  actions: React.ReactNode
}

/** One of several things in an order: moved up and down, with what can be done to it at the end. */
export function OrderedRow({ name, isFirst, isLast, isBusy, onMove, children, actions }: Props) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-rule py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="flex">
        <IconButton
          icon="arrow-up"
          label={`Move ${name} up`}
          aria-disabled={isFirst || isBusy}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={`Move ${name} down`}
          aria-disabled={isLast || isBusy}
          onClick={() => onMove(1)}
        />
      </span>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold break-words">{name}</span>
        {children}
      </div>
      <p className="whitespace-nowrap max-sm:col-start-2 max-sm:-ml-3">{actions}</p>
    </li>
  )
}

/** The ids in the order that they have once the one of `id` has moved by so many places. */
export function movedBy<Item extends { id: string }>(items: readonly Item[], id: string, by: number) {
  const ids = items.map((one) => one.id)
  const at = ids.indexOf(id)
  return { ids: ids.toSpliced(at, 1).toSpliced(at + by, 0, id), place: at + by + 1 }
}
