import type { Measure } from '#content/measure.ts'
import { EstimateNote, RangeSource } from '#app/public/parts/text/estimate-note.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  scale: string
  basis: string
  estimate: string
  measures: Measure[]
}

/** What is measured and the typical range of it, drawn to scale where it is a share. */
export function Measures({ title, scale, basis, estimate, measures }: Props) {
  const isDrawn = measures.some(({ range }) => range)
  return (
    <section aria-labelledby="measures" className="mt-16 bg-sunk py-14 md:mt-24 md:py-20">
      <Container>
        <h2 id="measures" className="text-3xl">
          {title}
        </h2>
        <dl className="mt-8 border-t border-ink md:mt-10">
          {measures.map(({ name, text, range, source }) => (
            <div key={name} className="grid gap-x-8 gap-y-2 border-b border-rule py-5 md:grid-cols-12">
              <dt className="font-heading text-lg leading-snug font-semibold md:col-span-4">{name}</dt>
              <dd className="md:col-span-8">
                {range && <Ruler {...range} />}
                <p className="max-w-text">{text.charAt(0).toUpperCase() + text.slice(1)}</p>
                {source && <RangeSource {...source} />}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-text text-sm text-slate">
          {isDrawn && `${scale} `}
          <EstimateNote estimate={estimate} basis={basis} />
        </p>
      </Container>
    </section>
  )
}

const ticks = Array.from({ length: 21 }, (_, i) => i * 5)

/** A range on a rule of 0 to 100%, ticked at every 5. The words beside it say the same. */
function Ruler({ from, to }: { from: number; to: number }) {
  const tickPath = ticks.map((at) => `M${at} 20V${at % 50 === 0 ? 10 : at % 10 === 0 ? 14 : 17}`).join('')
  return (
    <div aria-hidden="true" className="relative mb-2 pr-14">
      <div className="relative h-7 font-mono text-sm font-semibold whitespace-nowrap text-sea">
        <span
          className="absolute bottom-0"
          style={from > 60 ? { right: `${100 - to}%` } : { left: `${from}%` }}
        >
          {from}–{to}%
        </span>
      </div>
      <svg viewBox="0 0 100 20" preserveAspectRatio="none" className="h-5 w-full overflow-visible">
        <rect x={from} y="2" width={to - from} height="12" className="fill-sea" />
        <path d={`M0 20H100${tickPath}`} className="stroke-rule-strong" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="absolute right-0 bottom-0 font-mono text-xs text-slate">100%</span>
    </div>
  )
}
