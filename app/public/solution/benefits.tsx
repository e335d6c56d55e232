import type { Measure } from '#content/measure.ts'

/** What is measured, with the typical range as a numeral where it is a share. */
export function Benefits({ measures, basis }: { measures: Measure[]; basis: string }) {
  return (
    <>
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {measures.map(({ name, text, range }) => (
          <div key={name} className="border-t border-ink pt-4">
            <dt className="font-semibold">{name}</dt>
            {range && (
              <dd
                aria-hidden="true"
                className="mt-2 font-heading text-2xl font-semibold tabular-nums text-sea"
              >
                {range.from}–{range.to} %
              </dd>
            )}
            <dd className="mt-1 text-base text-slate">{text.charAt(0).toUpperCase() + text.slice(1)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-text text-sm text-slate">{basis}</p>
    </>
  )
}
