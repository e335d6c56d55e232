import { useState } from 'react'
import { useWrite } from '#ui/use-write.ts'
import { movedBy, OrderedRow } from './ordered-row.tsx'

interface Named {
  id: string
  name: string
}

interface Props<Item extends Named> {
  label: string
  /** What is offered, in its order. */
  items: readonly Item[]
  /** Takes the ids in a new order, and answers all of them. */
  url: string
  renderActions: (item: Item) => React.ReactNode
  /** What else there is to say of one. */
  renderAbout?: (item: Item) => React.ReactNode
}

/** What a setting offers, put in order with a button or by keyboard; each move is written at once, and told. */
export function OrderedList<Item extends Named>({
  label,
  items,
  url,
  renderActions,
  renderAbout,
}: Props<Item>) {
  const [told, setTold] = useState('')
  const order = useWrite<{ items: readonly Item[] }>({ reread: [url], shows: url })
  const move = ({ id, name }: Item, by: number) => {
    const { ids, place } = movedBy(items, id, by)
    setTold(`${name} is now ${place} of ${ids.length}`)
    order.mutate({ method: 'PUT', url, data: { ids } })
  }
  return (
    <>
      <ol aria-label={label} aria-busy={order.isPending} className="border-t border-rule">
        {items.map((item, at) => (
          <OrderedRow
            key={item.id}
            name={item.name}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            isBusy={order.isPending}
            onMove={(by) => move(item, by)}
            actions={renderActions(item)}
          >
            {renderAbout?.(item)}
          </OrderedRow>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  )
}
