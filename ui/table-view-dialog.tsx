import { useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Checkbox } from './field.tsx'
import { arrange, moved, type Density, type TableView } from './table-view.ts'

interface TableViewDialogProps {
  /** The name of the table. */
  table: string
  columns: readonly { id: string; heading: string; isExtra?: boolean }[]
  view: TableView | undefined
  onView(view: TableView | undefined): void
  onClose(): void
}

const densityNames: Record<Density, string> = { comfortable: 'Comfortable', compact: 'Compact' }

/** Chooses the columns of a table, their order and how close its rows are; each change counts at once. */
export function TableViewDialog({ table, columns, onClose, ...given }: TableViewDialogProps) {
  // Its own, since what is kept elsewhere may come back a moment after the click: a box would jump back, and a quick second click build on the old order.
  const [view, setView] = useState(given.view)
  const onView = (next: TableView | undefined) => {
    setView(next)
    given.onView(next)
  }
  const chosen = arrange(columns, view).map(({ id }) => id)
  const density = view?.density ?? 'comfortable'
  const others = columns.filter(({ id }) => !chosen.includes(id))
  const listed = [...arrange(columns, view), ...others]
  const choose = (ids: string[]) => onView({ columns: ids, density })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${table}: columns`}
      description="Saved with your account, on every device."
      footer={
        <>
          <Button variant="quiet" disabled={!view} onClick={() => onView(undefined)}>
            Reset
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <ul className="pb-4">
        {listed.map(({ id, heading }) => {
          const isChosen = chosen.includes(id)
          return (
            <li key={id} className="flex items-center border-b border-rule py-0.5">
              <Checkbox
                name={`column-${id}`}
                label={heading}
                checked={isChosen}
                onChange={() => choose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
                className="grow"
              />
              <IconButton
                icon="arrow-up"
                label={`Move ${heading} up`}
                disabled={!isChosen || chosen[0] === id}
                onClick={() => choose(moved(chosen, id, -1))}
              />
              <IconButton
                icon="arrow-down"
                label={`Move ${heading} down`}
                disabled={!isChosen || chosen.at(-1) === id}
                onClick={() => choose(moved(chosen, id, 1))}
              />
            </li>
          )
        })}
      </ul>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="pb-1 text-sm font-semibold">Rows</legend>
        {(['comfortable', 'compact'] as const).map((one) => (
          <label key={one} className="flex min-h-8 cursor-pointer items-center gap-2 touch:min-h-11">
            <input
              type="radio"
              name="density"
              checked={density === one}
              onChange={() => onView({ columns: chosen, density: one })}
              className="size-4"
            />
            {densityNames[one]}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
