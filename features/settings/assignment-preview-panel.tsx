import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import type { AssignmentPreview, AssignmentRule } from '#features/leads/assignment/assignment.schema.ts'
import { messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { Link } from '#ui/link.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useNow } from '#ui/use-now.ts'

const url = '/api/settings/assignment/preview'

/** Where the last enquiries would have gone, as the rules stand in the form. */
export function AssignmentPreviewPanel({ rules }: { rules: AssignmentRule[] }) {
  const now = useNow()
  const usable = rules.filter(
    ({ ownerIds, countries }) => ownerIds.length > 0 && countries.every((code) => /^[A-Z]{2}$/.test(code)),
  )
  const { data, error } = useQuery({
    queryKey: [url, JSON.stringify(usable)],
    queryFn: () => api.request<AssignmentPreview>('POST', url, { rules: usable }),
    enabled: usable.length > 0,
    placeholderData: keepPreviousData,
  })
  if (usable.length === 0) return null
  return (
    <section aria-labelledby="assignment-preview" className="pt-8">
      <h2 id="assignment-preview" className="text-lg">
        The last 20 enquiries would have gone to
      </h2>
      {error ? (
        <p role="alert" className="pt-2">
          {messageOf(error)}
        </p>
      ) : !data ? (
        <p role="status" className="pt-2 text-slate">
          Working it out
        </p>
      ) : data.items.length === 0 ? (
        <p className="pt-2 text-slate">No enquiry has come in yet.</p>
      ) : (
        <Table label="Where the last enquiries would have gone" isFitted className="mt-2">
          <THead>
            <Tr>
              <Th>Enquiry</Th>
              <Th>Received</Th>
              <Th>Owner</Th>
            </Tr>
          </THead>
          <TBody>
            {data.items.map(({ id, name, company, createdAt, owner }) => (
              <Tr key={id}>
                <Td className="min-w-0">
                  <Link to={`/lead-form/${id}`} className="font-semibold break-words hover:text-sea">
                    {name}
                  </Link>
                  {company && <span className="block break-words text-slate">{company}</span>}
                </Td>
                <Td className="whitespace-nowrap text-slate">{shortTime(createdAt, now)}</Td>
                <Td>{owner ? owner.name : <span className="text-slate">Nobody</span>}</Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      )}
    </section>
  )
}
