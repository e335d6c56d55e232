import type { Block, Inline } from '#features/publishing/posts/post-block.ts'
import { classes } from '#ui/classes.ts'
import { keyed } from './keyed.ts'
import { PostInline } from './post-inline.tsx'

/**
 * Figures stand under each other, right-aligned; many columns scroll inside their own part on a phone; rows of three or more columns of
 * words become blocks there instead. The roles keep it a table for those who listen.
 */
export function PostTable({ columns, isNumeric, rows }: Extract<Block, { kind: 'table' }>) {
  const [, ...others] = columns
  const isStacked = columns.length > 2 && !isNumeric.includes(true)
  const side = (at: number) => (isNumeric[at] ? 'pl-3 text-right' : 'pr-4 last:pr-0')
  const block = isStacked && 'max-md:block'
  const isWide = columns.length > 5
  return (
    <div
      role="group"
      aria-label="Table"
      tabIndex={0}
      className={classes('scroll-edges overflow-x-auto', !isWide && !isStacked && 'max-w-text')}
    >
      <table
        role="table"
        className={classes(
          'w-full border-y border-ink text-left text-base leading-snug',
          block,
          isWide && 'max-md:min-w-[30rem]',
        )}
      >
        <thead role="rowgroup" className={classes(isStacked && 'max-md:sr-only')}>
          <tr role="row" className="border-b border-rule-strong align-bottom">
            {keyed(columns).map(({ key, part }, at) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={`py-2 font-mono text-xs font-normal text-slate ${side(at)}`}
              >
                <PostInline parts={part} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={classes(block)}>
          {keyed(rows).map(({ key, part: [first = [], ...cells] }) => (
            <tr
              key={key}
              role="row"
              className={classes(
                'border-b border-rule align-top last:border-b-0',
                block,
                isStacked && 'max-md:py-3',
              )}
            >
              <th
                role="rowheader"
                scope="row"
                className={classes('py-2.5 font-semibold', side(0), block, isStacked && 'max-md:py-0.5')}
              >
                <PostInline parts={first} />
              </th>
              {keyed(cells).map(({ key, part }, at) => (
                <td
                  key={key}
                  role="cell"
                  className={classes('py-2.5', side(at + 1), block, isStacked && 'max-md:py-0.5')}
                >
                  {isStacked && <ColumnName parts={others[at] ?? []} />}
                  <PostInline parts={part} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** In a stacked row, over its cell. */
function ColumnName({ parts }: { parts: Inline[] }) {
  return (
    <span aria-hidden="true" className="block font-mono text-xs leading-5 text-slate md:hidden">
      <PostInline parts={parts} />
    </span>
  )
}
