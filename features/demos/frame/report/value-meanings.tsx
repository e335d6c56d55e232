import { SelectField } from '#ui/field.tsx'
import type { ValueMeanings as Meanings } from './report.ts'

interface Props {
  meanings: Meanings
  /** What the visitor has said, each with the value it belongs to. */
  onChange: (changed: Record<string, string>) => void
}

/** Each different value of a column with what it was taken for, to be mended; what only the visitor knows stands first and open. */
export function ValueMeanings({ meanings: { title, note, options, rows }, onChange }: Props) {
  const isOpen = rows.some(({ meaning }) => meaning === null)
  const sorted = [...rows].sort((a, b) => Number(b.meaning === null) - Number(a.meaning === null))
  return (
    <details open={isOpen} className="mt-6 hidden border-y border-rule js:block print:hidden!">
      <summary className="unfolds min-h-11 py-2.5 pr-2 font-semibold">{title}</summary>
      {note && <p className="max-w-text text-sm text-slate">{note}</p>}
      <div className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {sorted.map(({ value, detail, meaning }) => (
          <SelectField
            key={value}
            id={`meaning-${value}`}
            name={`meaning-${value}`}
            label={value === '' ? '(empty)' : value}
            hint={detail}
            error={meaning === null ? 'Choose what it means' : undefined}
            options={meaning === null ? [{ value: '', label: 'Choose' }, ...options] : options}
            value={meaning ?? ''}
            onChange={({ target }) => target.value && onChange({ [value]: target.value })}
          />
        ))}
      </div>
    </details>
  )
}
