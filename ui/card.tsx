import { Link } from './link.tsx'
import { classes } from './classes.ts'

/** A sheet of its own. Most things need none: a rule between them is enough. */
export function Card({ className, children, ...rest }: React.ComponentProps<'div'>) {
  return (
    <div {...rest} className={classes('rounded border border-rule bg-raised p-5 md:p-6', className)}>
      {children}
    </div>
  )
}

/** A card that is one link, from edge to edge. */
export function CardLink({
  to,
  className,
  children,
}: {
  to: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <Link
      to={to}
      className={classes(
        'group block rounded border border-rule bg-raised p-5 transition-colors duration-150 hover:border-sea md:p-6',
        className,
      )}
    >
      {children}
    </Link>
  )
}
