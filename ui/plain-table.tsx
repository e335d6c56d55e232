import { classes } from './classes.ts'

/** Said once for the table: hundreds of cells that each say it are a good part of a page’s weight. */
const cells = [
  '[&_:is(td,th)]:px-3 [&_:is(td,th):first-child]:pl-0 [&_:is(td,th):last-child]:pr-0',
  '[&_tr]:border-b [&_tr]:border-rule [&_tbody_tr]:hover:bg-sunk',
  '[&_th]:border-b [&_th]:border-rule-strong [&_th]:py-2 [&_th]:text-xs [&_th]:leading-4 [&_th]:font-semibold [&_th]:text-slate',
  '[&_td]:py-2.5 [&_td]:align-top [&_td]:tabular-nums',
  'print:text-xs print:[&_:is(td,th)]:px-1.5 print:[&_td]:py-1.5',
].join(' ')

/** Paper can't be scrolled: so many columns fit there only when words may break. */
const wide = 'print:text-[0.6rem] print:[&_:is(td,th)]:px-0.5 print:[&_:is(td,th)]:wrap-anywhere'

interface Props {
  /** More than ten columns. */
  isWide?: boolean
  /** What the table holds, for those who listen. */
  label: string
  /** The elements of a table, without classes of their own but for `text-right` on numbers. */
  children: React.ReactNode
}

/** Figures in rows, to be read and not worked with: for what is sorted, chosen or stacked on a phone there is `Table`. */
export function PlainTable({ isWide = false, label, children }: Props) {
  return (
    <section aria-label={label} tabIndex={0} className="scroll-edges overflow-x-auto">
      <table
        aria-label={label}
        className={classes(
          'w-full text-left text-sm max-md:min-w-[40rem] print:min-w-0',
          cells,
          isWide && wide,
        )}
      >
        {children}
      </table>
    </section>
  )
}
