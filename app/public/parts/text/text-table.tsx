import type { TextTable as Table } from '#content/text-page.ts'
import { classes } from '#ui/classes.ts'
import { LinkedText } from './linked-text.tsx'

/** On a phone each row becomes a block with the columns' names inside; the roles keep it a table for those who listen. */
export function TextTable({ columns, rows, label }: Table & { label: string }) {
  const [, ...others] = columns
  return (
    <table
      role="table"
      aria-label={label}
      className={classes(
        'w-full border-t border-ink text-left leading-snug max-md:block',
        columns.length > 3 ? 'md:text-sm' : 'text-base',
      )}
    >
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-rule-strong">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="py-2 pr-5 font-mono text-xs font-normal text-slate last:pr-0"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map(([first = '', ...cells]) => (
          <tr key={first} role="row" className="border-b border-rule align-top max-md:block max-md:py-4">
            <th
              role="rowheader"
              scope="row"
              className="py-3 pr-5 font-semibold max-md:block max-md:pt-0 max-md:pb-1 md:min-w-[9.5rem]"
            >
              {first}
            </th>
            {cells.map((cell, i) => (
              <td
                key={others[i]}
                role="cell"
                className="py-3 pr-5 last:pr-0 max-md:block max-md:py-1 max-md:pr-0"
              >
                <span aria-hidden="true" className="block font-mono text-xs text-slate md:hidden">
                  {others[i]}
                </span>
                <LinkedText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
