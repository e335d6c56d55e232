import { useQuery } from '@tanstack/react-query'
import { useMe } from '#features/context/use-me.ts'
import { Link } from '#ui/link.tsx'
import { Panel } from '#ui/panel.tsx'
import { QueryList } from './query-list.tsx'
import type { EndingPaper } from './supplier-answer.schema.ts'
import { paperInWords } from './supplier-words.ts'

/** Checks and documents of suppliers that have ended or end soon, for those who can have them renewed. */
export function EndingPapers() {
  const { may } = useMe()
  const query = useQuery<{ items: EndingPaper[] }>({
    queryKey: ['/api/suppliers/papers'],
    enabled: may('suppliers.write'),
  })
  if (!may('suppliers.write')) return null
  return (
    <Panel title="Suppliers’ documents expiring">
      <QueryList label="Suppliers’ documents" query={query} empty="No check or document expires soon.">
        {(paper) => (
          <li key={paper.id} className="relative border-b border-rule py-2.5 hover:bg-sunk">
            <Link
              to={`/supplier-form/${paper.id}`}
              className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
            >
              {paper.name}
            </Link>
            <p className={`text-sm break-words ${paper.daysLeft < 0 ? 'text-signal-strong' : 'text-slate'}`}>
              {paperInWords(paper)}
            </p>
          </li>
        )}
      </QueryList>
    </Panel>
  )
}
