import { useRef } from 'react'
import { FilterForm } from '#app/public/filter-form.tsx'
import { Button } from '#ui/button.tsx'
import { useShortcuts, useShortcutsOn } from '#ui/shortcuts.ts'

interface Props {
  words: {
    field: { label: string; placeholder: string; action: string }
    keys: string
    keysOn: string
    keysOff: string
  }
  q: string
  kind: string | undefined
  /** The results. */
  children: React.ReactNode
}

const fieldId = 'site-search'

/** The field above its results. Arrow keys go from one to the next; `/` comes back to the field. */
export function SearchForm({ words, q, kind, children }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const [isOn, setOn] = useShortcutsOn()
  const field = () => document.getElementById(fieldId)
  useShortcuts([{ keys: '/', label: words.field.label, run: () => field()?.focus() }])

  function move(event: React.KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const results = [...(area.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])]
    const at = results.findIndex((result) => result === document.activeElement)
    if (at < 0 && document.activeElement !== field()) return
    const next = at + (event.key === 'ArrowDown' ? 1 : -1)
    if (next >= results.length || next < -1) return
    event.preventDefault()
    ;(next === -1 ? field() : results[next])?.focus()
  }

  return (
    <div ref={area} role="presentation" onKeyDown={move}>
      <FilterForm
        id={fieldId}
        action="/search"
        label={words.field.label}
        placeholder={words.field.placeholder}
        q={q}
        {...(kind && { kept: { kind } })}
      >
        <Button type="submit" className="h-11">
          {words.field.action}
        </Button>
      </FilterForm>
      <p className="hidden flex-wrap items-baseline gap-x-4 text-sm text-slate md:flex [html:not(.js)_&]:hidden">
        {words.keys}
        <button
          type="button"
          onClick={() => setOn(!isOn)}
          className="min-h-9 cursor-pointer text-sea underline-offset-4 hover:underline"
        >
          {isOn ? words.keysOff : words.keysOn}
        </button>
      </p>
      {children}
    </div>
  )
}
