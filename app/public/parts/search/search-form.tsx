import { FilterForm } from '#app/public/parts/lists/filter-form.tsx'
import { Button } from '#ui/button.tsx'

interface Props {
  words: {
    field: { label: string; placeholder: string; action: string }
    keys: string
    keysOn: string
    keysOff: string
  }
  q: string
  kind: string | undefined
}

/** The field, and what keys do (`app/islands/search-keys.ts`). */
export function SearchForm({ words, q, kind }: Props) {
  return (
    <>
      <FilterForm
        id="site-search"
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
      <p className="hidden flex-wrap items-baseline gap-x-4 text-sm text-slate md:flex print:hidden [html:not(.js)_&]:hidden">
        {words.keys}
        <button
          type="button"
          data-keys-on={words.keysOn}
          data-keys-off={words.keysOff}
          className="min-h-9 cursor-pointer text-sea underline-offset-4 hover:underline touch:min-h-11"
        >
          {words.keysOff}
        </button>
      </p>
    </>
  )
}
