import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { catalogueWords } from '#content/use-case-words.ts'
import { IconButton } from '#ui/button.tsx'
import { addressOf } from './address.ts'

const typingPauseMs = 250

interface Props {
  words: typeof catalogueWords.search
  category: string
  q: string
}

/** A plain form that asks for the page with a query; with script it asks by itself when the typing pauses. */
export function SearchForm({ words, category, q }: Props) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(q)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = () => {
    clearTimeout(pause.current)
    void navigate(addressOf(category, field.current?.value.trim() ?? ''), {
      replace: true,
      preventScrollReset: true,
    })
  }
  useEffect(() => {
    if (shown.current === q) return
    shown.current = q
    // A link or the back button changed the query; what is being typed is left alone.
    if (field.current && document.activeElement !== field.current) field.current.value = q
  }, [q])
  useEffect(() => () => clearTimeout(pause.current), [])

  return (
    <form
      role="search"
      action="/usecases"
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <label htmlFor="use-case-search" className="text-sm font-semibold">
        {words.label}
      </label>
      {category !== 'all' && <input type="hidden" name="category" value={category} />}
      <div className="mt-1.5 mb-4 flex max-w-text gap-2 xl:mb-0">
        <input
          ref={field}
          id="use-case-search"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={80}
          placeholder={words.placeholder}
          autoComplete="off"
          onChange={() => {
            clearTimeout(pause.current)
            pause.current = setTimeout(search, typingPauseMs)
          }}
          className="h-11 w-full min-w-0 rounded border border-rule-strong bg-raised px-3 text-base hover:border-ink"
        />
        <IconButton
          type="submit"
          icon="search"
          label={words.action}
          className="size-11 border border-rule-strong"
        />
      </div>
    </form>
  )
}
