import { useRef } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { newRow, type KeywordRow } from './rule-draft.ts'

interface Props {
  rows: KeywordRow[]
  onChange: (rows: KeywordRow[]) => void
}

/** Words with their points; Enter adds the next one. */
export function RuleKeywords({ rows, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const change = (key: string, part: Partial<KeywordRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  function add() {
    onChange([...rows, newRow()])
    // Once it is there.
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus())
  }

  return (
    <div className="pb-5">
      <div
        aria-hidden="true"
        className="grid grid-cols-[minmax(0,1fr)_4rem_4rem_2.25rem] gap-2 pb-1.5 text-xs font-semibold text-slate touch:grid-cols-[minmax(0,1fr)_3.5rem_3.5rem_2.75rem]"
      >
        <span>Word or phrase</span>
        <span>In title</span>
        <span>In text</span>
      </div>
      <ul ref={list} className="grid gap-1.5">
        {rows.map((row, place) => {
          const name = row.phrase || `word ${place + 1}`
          return (
            <li
              key={row.key}
              className="grid grid-cols-[minmax(0,1fr)_4rem_4rem_2.25rem] items-center gap-2 touch:grid-cols-[minmax(0,1fr)_3.5rem_3.5rem_2.75rem]"
            >
              <TextField
                label={`Word or phrase ${place + 1}`}
                name={`${row.key}-phrase`}
                isLabelHidden
                autoComplete="off"
                maxLength={60}
                value={row.phrase}
                onChange={(event) => change(row.key, { phrase: event.target.value })}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  add()
                }}
              />
              {(['title', 'body'] as const).map((part) => (
                <TextField
                  key={part}
                  label={`Points for ${name} in the ${part === 'title' ? 'title' : 'text'}`}
                  name={`${row.key}-${part}`}
                  isLabelHidden
                  inputMode="numeric"
                  maxLength={1}
                  value={row[part]}
                  onChange={(event) => change(row.key, { [part]: event.target.value })}
                />
              ))}
              <IconButton
                icon="close"
                label={`Remove ${name}`}
                onClick={() => onChange(rows.filter((one) => one !== row))}
              />
            </li>
          )
        })}
      </ul>
      <Button variant="quiet" size="sm" icon="plus" className="mt-2 -ml-2.5" onClick={add}>
        Add a word
      </Button>
    </div>
  )
}
