import { classes } from '#ui/classes.ts'

export type Side = 'sample' | 'own'

/** A link to a demo with this part after # opens the visitor's side, without script as well: see `OwnSide`. */
export const ownSideId = 'your-file'
export const sampleSideId = 'sample'

const sides = [
  { side: 'sample', id: sampleSideId, label: 'Sample' },
  { side: 'own', id: ownSideId, label: 'Your file' },
] as const

const chosen = 'bg-sea text-on-sea'
const other = 'text-sea hover:bg-sea-tint'
// Before the page's code knows the side, the address decides.
const byAddress = {
  sample:
    'bg-sea text-on-sea group-has-[#your-file:target]/bench:bg-transparent group-has-[#your-file:target]/bench:text-sea',
  own: 'text-sea group-has-[#your-file:target]/bench:bg-sea group-has-[#your-file:target]/bench:text-on-sea',
}

interface Props {
  /** Undefined until the page's code is there. */
  side: Side | undefined
  onSide: (side: Side) => void
}

/** What is computed: the bundled sample or the visitor's file. Two links, so that it works without script. */
export function SourceSwitch({ side, onSide }: Props) {
  return (
    <nav
      aria-label="What is computed"
      className="flex shrink-0 overflow-hidden rounded border border-sea text-sm font-semibold"
    >
      {sides.map(({ side: own, id, label }) => (
        <a
          key={own}
          href={`#${id}`}
          aria-current={own === (side ?? 'sample') ? 'true' : undefined}
          className={classes(
            'grid min-h-11 place-items-center px-4 -outline-offset-4 sm:px-6',
            side === undefined ? byAddress[own] : own === side ? chosen : other,
          )}
          onClick={(event) => {
            event.preventDefault()
            onSide(own)
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
