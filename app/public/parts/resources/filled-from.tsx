import { findDemoEntry } from '#content/demos/index.ts'
import type { Field } from '#features/calculators/calculator.ts'

interface Filled {
  demo: { title: string; path: string }
  /** Fields that the address fills in, as they are called. */
  labels: string[]
  /** Others stand as in the example. */
  hasOthers: boolean
}

/** Which demo an address says its figures are from, and which fields it fills in; undefined for an address of no demo. */
export function filledFrom(
  fields: readonly Pick<Field<string>, 'name' | 'label'>[],
  search: URLSearchParams,
): Filled | undefined {
  const entry = findDemoEntry(search.get('from') ?? '')
  const labels = fields.filter(({ name }) => search.has(name)).map(({ label }) => label)
  if (!entry || labels.length === 0) return undefined
  return {
    demo: { title: entry.title, path: `/demo/${entry.slug}` },
    labels,
    hasOthers: labels.length < fields.length,
  }
}

/** Says above the fields where their figures come from, and which are still an example. */
export function FilledFrom({ demo, labels, hasOthers }: Filled) {
  const [first, ...others] = labels.map((label, i) => (i === 0 ? label : label.replace(/^./u, lower)))
  const named =
    others.length > 0 ? `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}` : first
  return (
    <p role="note" className="mb-6 max-w-text border-l-4 border-sea bg-sea-tint px-4 py-3 text-sm">
      {named} {labels.length === 1 ? 'is' : 'are'} from the result of the demo{' '}
      <a href={demo.path}>{demo.title}</a>. {labels.length === 1 ? 'It' : 'Each'} can be changed below.
      {hasOthers && ' All other figures are an example: put yours in their place.'}
    </p>
  )
}

const lower = (letter: string) => letter.toLowerCase()
