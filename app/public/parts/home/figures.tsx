import type { Claim } from '#config/brand.ts'
import { Link } from '#ui/link.tsx'
import { Container } from '#ui/section.tsx'

export type Figure = Claim & { basis: string }

interface Props {
  title: string
  figures: Figure[]
  more: { label: string; to: string }[]
}

/** The claims of the house as large numerals, each with what it rests on. */
export function Figures({ title, figures, more }: Props) {
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className="sr-only">
        {title}
      </h2>
      <Container>
        <dl className="grid border-t border-ink sm:grid-cols-2 lg:grid-cols-[1fr_1.25fr_1.25fr_1fr]">
          {figures.map((figure) => (
            <FigureEntry key={figure.id} {...figure} />
          ))}
        </dl>
        <p className="flex flex-wrap gap-x-6 lg:border-t lg:border-rule">
          {more.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
            >
              {label}
            </Link>
          ))}
        </p>
      </Container>
    </section>
  )
}

function FigureEntry({ value, text, basis, evidence, checkedOn }: Figure) {
  const [, lead = '', numeral = value] = /^(\D*)(\d.*)$/.exec(value) ?? []
  return (
    <div className="flex flex-col border-b border-rule py-5 pr-6 lg:border-b-0 lg:border-r lg:pl-6 lg:first:pl-0 lg:last:border-r-0 lg:last:pr-0">
      <dt className="order-2 mt-2 font-semibold">{text}</dt>
      <dd className="order-1 font-heading text-figure font-semibold tracking-tight tabular-nums text-sea">
        <span className="block min-h-6 text-base leading-6 font-medium tracking-normal">{lead}</span>
        {numeral}
      </dd>
      <dd className="order-3 mt-2 text-sm text-slate">
        {evidence ? (
          <a href={evidence}>How this was measured{checkedOn && `, checked ${checkedOn}`}</a>
        ) : (
          basis
        )}
      </dd>
    </div>
  )
}
