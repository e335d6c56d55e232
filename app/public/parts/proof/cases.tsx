import { proofWords } from '#content/proof-words.ts'
import type { Proof } from '#features/publishing/firm/proof.server.ts'
import { dayInWords } from '#lib/day-in-words.ts'
import { ExampleMark } from './example-mark.tsx'

/** What was measured before, what was done, what was measured after. */
export function CaseList({ cases }: Pick<Proof, 'cases'>) {
  const { before, done, result, ask, measuredOn } = proofWords.cases
  return (
    <ul>
      {cases.map((one) => (
        <li key={one.id} className="border-b border-rule py-6 first:border-t first:border-t-ink">
          <h3 className="text-xl">
            {one.title} <ExampleMark isExample={one.isExample} />
          </h3>
          <p className="text-slate">
            {one.customer}. {measuredOn} <time dateTime={one.endedOn}>{dayInWords(one.endedOn)}</time>
          </p>
          <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-3">
            <Told name={before} text={one.baseline} />
            <Told name={done} text={one.done} />
            <Told name={result} text={one.result} isStrong />
          </dl>
          {one.reference && (
            <p className="mt-3 text-base text-slate">
              {ask}: {one.reference}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Told({ name, text, isStrong = false }: { name: string; text: string; isStrong?: boolean }) {
  return (
    <div>
      <dt className="font-mono text-xs text-slate">{name}</dt>
      <dd className={`mt-1 text-base whitespace-pre-line ${isStrong ? 'font-semibold' : ''}`}>{text}</dd>
    </div>
  )
}
