import { Link } from '#ui/link.tsx'
import type { Report } from './assessment-report.ts'

/** The actions with their steps, and what of ours fits each. */
export function ActionPlan({ actions }: { actions: Report['actions'] }) {
  return (
    <ol className="grid gap-y-12 print:block print:*:mt-6">
      {actions.items.map(({ id, name, score, advice, steps, links }, i) => (
        <li
          key={id}
          className="break-inside-avoid grid gap-x-8 gap-y-5 border-t border-ink pt-5 md:grid-cols-12"
        >
          <div className="md:col-span-4">
            <p aria-hidden="true" className="font-heading text-figure font-semibold text-sea">
              {i + 1}
            </p>
            <h3 className="mt-3 text-xl">{name}</h3>
            <p className="text-sm text-slate">now {score} of 100</p>
            <p className="mt-3 max-w-[36ch] font-semibold">{advice}.</p>
          </div>
          <div className="md:col-span-8">
            <ol className="border-t border-rule">
              {steps.map((step, at) => (
                <li key={step} className="grid gap-x-6 border-b border-rule py-3 sm:grid-cols-[7.5rem_1fr]">
                  <span className="font-mono text-sm leading-7 text-sea">{actions.stepNames[at]}</span>
                  <span className="max-w-text">{step}</span>
                </li>
              ))}
            </ol>
            <ul className="mt-3 flex flex-wrap gap-x-6">
              {links.map(({ kind, path, title }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="inline-flex min-h-11 items-center gap-2 text-sm text-sea underline-offset-4 hover:underline"
                  >
                    <span className="font-mono text-xs text-slate">{kind}</span>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}
