import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'

const nothing: Record<string, string> = {}

interface Props {
  id: string
  /** The page that it asks for. */
  action: string
  label: string
  placeholder: string
  /** The query that the page shows now. */
  q: string
  /** Other parts of the address, kept as they are. */
  kept?: Record<string, string>
  /** The button. */
  children: ReactNode
  className?: string
}

/** A plain form that asks for a page with a query. In a part `live-list` the list follows what is typed (`app/islands/live-list.ts`). */
export function FilterForm(props: Props) {
  const { id, action, label, placeholder, q, kept = nothing, children, className } = props
  return (
    <form role="search" action={action} className="print:hidden">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div hidden data-swap="kept">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
      <div className={classes('mt-1.5 mb-4 flex max-w-text gap-2', className)}>
        <input
          id={id}
          name="q"
          type="search"
          dir="auto"
          defaultValue={q}
          maxLength={80}
          placeholder={placeholder}
          autoComplete="off"
          className="h-11 w-full min-w-0 rounded border border-rule-strong bg-raised px-3 text-base hover:border-ink"
        />
        {children}
      </div>
    </form>
  )
}
