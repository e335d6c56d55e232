import { Link } from '#ui/link.tsx'
import type { Dashboard } from './dashboard.schema.ts'

/** What the law asks the site to tell of its firm and nobody has filled in; for those who can. */
export function MissingDisclosures({ missing }: { missing: Dashboard['missingDisclosures'] }) {
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="disclosures" className="mt-8 border-t border-rule pt-5">
      <h2 id="disclosures" className="text-lg">
        Required by law, and missing
      </h2>
      <p className="max-w-text pb-3 text-slate">
        What a site must say about the firm behind it. Fill it in under <Link to="/firm">Firm</Link>; pages
        and mails show it within a second.
      </p>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {missing.map(({ field, label, law }) => (
          <li key={field} className="border-t border-rule py-1.5">
            <Link to={`/firm#${field}`} className="font-semibold">
              {label}
            </Link>
            <span className="block text-sm text-slate">{law}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
