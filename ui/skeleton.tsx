import { classes } from './classes.ts'

/** The place of what is still coming, in its later size. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block animate-pulse rounded-sm bg-rule/60', className)} />
  )
}

/** The place of a list: `rows` lines with a rule under each. */
export function SkeletonRows({ rows = 6, label = 'Loading' }: { rows?: number; label?: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex gap-6 border-b border-rule py-3">
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className={row % 2 ? 'h-4 w-1/3' : 'h-4 w-2/5'} />
          <Skeleton className="ml-auto h-4 w-16" />
        </div>
      ))}
    </div>
  )
}
