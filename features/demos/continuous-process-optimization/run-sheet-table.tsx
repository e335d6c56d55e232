interface Props {
  headings: (string | number)[]
  rows: (string | number)[][]
}

/** The run sheet as it is saved, in its own scroll where it is long. */
export function RunSheetTable({ headings, rows }: Props) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Run sheet"
      className="mt-4 max-h-96 overflow-auto border border-rule"
    >
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-paper">
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="border-b border-ink px-3 py-2 text-left font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, i) => (
                <td key={headings[i]} className="border-b border-rule px-3 py-1.5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
