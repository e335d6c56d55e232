import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'

const typingPauseMs = 250

interface Props {
  words: { label: string; placeholder: string; action: string }
  q: string
}

/** A plain form that asks for the page with a query; with script it asks by itself when the typing pauses. */
export function FaqFilter({ words, q }: Props) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const filter = () => {
    clearTimeout(pause.current)
    const wanted = field.current?.value.trim() ?? ''
    if (wanted === (new URLSearchParams(location.search).get('q') ?? '')) return
    const address = wanted ? `/qa?${new URLSearchParams({ q: wanted })}` : '/qa'
    void navigate(address, { replace: true, preventScrollReset: true })
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
      action="/qa"
      onSubmit={(event) => {
        event.preventDefault()
        filter()
      }}
    >
      <label htmlFor="faq-filter" className="text-sm font-semibold">
        {words.label}
      </label>
      <div className="mt-1.5 mb-4 flex gap-2 lg:mb-0">
        <input
          ref={field}
          id="faq-filter"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={80}
          placeholder={words.placeholder}
          autoComplete="off"
          onChange={filterSoon}
          className="h-11 w-full min-w-0 rounded border border-rule-strong bg-raised px-3 text-base hover:border-ink"
        />
        <Button type="submit" variant="secondary" className="h-11">
          {words.action}
        </Button>
      </div>
    </form>
  )
}
