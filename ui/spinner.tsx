import { classes } from './classes.ts'

/** A tide that comes and goes: one line, drawn again and again. `label` is what is being waited for. */
export function Spinner({
  label = 'Loading',
  size = 20,
  className,
}: {
  label?: string
  size?: number
  className?: string
}) {
  return (
    <span role="status" className={classes('inline-flex shrink-0', className)}>
      <SpinnerMark size={size} />
      <span className="sr-only">{label}</span>
    </span>
  )
}

export function SpinnerMark({ size = 20 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="animate-spin"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.22" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}

export function PageSpinner({ label = 'Loading the page' }: { label?: string }) {
  return (
    <div className="grid min-h-[50svh] place-items-center text-slate">
      <Spinner label={label} size={32} />
    </div>
  )
}
