import { createContext, use } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

const Stacked = createContext<boolean | 'figures'>(false)

interface TableProps extends React.ComponentProps<'table'> {
  /** What the table holds, for those who listen. */
  label?: string
  /** On a phone each row becomes a block of its own; give every Td its `label`. `figures` puts its numbers three abreast. */
  stacked?: boolean | 'figures'
  /** It fits where it is shown, whatever the width. */
  isFitted?: boolean
}

export function Table({ label, stacked = false, isFitted, className, children, ...rest }: TableProps) {
  const table = (
    <table
      {...rest}
      aria-label={label}
      className={classes(
        'w-full text-left text-sm',
        stacked ? 'max-md:block' : !isFitted && 'max-md:min-w-[40rem]',
        className,
      )}
    >
      {children}
    </table>
  )
  return (
    <Stacked value={stacked}>
      {stacked || isFitted ? (
        table
      ) : (
        <section aria-label={label ?? 'Table'} tabIndex={0} className="scroll-edges overflow-x-auto">
          {table}
        </section>
      )}
    </Stacked>
  )
}

export function THead({ className, ...rest }: React.ComponentProps<'thead'>) {
  return <thead {...rest} className={classes(use(Stacked) && 'max-md:sr-only', className)} />
}

export function TBody({ className, ...rest }: React.ComponentProps<'tbody'>) {
  return <tbody {...rest} className={classes(use(Stacked) && 'max-md:block', className)} />
}

export function Tr({ className, ...rest }: React.ComponentProps<'tr'>) {
  const isStacked = use(Stacked)
  return (
    <tr
      {...rest}
      className={classes(
        'border-b border-rule aria-selected:bg-sea-tint in-[tbody]:hover:bg-sunk',
        isStacked === 'figures' && 'max-md:grid max-md:grid-cols-3 max-md:gap-x-4 max-md:py-2.5',
        isStacked === true && 'max-md:block max-md:py-2.5',
        className,
      )}
    />
  )
}

/** Columns stand closer on a tablet, where every one of them is needed. */
const closer = 'md:max-lg:not-first:pl-1.5 md:max-lg:not-last:pr-1.5'

interface ThProps extends React.ComponentProps<'th'> {
  /** Present when the column can be sorted; null while another one is. */
  sort?: 'asc' | 'desc' | null
  onSort?: () => void
  numeric?: boolean
}

export function Th({ sort, onSort, numeric, className, children, ...rest }: ThProps) {
  const order = sort === 'asc' ? 'ascending' : sort === 'desc' ? 'descending' : undefined
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={order}
      className={classes(
        'border-b border-rule-strong px-3 py-2 text-xs leading-4 font-semibold text-slate first:pl-0 last:pr-0',
        closer,
        numeric && 'text-right',
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={classes(
            'group -mx-1 inline-flex min-h-6 in-[th:last-child]:mr-0 in-[th:last-child]:pr-0 cursor-pointer items-center gap-1 rounded-sm px-1 font-semibold hover:text-ink touch:min-h-11',
            numeric ? 'flex-row-reverse text-right' : 'text-left',
            sort && 'text-ink',
          )}
        >
          {children}
          <Icon
            name={sort === 'asc' ? 'arrow-up' : 'arrow-down'}
            size={14}
            className={
              sort ? 'shrink-0' : 'shrink-0 opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'
            }
          />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

interface TdProps extends React.ComponentProps<'td'> {
  /** The column's name, shown before the value when rows are stacked. */
  label?: string
  numeric?: boolean
}

/** The head of the column that holds the buttons of a row. */
export function ActionsTh() {
  return (
    <Th>
      <span className="sr-only">Actions</span>
    </Th>
  )
}

export function Td({ label, numeric, className, ...rest }: TdProps) {
  const isStacked = use(Stacked)
  return (
    <td
      {...rest}
      data-label={label}
      className={classes(
        'px-3 py-2.5 align-top first:pl-0 last:pr-0',
        closer,
        numeric && 'text-right',
        // Its buttons stand in the line of the other cells.
        'md:not-first:has-[>button]:py-1 md:not-first:has-[>button]:text-right md:touch:not-first:has-[>button]:py-0',
        isStacked && 'max-md:px-0 max-md:py-0.5 max-md:text-left',
        isStacked && 'max-md:before:text-slate max-md:before:content-[attr(data-label)]',
        isStacked && 'max-md:not-data-label:before:hidden',
        isStacked === 'figures' && !numeric && 'max-md:col-span-full',
        isStacked &&
          (isStacked === 'figures' && numeric
            ? 'max-md:flex max-md:flex-col max-md:items-start max-md:before:text-xs'
            : label
              ? 'max-md:flex max-md:gap-3 max-md:before:w-24 max-md:before:shrink-0'
              : 'max-md:block'),
        className,
      )}
    />
  )
}
