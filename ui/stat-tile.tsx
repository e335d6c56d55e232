import { Link } from './link.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { Skeleton } from './skeleton.tsx'

interface StatTileProps {
  label: string
  value: React.ReactNode
  note?: React.ReactNode
  /** The list behind the figure; the whole tile is the link then. */
  to?: string
  tone?: 'neutral' | 'ok' | 'warn' | 'signal'
  isLoading?: boolean
  /** What went wrong, in place of the figure. */
  error?: string
}

const tones = { neutral: '', ok: 'text-ok', warn: 'text-warn', signal: 'text-signal-strong' }

/** Tiles side by side, as many as there are, two abreast on a phone. */
export function TileRow({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <div
      className={classes(
        'grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]',
        className,
      )}
    >
      {children}
    </div>
  )
}

export function StatTile({ label, value, note, to, tone = 'neutral', isLoading, error }: StatTileProps) {
  const content = (
    <>
      <p className="flex items-center justify-between gap-2 text-sm text-slate">
        {label}
        {to && (
          <Icon
            name="arrow-right"
            size={16}
            className="-translate-x-1 text-rule-strong transition duration-150 group-hover:translate-x-0 group-hover:text-sea"
          />
        )}
      </p>
      {isLoading ? (
        <Skeleton className="mt-2 h-8 w-16" />
      ) : error ? (
        <p className="mt-2 text-sm text-signal-strong">{error}</p>
      ) : (
        <p
          className={classes(
            'mt-1 font-heading text-2xl font-semibold tracking-tight tabular-nums',
            tones[tone],
          )}
        >
          {value}
        </p>
      )}
      {note && !isLoading && !error && <p className="mt-1 text-xs text-slate">{note}</p>}
    </>
  )
  const look = 'block min-h-24 border-t-2 border-rule-strong pt-3 pb-3'
  return to ? (
    <Link to={to} className={classes('group transition-colors hover:border-sea', look)}>
      {content}
    </Link>
  ) : (
    <div className={look}>{content}</div>
  )
}
