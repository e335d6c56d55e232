import { longTime } from '#lib/office-time.ts'
import { Link } from '#ui/link.tsx'
import { roleNames, roles } from '#features/context/permissions.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import type { User } from '#features/users/user.schema.ts'

const filters = ['q', 'role', 'state']
const selects: FilterSelect[] = [
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: '', label: 'All roles' },
      ...roles.map((role) => ({ value: role, label: roleNames[role] })),
    ],
  },
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All states' },
      { value: 'active', label: 'Active' },
      { value: 'disabled', label: 'Disabled' },
    ],
  },
]

/** Everybody with an account; search and filters live in the address. */
export function UserList() {
  const list = useFilteredList<User>('/api/users', filters)
  const { wanted, change, items } = list

  return (
    <>
      <FilterBar label="Users" searches="name or address" selects={selects} wanted={wanted} change={change} />
      <ListBody
        noun="users"
        list={list}
        rows={5}
        empty={<EmptyState title="No people found" text="Change the search or the filters." />}
      >
        <UserTable users={items} />
      </ListBody>
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
                className="inline-flex items-center font-semibold text-sea underline-offset-4 hover:underline touch:-my-3 touch:min-h-11"
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
              {lastSignInAt ? longTime(lastSignInAt) : 'Never'}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
