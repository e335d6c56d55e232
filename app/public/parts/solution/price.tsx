import type { PriceBand } from './facts.tsx'

interface Props {
  from: string
  to: string
  weeks: { from: number; to: number }
  price: PriceBand
  firstStep: PriceBand
  drivers: string
}

/** How the price comes about, beside the two ends of the course. */
export function Price({ from, to, weeks, price, firstStep, drivers }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-9">
      <dl className="flex gap-8 self-start border-t border-ink pt-4 md:col-span-3 md:block">
        {[
          { label: from, value: weeks.from },
          { label: to, value: weeks.to },
        ].map(({ label, value }) => (
          <div key={label} className="md:mb-4">
            <dt className="text-sm text-slate">{label}</dt>
            <dd className="font-heading text-xl font-semibold tabular-nums">{value} weeks</dd>
          </div>
        ))}
      </dl>
      <div className="max-w-text space-y-4 md:col-span-6">
        <p>{drivers}</p>
        <p>
          <strong>{price.value}</strong> {price.label}. {price.basis}
        </p>
        <p>
          <strong>{firstStep.value}</strong> {firstStep.label}. {firstStep.basis}
        </p>
      </div>
    </div>
  )
}
