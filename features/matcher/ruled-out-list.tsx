import { Link } from '#ui/link.tsx'
import type { RuledOut } from './match.ts'
import { whyOut, wouldFit } from './would-fit.ts'

interface Props {
  ruledOut: RuledOut[]
  /** “It would fit”, before what would have to change. */
  unless: string
  titleOf: (slug: string) => string
}

/** What serves the goal and is ruled out: why, and what would have to change. */
export function RuledOutList({ ruledOut, unless, titleOf }: Props) {
  return (
    <ul className="mt-3 border-t border-ink empty:hidden">
      {ruledOut.map((one) => (
        <li key={one.slug} className="border-b border-rule py-3">
          <Link
            to={`/solutions/${one.slug}`}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-sea hover:decoration-current"
          >
            {titleOf(one.slug)}
          </Link>
          <p className="text-base text-slate">{whyOut(one)}</p>
          <p className="mt-1 text-base">{wouldFit(one, unless)}</p>
        </li>
      ))}
    </ul>
  )
}
