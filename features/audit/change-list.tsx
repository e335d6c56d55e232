import { fieldName, valueWords } from './change-words.ts'

/** From what to what, one line a field; a value alone when there was nothing before. */
export function ChangeList({ from, to }: { from: unknown; to: unknown }) {
  const before = fieldsOf(from)
  const after = fieldsOf(to)
  const names = [...new Set([...before.keys(), ...after.keys()])]
  if (names.length === 0) return null
  return (
    <dl className="grid min-w-0 gap-y-0.5">
      {names.map((name) => (
        <div key={name} className="flex min-w-0 flex-wrap gap-x-2">
          {name && <dt className="text-slate first-letter:uppercase">{fieldName(name)}</dt>}
          <dd className="min-w-0 break-words">
            {before.has(name) && (
              <del className="text-slate">
                <span className="sr-only">from </span>
                {before.get(name)}
              </del>
            )}
            {before.has(name) && after.has(name) && (
              <>
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> to </span>
              </>
            )}
            {after.get(name)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function fieldsOf(value: unknown): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([['', valueWords(value)]])
  return new Map(Object.entries(value).map(([name, one]) => [name, valueWords(one)]))
}
