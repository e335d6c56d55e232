import { Link } from '#ui/link.tsx'
import { subjectAddress } from './address.ts'

interface Props {
  label: string
  subjects: { id: string; label: string; count: number }[]
  category: string
}

/** The subjects with their counts, as plain words in a row that wraps. */
export function SubjectLinks({ label, subjects, category }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6">
        {subjects.map(({ id, label, count }) => (
          <li key={id}>
            <Link
              to={subjectAddress(id)}
              aria-current={id === category ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-base hover:border-rule-strong aria-[current=true]:border-sea aria-[current=true]:font-semibold aria-[current=true]:text-sea"
            >
              {label}
              <span className="font-mono text-xs text-slate">
                {count}
                <span className="sr-only"> {count === 1 ? 'article' : 'articles'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
