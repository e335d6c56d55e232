import { Link } from '#ui/link.tsx'
import type { Dashboard } from './dashboard.schema.ts'

/** What the site says of us and nobody has proven yet. */
export function ClaimsWithoutEvidence({ claims }: { claims: Dashboard['claimsWithoutEvidence'] }) {
  if (claims.length === 0) return null
  return (
    <section aria-labelledby="claims" className="mt-8 border-t border-rule pt-5">
      <h2 id="claims" className="text-lg">
        Claims without evidence
      </h2>
      <p className="max-w-text pb-3 text-slate">
        Public pages show these figures as aims or as our own count. An owner can say under{' '}
        <Link to="/firm?tab=claims">Firm</Link> what each rests on, and when it was checked.
      </p>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {claims.map(({ id, text, value }) => (
          <li key={id} className="flex justify-between gap-4 border-t border-rule py-1.5">
            <span className="first-letter:uppercase">{text}</span>
            <span className="font-semibold tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
