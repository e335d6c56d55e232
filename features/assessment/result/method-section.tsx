import type { Method } from './assessment-report.ts'

/** The published method: formulas, weights, levels, rules. */
export function MethodSection({ method }: { method: Method }) {
  const { intro, formulas, unknown, weights, levels, gates } = method
  return (
    <div className="grid gap-x-8 gap-y-10 md:grid-cols-12">
      <div className="md:col-span-7">
        <p className="max-w-text">{intro}</p>
        <ul className="mt-5 border-l-2 border-sea pl-5">
          {formulas.map((formula) => (
            <li key={formula} className="py-1 font-mono text-sm leading-6">
              {formula}
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-text">{unknown}</p>
        <h3 className="mt-8 text-xl">{gates.title}</h3>
        <ul className="mt-3 border-t border-rule">
          {gates.lines.map((line) => (
            <li key={line} className="border-b border-rule py-3">
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div className="md:col-span-5">
        <h3 className="text-xl">{weights.title}</h3>
        <dl className="mt-3 border-t border-rule">
          {weights.rows.map(({ name, weight, questions }) => (
            <div key={name} className="grid grid-cols-[1fr_auto_3.5rem] gap-x-3 border-b border-rule py-2">
              <dt>{name}</dt>
              <dd className="text-sm leading-7 text-slate">{questions} questions</dd>
              <dd className="text-right font-semibold tabular-nums">{weight}%</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-8 text-xl">{levels.title}</h3>
        <dl className="mt-3 border-t border-rule">
          {levels.rows.map(({ name, from, to, comparable }) => (
            <div key={name} className="grid grid-cols-[1fr_auto_4.5rem] gap-x-3 border-b border-rule py-2">
              <dt>{name}</dt>
              <dd className="text-sm leading-7 text-slate">{comparable}</dd>
              <dd className="text-right tabular-nums">
                {from}–{to}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
