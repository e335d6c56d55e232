import type { Formula } from './calculator.ts'

/** Each step in words, with the visitor's figures, and what comes out. */
export function Formulas({ formulas }: { formulas: Formula[] }) {
  return (
    <section aria-labelledby="formula" className="mt-14">
      <h2 id="formula" className="text-2xl">
        The arithmetic
      </h2>
      <dl className="mt-4 border-t border-ink">
        {formulas.map(({ name, words, filled, result }) => (
          <div key={name} className="grid gap-x-8 gap-y-1 border-b border-rule py-3.5 md:grid-cols-12">
            <dt className="font-semibold md:col-span-2">{name}</dt>
            <dd className="text-base text-slate md:col-span-4">= {words}</dd>
            <dd className="font-mono text-sm leading-6 tabular-nums md:col-span-4">= {filled}</dd>
            <dd className="font-mono font-semibold tabular-nums md:col-span-2 md:text-right">= {result}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
