import { Button } from '#ui/button.tsx'

interface Props<Item extends { id: string; name: string }> {
  /** "Archived". */
  title: string
  items: readonly Item[]
  /** "Bring back", of the button before the name. */
  action: string
  isBusy: boolean
  onBack: (item: Item) => void
  /** What else there is to say of one. */
  renderAbout?: (item: Item) => React.ReactNode
}

/** What isn’t offered any more, and can be again; nothing where there is none. */
export function PutAway<Item extends { id: string; name: string }>(props: Props<Item>) {
  const { title, items, action, isBusy, onBack, renderAbout } = props
  if (items.length === 0) return null
  return (
    <section aria-label={title} className="pt-8">
      <h2 className="pb-2 text-lg">{title}</h2>
      <ul className="border-t border-rule">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2"
          >
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 break-words">
              {item.name}
              {renderAbout?.(item)}
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${action} ${item.name}`}
              disabled={isBusy}
              onClick={() => onBack(item)}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
