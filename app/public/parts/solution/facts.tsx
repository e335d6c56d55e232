import { Container } from '#ui/section.tsx'

export interface PriceBand {
  value: string
  label: string
  basis: string
}

interface Props {
  firstInput: string
  weeks: { from: number; to: number }
  price: PriceBand
  firstStep: PriceBand
  labels: { weeks: string; input: string }
}

/** Time, price and the first need, as on the plate of a machine. */
export function Facts({ firstInput, weeks, price, firstStep, labels }: Props) {
  const numeral =
    'font-heading text-2xl leading-none font-semibold tracking-tight whitespace-nowrap tabular-nums text-sea xl:text-3xl'
  return (
    <Container className="mt-12 md:mt-16">
      <dl className="grid border-y border-ink sm:grid-cols-2 lg:grid-cols-[2fr_4fr_4fr_3fr]">
        <div className="flex flex-col-reverse justify-end gap-2 py-5 pr-6">
          <dt className="text-sm">{labels.weeks}</dt>
          <dd className={numeral}>
            {weeks.from}–{weeks.to}
          </dd>
        </div>
        <div className="flex flex-col-reverse justify-end gap-2 border-t border-rule py-5 pr-6 sm:border-t-0 sm:border-l sm:pl-6">
          <dt className="text-sm">{price.label}</dt>
          <dd className={numeral}>{price.value}</dd>
        </div>
        <div className="flex flex-col-reverse justify-end gap-2 border-t border-rule py-5 pr-6 lg:border-t-0 lg:border-l lg:pl-6">
          <dt className="text-sm">{firstStep.label}</dt>
          <dd className={numeral}>{firstStep.value}</dd>
        </div>
        <div className="border-t border-rule py-5 sm:border-l sm:pl-6 lg:border-t-0">
          <dt className="text-sm text-slate">{labels.input}</dt>
          <dd className="mt-1 font-heading text-lg leading-snug font-semibold">{firstInput}</dd>
        </div>
      </dl>
    </Container>
  )
}
