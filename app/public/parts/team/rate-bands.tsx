interface Props {
  label: string
  /** The whole band, where the page doesn't say it elsewhere. */
  rate?: string
  unit: string
  levels: { label: string; rate: string; start: number; width: number; text: string }[]
  basis: string
  className?: string
}

/** An instrument: which part of the day rate each seniority takes. */
export function RateBands({ label, rate, unit, levels, basis, className = '' }: Props) {
  return (
    <section aria-label={label} className={`border-t border-ink pt-4 ${className}`}>
      {rate && (
        <p className="mb-2 font-heading text-3xl leading-none font-semibold tracking-tight whitespace-nowrap tabular-nums text-sea">
          {rate}
        </p>
      )}
      <p className="text-sm">{unit}</p>
      <dl className="mt-5">
        {levels.map((level) => (
          <div key={level.label} className="border-t border-rule py-3">
            <dt className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{level.label}</span>
              <span className="font-mono text-sm">{level.rate}</span>
            </dt>
            <dd>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                className="my-1.5 h-2 w-full"
              >
                <path d="M0 4H100" className="stroke-rule-strong" vectorEffect="non-scaling-stroke" />
                <rect x={level.start} y="0" width={level.width} height="8" className="fill-sea" />
              </svg>
              <p className="text-base text-slate">{level.text}</p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-rule pt-3 text-sm text-slate">{basis}</p>
    </section>
  )
}
