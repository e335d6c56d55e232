import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  summary: string
  rate: string
  levels: { label: string; rate: string; start: number; width: number; text: string }[]
  words: { action: string; levels: string; rate: string; rateBasis: string }
}

/** The role in words, and beside it an instrument: which part of the day rate each seniority takes. */
export function RoleHero({ title, summary, rate, levels, words }: Props) {
  return (
    <Container className="grid gap-x-8 gap-y-12 pt-6 md:pt-10 lg:grid-cols-12">
      <div className="lg:col-span-6 lg:pr-6">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-6 max-w-[46ch] text-lg">{summary}</p>
        <ButtonLink to="/contact" variant="signal" size="lg" className="mt-8">
          {words.action}
        </ButtonLink>
      </div>
      <section aria-label={words.levels} className="border-t border-ink pt-4 lg:col-span-6">
        <p className="font-heading text-3xl leading-none font-semibold tracking-tight whitespace-nowrap tabular-nums text-sea">
          {rate}
        </p>
        <p className="mt-2 text-sm">{words.rate}</p>
        <dl className="mt-5">
          {levels.map(({ label, rate, start, width, text }) => (
            <div key={label} className="border-t border-rule py-3">
              <dt className="flex items-baseline justify-between gap-4">
                <span className="font-semibold">{label}</span>
                <span className="font-mono text-sm">{rate}</span>
              </dt>
              <dd>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  className="my-1.5 h-2 w-full"
                >
                  <path d="M0 4H100" className="stroke-rule-strong" vectorEffect="non-scaling-stroke" />
                  <rect x={start} y="0" width={width} height="8" className="fill-sea" />
                </svg>
                <p className="text-base text-slate">{text}</p>
              </dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-rule pt-3 text-sm text-slate">{words.rateBasis}</p>
      </section>
    </Container>
  )
}
