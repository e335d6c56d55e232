import { longDate, longTime } from '#lib/office-time.ts'
import { Link } from '#ui/link.tsx'
import { useNow } from '#ui/use-now.ts'
import { ApiError } from '#lib/api-client.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import type { RequestItem } from './privacy-requests.schema.ts'
import { isOpen, requestKinds, type RequestStatus } from './privacy-kinds.ts'
import { kindLabels, statusNames } from '#features/privacy/privacy-words.ts'
import { untilInWords } from './request-day.ts'

const filters = ['q', 'state', 'kind']
const selects: FilterSelect[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'Open' },
      { value: 'overdue', label: 'Overdue' },
      { value: 'closed', label: 'Closed' },
      { value: 'all', label: 'All' },
    ],
  },
  {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: '', label: 'Any kind' },
      ...requestKinds.map((value) => ({ value, label: kindLabels[value] })),
    ],
  },
]

/** What people asked for under data protection law, the most urgent first; filters live in the address. */
export function PrivacyRequestsScreen() {
  const list = useFilteredList<RequestItem>('/api/privacy-requests', filters)
  const { wanted, change, items, error } = list
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  const isFiltered = filters.some((name) => wanted[name])
  return (
    <>
      <header className="pb-4">
        <h1 className="text-2xl">Privacy requests</h1>
        <p className="max-w-text pt-1 text-slate">
          Each request must be answered by its due date, one month by law. Nothing is sent or erased until the
          address has been confirmed.
        </p>
      </header>
      <FilterBar
        label="Privacy requests"
        searches="reference, name or email"
        selects={selects}
        wanted={wanted}
        change={change}
      />
      <ListBody noun="requests" list={list} rows={5} empty={<NoRequests isFiltered={isFiltered} />}>
        <RequestsTable requests={items} />
      </ListBody>
    </>
  )
}

function NoRequests({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <EmptyState
        title="Nothing is open"
        text="Requests from the page “Your data” appear here automatically, with the day they are due."
      />
    )
  const action = (
    <ButtonLink variant="secondary" to="/privacy-desk">
      Show what is open
    </ButtonLink>
  )
  return (
    <EmptyState
      title="No matching requests"
      text="No results for this search and these filters."
      action={action}
    />
  )
}

export const statusTones: Record<RequestStatus, BadgeTone> = {
  received: 'sea',
  identity_asked: 'neutral',
  in_work: 'sea',
  done: 'ok',
  refused: 'neutral',
}

function RequestsTable({ requests }: { requests: RequestItem[] }) {
  return (
    <Table label="Privacy requests" stacked>
      <THead>
        <Tr>
          <Th>Request</Th>
          <Th>From</Th>
          <Th>Status</Th>
          <Th>Due</Th>
        </Tr>
      </THead>
      <TBody>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </TBody>
    </Table>
  )
}

function RequestRow({ request }: { request: RequestItem }) {
  const now = useNow()
  const { id, kind, reference, name, email, status, dueOn, isOverdue, receivedAt, handlerName } = request
  return (
    <Tr className="relative">
      <Td>
        <Link
          to={`/privacy-desk/${id}`}
          className="font-semibold text-ink before:absolute before:inset-0 hover:text-sea"
        >
          {kindLabels[kind]}
        </Link>
        <p className="font-mono text-xs text-slate">{reference}</p>
      </Td>
      <Td label="From" className="min-w-0 md:max-w-64">
        {name === null ? (
          <span className="text-slate">Erased</span>
        ) : (
          <span className="min-w-0">
            {name}
            <span className="block [overflow-wrap:anywhere] text-slate">{email}</span>
          </span>
        )}
      </Td>
      <Td label="Status">
        <span>
          <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
          <span className="block pt-1 text-slate">{handlerName ?? 'Nobody yet'}</span>
        </span>
      </Td>
      <Td label="Due">
        <span>
          {longDate(dueOn)}
          {isOpen(status) && (
            <span className={isOverdue ? 'block font-semibold text-signal-strong' : 'block text-slate'}>
              {untilInWords(dueOn, now)}
            </span>
          )}
          <span className="block text-slate">received {longTime(receivedAt)}</span>
        </span>
      </Td>
    </Tr>
  )
}
