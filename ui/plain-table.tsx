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
      <table aria-label={label} data-wide={isWide || undefined} className="plain-table">
        {children}
      </table>
    </section>
  )
}
