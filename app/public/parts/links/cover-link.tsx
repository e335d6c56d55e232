import { Link } from '#ui/link.tsx'
import { classes } from '#ui/classes.ts'

interface Props {
  to: string
  children: React.ReactNode
  className?: string
  /** One of what the keys go through on the search page. */
  'data-result'?: boolean
}

/** The link of an entry, as large as the nearest positioned box around it, which carries `group`. */
export function CoverLink({ to, children, className, ...rest }: Props) {
  return (
    <Link
      to={to}
      {...rest}
      className={classes(
        'underline decoration-rule-strong decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:text-sea group-hover:decoration-current',
        className,
      )}
    >
      {children}
    </Link>
  )
}
