import { Link } from '#ui/link.tsx'

interface Props {
  columns: { claim: string; basis: string }
  rows: { value: string; text: string; basis: string; source?: string | undefined }[]
}

/** Every claim of the house beside what it rests on. */
export function ClaimList({ columns, rows }: Props) {
  return (
    <dl className="border-t border-ink">
      {rows.map(({ value, text, basis, source }) => (
        <div
          key={text}
          className="grid gap-x-8 gap-y-1 border-b border-rule py-4 md:grid-cols-12 md:items-baseline"
        >
          <dt className="md:col-span-6">
            <span className="sr-only">{columns.claim}: </span>
            <span className="mr-3 font-heading text-2xl font-semibold tabular-nums text-sea">{value}</span>
            <span className="font-semibold">{text}</span>
          </dt>
          <dd className="text-slate md:col-span-6">
            <span className="sr-only">{columns.basis}: </span>
            {basis} {source && <Source to={source} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Source({ to }: { to: string }) {
  return to.startsWith('/') ? <Link to={to}>Check it</Link> : <a href={to}>Check it</a>
}
