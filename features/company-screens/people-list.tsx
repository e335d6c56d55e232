import type { PersonItem } from '#features/leads/companies/company.schema.ts'
import { Link } from '#ui/link.tsx'

/** The people of a company. */
export function PeopleList({ people }: { people: PersonItem[] }) {
  if (people.length === 0) return <p className="text-slate">No people yet.</p>
  return (
    <ul className="grid">
      {people.map((person) => (
        <li key={person.id} className="relative border-b border-rule py-2 hover:bg-sunk">
          <Link
            to={`/people/${person.id}`}
            className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
          >
            {person.name}
          </Link>
          <p className="text-sm break-words text-slate">
            {[person.jobTitle, person.email].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
