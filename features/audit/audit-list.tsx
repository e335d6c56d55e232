import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { actionName } from './action-name.ts'
import type { AuditEntry } from './audit.schema.ts'
import { ChangeList } from './change-list.tsx'

const kinds = [
  { value: '', label: 'Everything' },
  { value: 'user.signed-in', label: 'Sign-ins' },
  { value: 'user.sign-in-failed', label: 'Failed sign-ins' },
  { value: 'user.', label: 'Users' },
  { value: 'session.', label: 'Sessions' },
  { value: 'lead.', label: 'Leads' },
  { value: 'mail.', label: 'Mails' },
]
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** Who did what and when, with what it was before; the filters live in the address. */
export function AuditList() {
  const { wanted, change, items, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useFilteredList<AuditEntry>('/api/audit', ['action', 'from', 'to'], { staleTime: 0 })

  return (
    <>
      <form
        method="post"
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-2 gap-x-3 md:grid-cols-[14rem_11rem_11rem]"
      >
        <SelectField
          label="What"
          name="action"
          options={kinds}
          value={wanted['action']}
          onChange={change}
          className="max-md:col-span-2"
        />
        <TextField label="From" name="from" type="date" defaultValue={wanted['from']} onChange={change} />
        <TextField label="To" name="to" type="date" defaultValue={wanted['to']} onChange={change} />
      </form>
      {isPending ? (
        <SkeletonRows rows={8} label="Loading the audit log" />
      ) : error ? (
        <ErrorState
          title="The audit log could not be loaded"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : items.length === 0 ? (
        <EmptyState title="Nothing was recorded" text="Choose other days, or everything." />
      ) : (
        <Table label="Audit log, newest first" stacked>
          <THead>
            <Tr>
              <Th>When</Th>
              <Th>Who</Th>
              <Th>What</Th>
              <Th>Details</Th>
            </Tr>
          </THead>
          <TBody>
            {items.map(({ id, at, actorName, action, from, to }) => (
              <Tr key={id}>
                <Td className="whitespace-nowrap text-slate">{format.format(new Date(at))}</Td>
                <Td label="Who">{actorName}</Td>
                <Td label="What">{actionName(action)}</Td>
                <Td label="Details">
                  <ChangeList from={from} to={to} />
                </Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="mt-4"
        >
          Show older entries
        </Button>
      )}
    </>
  )
}
