import { useNavigate } from 'react-router'
import { ExportButton } from '#features/context/export-button.tsx'
import { useMe } from '#features/context/use-me.ts'
import { CustomFilters } from '#features/custom-fields/custom-filters.tsx'
import { roleNames, roleSlugs } from '#config/roles.ts'
import { ApiError } from '#lib/api-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import type { SupplierItem } from './supplier-answer.schema.ts'
import { statuses } from './supplier.schema.ts'
import { statusNames } from './supplier-words.ts'
import { SuppliersTable } from './suppliers-table.tsx'

const filters = ['q', 'status', 'role', 'attention', 'archived', 'sort', 'fields']
const selects: FilterSelect[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'Any status' },
      ...statuses.map((value) => ({ value, label: statusNames[value] })),
    ],
  },
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: '', label: 'Any role' },
      ...roleSlugs.map((value) => ({ value, label: roleNames[value] })),
    ],
  },
  {
    name: 'attention',
    label: 'Checks and documents',
    options: [
      { value: '', label: 'Any checks' },
      { value: 'expiring', label: 'Check expiring within 60 days' },
      { value: 'lapsed', label: 'Approved, but lapsed' },
      { value: 'documents', label: 'Document expiring within 30 days' },
    ],
  },
  {
    name: 'archived',
    label: 'Archive',
    options: [
      { value: '', label: 'In use' },
      { value: '1', label: 'Archive' },
    ],
  },
  {
    name: 'sort',
    label: 'Order',
    options: [
      { value: '', label: 'By name' },
      { value: 'rate', label: 'By day rate' },
      { value: 'available', label: 'By availability' },
      { value: '-updated', label: 'Last changed first' },
    ],
  },
]

/** Everybody we hire from; search, filters and order live in the address. */
export function SuppliersScreen() {
  const list = useFilteredList<SupplierItem>('/api/suppliers', filters)
  const { wanted, change, items, error } = list
  const navigate = useNavigate()
  const { may } = useMe()
  useShortcuts([{ keys: 'n', label: 'New supplier', run: () => void navigate('/supplier-form') }])
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  const isFiltered = filters.some((name) => name !== 'sort' && wanted[name])
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h1 className="text-2xl">Suppliers</h1>
        <div className="flex flex-wrap gap-2">
          {may('leads.import') && may('suppliers.write') && (
            <ButtonLink to="/suppliers/import" variant="secondary" icon="upload">
              Import
            </ButtonLink>
          )}
          <ExportButton kind="suppliers" />
          <ButtonLink to="/supplier-form" icon="plus">
            New supplier
          </ButtonLink>
        </div>
      </header>
      <FilterBar
        label="Suppliers"
        searches="name, contact, place or skill"
        selects={selects}
        wanted={wanted}
        change={change}
      >
        <CustomFilters
          record="supplier"
          filter={wanted['fields'] ?? ''}
          onChange={(fields) => list.set('fields', fields)}
        />
      </FilterBar>
      <ListBody noun="suppliers" list={list} rows={6} empty={<NoSuppliers isFiltered={isFiltered} />}>
        <SuppliersTable suppliers={items} />
      </ListBody>
    </>
  )
}

function NoSuppliers({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    const action = (
      <ButtonLink variant="secondary" to="/suppliers">
        Show all suppliers
      </ButtonLink>
    )
    return (
      <EmptyState
        title="No suppliers found"
        text="No results for this search and these filters."
        action={action}
      />
    )
  }
  return (
    <EmptyState
      title="No suppliers yet"
      text="Add the first person or firm you hire from. Once the checks are complete and it is approved, it is matched with team requests."
      action={<ButtonLink to="/supplier-form">New supplier</ButtonLink>}
    />
  )
}
