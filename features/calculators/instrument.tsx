import { Icon } from '#ui/icon.tsx'
import type { Outcome } from './calculator.ts'

/** The dial plate: one large figure, its drawing, and the figures that it comes from. */
export function Instrument({
  headline,
  readings,
  notice,
  children,
}: Omit<Outcome, 'formulas'> & { children: React.ReactNode }) {
  return (
    <section aria-label="Result" className="border border-rule-strong bg-raised">
      <output className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 px-5 pt-5 md:px-7">
        <span className="pb-1 font-mono text-sm text-slate">{headline.label}</span>
        <span className="font-heading text-figure font-semibold tracking-tight tabular-nums">
          {headline.value}
        </span>
        <span className="basis-full text-sm text-slate">{headline.note}</span>
      </output>
      {notice && (
        <p className="mx-5 mt-4 flex gap-2.5 border-l-2 border-warn bg-warn-tint px-3 py-2.5 text-sm leading-5 md:mx-7">
          <Icon name="info" size={18} className="mt-0.5 shrink-0" />
          {notice}
        </p>
      )}
      <div className="px-5 py-5 md:px-7">{children}</div>
      <dl className="grid border-t border-rule-strong sm:grid-cols-3">
        {readings.map(({ label, value, note }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule px-5 py-3 not-last:border-b sm:block sm:not-last:border-r sm:not-last:border-b-0 sm:py-4 md:first:pl-7"
          >
            <dt className="text-sm text-slate">{label}</dt>
            <dd className="font-heading text-xl font-semibold tabular-nums sm:mt-1">{value}</dd>
            {note && <dd className="basis-full text-xs text-slate sm:mt-1">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
