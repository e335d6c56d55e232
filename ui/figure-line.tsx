import { classes } from './classes.ts'
import { Link } from './link.tsx'
import { Skeleton } from './skeleton.tsx'

export interface LineFigure {
  label: string
  value: React.ReactNode
  /** The list behind the figure. */
  to?: string | undefined
  /** It asks for someone. */
  isAlarming?: boolean
  isLoading?: boolean
  /** What went wrong, in place of the figure. */
  error?: string | undefined
}

/** Figures side by side in one line of a desktop, in as few as fit elsewhere. */
export function FigureLine({ label, figures }: { label: string; figures: readonly LineFigure[] }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-3 gap-x-4 gap-y-3 border-t border-rule pt-3 sm:grid-cols-5 xl:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]"
    >
      {figures.map((figure) => (
        <li key={figure.label} className="min-w-0">
          {figure.to ? (
            <Link to={figure.to} className="group block hover:text-sea">
              <Reading {...figure} />
            </Link>
          ) : (
            <Reading {...figure} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Reading({ label, value, to, isAlarming, isLoading, error }: LineFigure) {
  return (
    <>
      <span className={classes('block text-xs text-slate', to && 'group-hover:underline')}>{label}</span>{' '}
      {isLoading ? (
        <Skeleton className="mt-1 h-6 w-10" />
      ) : error ? (
        <span className="block text-xs text-signal-strong">{error}</span>
      ) : (
        <span
          className={classes(
            'block font-heading text-xl font-semibold tabular-nums',
            isAlarming && 'text-signal-strong',
          )}
        >
          {value}
        </span>
      )}
    </>
  )
}
