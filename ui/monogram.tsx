import { classes } from './classes.ts'

/** The first letters of a name, where there is no photo. */
export function Monogram({ name, className }: { name: string; className?: string }) {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0])
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid place-items-center rounded bg-sea-tint font-heading text-2xl font-semibold text-sea',
        className,
      )}
    >
      {letters.join('').toUpperCase()}
    </span>
  )
}
