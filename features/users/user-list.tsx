import { Link } from 'react-router'
import { messageOf } from '#lib/api-client.ts'
import { roleNames, roles } from '#features/context/permissions.ts'
import { Badge } from '#ui/badge.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { instant } from './instant.ts'
import type { User } from './user.schema.ts'

const filters = ['q', 'role', 'state']
const selects: FilterSelect[] = [
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: '', label: 'Every role' },
      ...roles.map((role) => ({ value: role, label: roleNames[role] })),
    ],
  },
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'Every state' },
      { value: 'active', label: 'Active' },
      { value: 'disabled', label: 'Disabled' },
    ],
  },
]

/** Everybody with an account; search and filters live in the address. */
export function UserList() {
  const { wanted, change, items, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useFilteredList<User>('/api/users', filters)

  return (
    <>
      <FilterBar label="Users" searches="name or address" selects={selects} wanted={wanted} change={change} />
      {isPending ? (
        <SkeletonRows rows={5} label="Loading the users" />
      ) : error ? (
        <ErrorState
          title="The users could not be loaded"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : items.length === 0 ? (
        <EmptyState title="Nobody fits" text="Change the search or the filters." />
      ) : (
        <UserTable users={items} />
      )}
      <MoreButton {...{ hasNextPage, isFetchingNextPage, fetchNextPage }}>Show more</MoreButton>
    </>
  )
}

function UserTable({ users }: { users: User[] }) {
  return (
    <Table label="Users" stacked>
      <THead>
        <Tr>
          <Th>Name</Th>
          <Th>Email address</Th>
          <Th>Role</Th>
          <Th>Two-step</Th>
          <Th>Last sign-in</Th>
        </Tr>
      </THead>
      <TBody>
        {users.map(({ id, name, email, role, state, hasMfa, lastSignInAt }) => (
          <Tr key={id}>
            <Td>
              <Link
                to={`/user-form/${id}`}
                className="inline-flex items-center font-semibold text-sea underline-offset-4 hover:underline touch:min-h-11"
              >
                {name}
              </Link>{' '}
              {state === 'disabled' && <Badge tone="warn">Disabled</Badge>}
            </Td>
            <Td label="Email">
              <span className="min-w-0 break-all">{email}</span>
            </Td>
            <Td label="Role">{roleNames[role]}</Td>
            <Td label="Two-step">
              {hasMfa ? <Badge tone="ok">On</Badge> : <span className="text-slate">Off</span>}
            </Td>
            <Td label="Last sign-in" className="text-slate">
              {lastSignInAt ? instant(lastSignInAt) : 'Never'}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
