interface Step {
  name: string
  weeks: number
  text: string
}

interface Props {
  intro: string
  unit: { one: string; many: string }
  total: string
  steps: Step[]
}

/** The steps with their weeks drawn one after another on one line of time. */
export function Course({ intro, unit, total, steps }: Props) {
  const all = steps.reduce((sum, { weeks }) => sum + weeks, 0)
  const starts = steps.map((_, i) => steps.slice(0, i).reduce((sum, { weeks }) => sum + weeks, 0))
  return (
    <>
      <p className="max-w-text text-slate">{intro}</p>
      <ol className="mt-6 border-t border-ink">
        {steps.map(({ name, weeks, text }, i) => (
          <li key={name} className="grid gap-x-8 gap-y-1 border-b border-rule py-4 md:grid-cols-9">
            <h3 className="text-lg leading-snug md:col-span-3">{name}</h3>
            <div className="md:col-span-6">
              <p className="flex items-center gap-4 font-mono text-sm">
                <Bar start={starts[i] ?? 0} weeks={weeks} all={all} />
                <span className="w-18 shrink-0 text-right text-slate">
                  {weeks} {weeks === 1 ? unit.one : unit.many}
                </span>
              </p>
              <p className="mt-1 max-w-text">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-right font-mono text-sm text-slate">
        {all} {total}
      </p>
    </>
  )
}

function Bar({ start, weeks, all }: { start: number; weeks: number; all: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${all} 12`} preserveAspectRatio="none" className="h-3 min-w-0 grow">
      <path d={`M0 6H${all}`} className="stroke-rule" vectorEffect="non-scaling-stroke" />
      <rect x={start} y="0" width={weeks} height="12" className="fill-sea" />
    </svg>
  )
}
