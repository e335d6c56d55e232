import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { classes } from '#ui/classes.ts'

const typingPauseMs = 250
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

/** A plain form that asks for a page with a query; with script it asks by itself when the typing pauses. */
export function FilterForm({
  id,
  action,
  label,
  placeholder,
  q,
  kept = nothing,
  children,
  className,
}: Props) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const filter = () => {
    clearTimeout(pause.current)
    const wanted = field.current?.value.trim() ?? ''
    if (wanted === (new URLSearchParams(location.search).get('q') ?? '')) return
    const search = new URLSearchParams(wanted ? { ...kept, q: wanted } : kept).toString()
    void navigate(search ? `${action}?${search}` : action, { replace: true, preventScrollReset: true })
  }
  const filterSoon = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(filter, typingPauseMs)
  }
  // What was typed before this script arrived was heard by nobody.
  const catchUp = useEffectEvent(() => field.current === document.activeElement && filterSoon())
  useEffect(() => {
    catchUp()
    return () => clearTimeout(pause.current)
  }, [])
  useEffect(() => {
    // A link or the back button changed the query; what is being typed is left alone.
    if (field.current && document.activeElement !== field.current) field.current.value = q
  }, [q])

  return (
    <form
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        filter()
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={classes('mt-1.5 mb-4 flex max-w-text gap-2', className)}>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={80}
          placeholder={placeholder}
          autoComplete="off"
          onChange={filterSoon}
          className="h-11 w-full min-w-0 rounded border border-rule-strong bg-raised px-3 text-base hover:border-ink"
        />
        {children}
      </div>
    </form>
  )
}
