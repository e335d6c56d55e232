import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'
import { Container } from '#ui/section.tsx'
import { Aims, type Aim } from './aims.tsx'

interface Props {
  title: string
  intro: string
  points: { value: string; unit: string; text: string; link: string; to: string }[]
  aims: { title: string; figures: Aim[] }
}

/** What a reader can check here and now, before what the house claims of itself. */
export function Proof({ title, intro, points, aims }: Props) {
  return (
    <section aria-labelledby="proof-title" className="border-t border-rule pt-12 md:pt-20">
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="proof-title" className="text-3xl">
            {title}
          </h2>
          <p className="text-slate">{intro}</p>
        </div>
        <ul className="mt-6 grid gap-x-8 border-t border-ink sm:grid-cols-2 md:mt-8 lg:grid-cols-4">
          {points.map(({ value, unit, text, link, to }) => (
            <li key={to} className="flex flex-col border-b border-rule pt-4 pb-1 lg:border-b-0">
              <p className="font-heading text-2xl font-semibold tracking-tight tabular-nums">
                {value} <span className="text-lg tracking-normal">{unit}</span>
              </p>
              <p className="mt-1 text-base text-slate">{text}</p>
              <p className="mt-auto">
                <ArrowLink to={to}>{link}</ArrowLink>
              </p>
            </li>
          ))}
        </ul>
        <Aims {...aims} />
      </Container>
    </section>
  )
}
