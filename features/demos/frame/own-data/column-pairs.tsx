import { SelectField } from '#ui/field.tsx'
import type { Pairing } from '#features/demos/frame/report/report.ts'

interface Props {
  pairing: Pairing
  onPairs: (pairs: Pairing['chosen']) => void
}

/** Which column of one table stands for which of the other, to be mended. */
export function ColumnPairs({ pairing, onPairs }: Props) {
  const { wanted, offered, chosen } = pairing
  const options = [{ value: '', label: 'None' }, ...offered.map((label, i) => ({ value: String(i), label }))]
  const choose = (at: number, value: string) => {
    const column = value === '' ? null : Number(value)
    // A column fills one place: where it stood before becomes free.
    onPairs(chosen.map((old, i) => (i === at ? column : old === column ? null : old)))
  }
  return (
    <details className="border-y border-rule">
      <summary className="unfolds min-h-11 py-2.5 pr-2 text-sm font-semibold">
        How columns were paired: change what is wrong
      </summary>
      <p className="text-sm text-slate">Everything is computed again after each change.</p>
      <div className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {wanted.map((label, i) => (
          <SelectField
            key={label}
            id={`pair-${i}`}
            name={`pair-${i}`}
            label={label}
            options={options}
            value={String(chosen[i] ?? '')}
            onChange={({ target }) => choose(i, target.value)}
          />
        ))}
      </div>
    </details>
  )
}
