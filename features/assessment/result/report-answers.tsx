import { Icon } from '#ui/icon.tsx'
import type { Report } from './assessment-report.ts'

/** What the figures rest on; folded away, since its visitor has just been through it. */
export function ReportAnswers({ answers }: { answers: Report['answers'] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-sea [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={18} className="shrink-0 transition-transform group-open:rotate-90" />
        Show all {answers.rows.length}
      </summary>
      <dl className="mt-3 border-t border-rule">
        {answers.rows.map(({ id, text, answer, value, weight }, i) => (
          <div key={id} className="grid gap-x-6 border-b border-rule py-3 md:grid-cols-[3fr_2fr_8rem]">
            <dt>
              <span className="mr-2 font-mono text-xs text-slate">{i + 1}</span>
              {text}
            </dt>
            <dd className="font-semibold">{answer}</dd>
            <dd className="text-sm leading-7 text-slate tabular-nums">
              counts {value ?? 0}
              {weight > 1 && ` × ${weight}`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
