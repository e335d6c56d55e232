import type { Claim } from '#config/brand.ts'
import type { Shown } from '#features/publishing/firm/evidence-words.ts'

export type Aim = Claim & Shown

/** The claims of the house in the size of words, each with what it rests on. */
export function Aims({ title, figures }: { title: string; figures: Aim[] }) {
  return (
    <div className="mt-8 bg-sunk px-5 py-4 max-md:-mx-5 md:mt-10">
      <h3 className="text-base">{title}</h3>
      <dl className="mt-2 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ id, value, text, basis, source }) => (
          <div key={id}>
            <dt className="font-semibold">
              {nameFirst(value) ? `${capital(text)} ${value}` : `${value} ${text}`}
            </dt>
            <dd className="text-slate">
              {basis} {source && <a href={source}>Check it</a>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** "Free consultation within 24 hours", but "40% efficiency gains". */
const nameFirst = (value: string) => /^[a-z]/i.test(value)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
