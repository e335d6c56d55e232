import { Link } from '#ui/link.tsx'
import { classes } from '#ui/classes.ts'

interface Props {
  to: string
  children: React.ReactNode
  className?: string
}

/** The link of an entry, as large as the nearest positioned box around it, which carries `group`. */
export function CoverLink({ to, children, className }: Props) {
  return (
    <Link
      to={to}
      className={classes(
        'underline decoration-rule-strong decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:text-sea group-hover:decoration-current',
        className,
      )}
    >
      {children}
    </Link>
  )
}
