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

/** The place of a record: its name, what is done with it, its story and the facts beside it. */
export function SkeletonRecord({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="border-b border-rule pb-5">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="mt-3 h-4 w-56 max-w-full" />
        <Skeleton className="mt-4 h-10 w-full max-w-xl" />
      </div>
      <div className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
        <div className="grid content-start gap-3 border-t-2 border-rule-strong pt-4">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
    </div>
  )
}
