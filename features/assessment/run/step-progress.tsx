import { BrandLine } from '#ui/brand-line.tsx'

interface Props {
  label: string
  /** Shown right of the label: the dimension that is being asked about. */
  aside?: string | undefined
  done: number
  count: number
}

/** How far one is: the house's line, in colour as far as the answers reach. */
export function StepProgress({ label, aside, done, count }: Props) {
  const share = (done / count) * 100
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-sm">
        <span className="font-semibold">{label}</span>
        {aside && <span className="font-mono text-xs text-slate">{aside}</span>}
      </p>
      <div aria-hidden="true" className="relative mt-2 h-8">
        <div className="absolute inset-0 text-rule-strong opacity-50">
          <BrandLine className="h-8" />
        </div>
        <div
          className="absolute inset-0 text-sea transition-[clip-path] duration-300"
          style={{ clipPath: `inset(-4px ${100 - share}% -4px 0)` }}
        >
          <BrandLine className="h-8 stroke-[2]" />
        </div>
      </div>
    </div>
  )
}
