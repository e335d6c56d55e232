import type { Reading } from '#features/demos/frame/read/reading.ts'

/** Rows that were left out because a cell that is needed couldn't be read. */
export function LeftOut({ reading: { faults, faultCount } }: { reading: Reading }) {
  return (
    <details open className="mt-2 text-sm">
      <summary className="unfolds min-h-11 py-2.5 pr-2 font-semibold text-signal-strong">
        {faultCount.toLocaleString('en-GB')} {faultCount === 1 ? 'row was' : 'rows were'} left out
      </summary>
      <ul
        className="max-h-64 overflow-y-auto border-t border-rule font-mono text-xs"
        tabIndex={0}
        aria-label="Rows left out"
      >
        {faults.map(({ line, column, value, problem }) => (
          <li key={`${line} ${column}`} className="border-b border-rule py-1.5">
            Row {line}, {column}: {problem}
            {value && <span className="text-slate"> “{value}”</span>}
          </li>
        ))}
        {faultCount > faults.length && (
          <li className="py-1.5">and {(faultCount - faults.length).toLocaleString('en-GB')} more</li>
        )}
      </ul>
    </details>
  )
}
