import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { issueStateNames, issueTones } from '#features/newsletter/staff-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Link } from '#ui/link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useNow } from '#ui/use-now.ts'
import { useWrite } from '#ui/use-write.ts'
import type { IssueDetail, IssueItem, IssueList } from './issue.schema.ts'

/** Every newsletter, the newest first. */
export function IssuesTab({ mayWrite }: { mayWrite: boolean }) {
  const { data, error, isPending, refetch } = useQuery<IssueList>({
    queryKey: ['/api/newsletter-issues'],
  })
  const navigate = useNavigate()
  const create = useWrite<IssueDetail>({
    reread: ['/api/newsletter-issues'],
    onDone: ({ id }) => void navigate(`/newsletter-desk/${id}`),
  })
  const begin = () => create.mutate({ method: 'POST', url: '/api/newsletter-issues', data: {} })
  return (
    <>
      {mayWrite && (
        <div className="flex justify-end py-4">
          <Button icon="plus" pending={create.isPending} onClick={begin}>
            New newsletter
          </Button>
        </div>
      )}
      {isPending ? (
        <SkeletonRows rows={5} label="Loading the newsletters" />
      ) : error ? (
        <ErrorState
          title="The newsletters can’t be shown"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : data.items.length === 0 ? (
        <EmptyState
          title="No newsletters yet"
          text="Start the first one: nothing goes out until you send it."
        />
      ) : (
        <IssuesTable items={data.items} />
      )}
    </>
  )
}

function IssuesTable({ items }: { items: IssueItem[] }) {
  const now = useNow()
  return (
    <Table label="Newsletters" stacked>
      <THead>
        <Tr>
          <Th>Subject</Th>
          <Th>State</Th>
          <Th numeric>Sent</Th>
          <Th numeric>Last changed</Th>
        </Tr>
      </THead>
      <TBody>
        {items.map(({ id, subject, state, sendAt, startedAt, updatedAt, updatedBy }) => (
          <Tr key={id} className="relative">
            <Td className="min-w-0 md:max-w-md">
              <Link
                to={`/newsletter-desk/${id}`}
                className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
              >
                {subject || 'No subject'}
              </Link>
            </Td>
            <Td label="State">
              <Badge tone={issueTones[state]}>{issueStateNames[state]}</Badge>
            </Td>
            <Td label="Sent" numeric className="whitespace-nowrap">
              {startedAt ? shortTime(startedAt, now) : sendAt ? shortTime(sendAt, now) : '–'}
            </Td>
            <Td label="Last changed" numeric className="text-slate">
              {shortTime(updatedAt, now)}, {updatedBy}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
