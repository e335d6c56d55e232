import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { SelectField, TextField } from './field.tsx'
import type { FilterChange } from './use-filters.ts'

export interface FilterSelect {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

interface Props {
  label: string
  /** What a search looks through; no search field when left out. */
  searches?: string
  selects: readonly FilterSelect[]
  wanted: Record<string, string>
  change: FilterChange
  /** Buttons behind the filters. */
  children?: React.ReactNode
}

/** More than these are folded on a phone, so that the list begins on its first screen. */
const mostOnPhone = 2

/** The filters over a list, one line on a wide screen. */
export function FilterBar({ label, searches, selects, wanted, change, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const words = wanted['q'] ?? ''
  const [isOpen, setOpen] = useState(false)
  const isFolding = selects.length > mostOnPhone
  const given = selects.filter(({ name }) => wanted[name]).length
  // A link that clears the filters clears the field too; while someone types in it, it is theirs.
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('input[type="search"]')
    if (input && input !== document.activeElement) input.value = words
  }, [words])
  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-6 gap-2 pb-4 *:col-span-3 md:flex md:flex-wrap"
    >
      {searches && (
        <TextField
          label={`Search by ${searches}`}
          name="q"
          type="search"
          placeholder={searches.charAt(0).toUpperCase() + searches.slice(1)}
          isLabelHidden
          defaultValue={words}
          onChange={change}
          className={classes('md:min-w-56 md:flex-2', isFolding ? 'col-span-4!' : 'col-span-full!')}
        />
      )}
      {isFolding && (
        <Button
          variant="secondary"
          icon="filter"
          className="col-span-2! px-2! md:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {given > 0 ? `Filters (${given})` : 'Filters'}
        </Button>
      )}
      {selects.map((select) => (
        <SelectField
          key={select.name}
          {...select}
          // A form over the list may ask for the same.
          id={`filter-${select.name}`}
          isLabelHidden
          value={wanted[select.name] ?? ''}
          onChange={change}
          className={classes('md:max-w-60 md:min-w-36 md:flex-1', isFolding && !isOpen && 'max-md:hidden')}
        />
      ))}
      {children}
    </form>
  )
}
