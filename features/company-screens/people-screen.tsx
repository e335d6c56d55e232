import { useNavigate } from 'react-router'
import { ExportButton } from '#features/context/export-button.tsx'
import { useMe } from '#features/context/use-me.ts'
import { CustomFilters } from '#features/custom-fields/custom-filters.tsx'
import { customTableColumns } from '#features/custom-fields/custom-table-columns.ts'
import { useCustomFields } from '#features/custom-fields/use-custom-fields.ts'
import { useTableView } from '#features/context/use-table-view.ts'
import type { PersonItem } from '#features/leads/companies/company.schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DataTable, type DataColumn } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { Link } from '#ui/link.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useFilteredList } from '#ui/use-filtered-list.ts'

const filters = ['q', 'archived', 'fields']
const selects: FilterSelect[] = [
  {
    name: 'archived',
    label: 'Archive',
    options: [
      { value: '', label: 'In use' },
      { value: '1', label: 'Archive' },
    ],
  },
]

/** Everybody who enquired or was entered; search and filters live in the address. */
export function PeopleScreen() {
  const list = useFilteredList<PersonItem>('/api/people', filters)
  const { wanted, change, items } = list
  const navigate = useNavigate()
  const { may } = useMe()
  useShortcuts([{ keys: 'n', label: 'New person', run: () => void navigate('/people/new') }])
  const isFiltered = filters.some((name) => wanted[name])
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h1 className="text-2xl">People</h1>
        <div className="flex flex-wrap gap-2">
          {may('leads.import') && (
            <ButtonLink to="/people/import" variant="secondary" icon="upload">
              Import
            </ButtonLink>
          )}
          <ExportButton kind="people" />
          <ButtonLink to="/people/new" icon="plus">
            New person
          </ButtonLink>
        </div>
      </header>
      <FilterBar
        label="People"
        searches="name, email or phone"
        selects={selects}
        wanted={wanted}
        change={change}
      >
        <CustomFilters
          record="person"
          filter={wanted['fields'] ?? ''}
          onChange={(fields) => list.set('fields', fields)}
        />
      </FilterBar>
      <ListBody noun="people" list={list} rows={6} empty={<NoPeople isFiltered={isFiltered} />}>
        <PeopleTable people={items} />
      </ListBody>
    </>
  )
}

const columns: DataColumn<PersonItem>[] = [
  {
    id: 'company',
    heading: 'Company',
    room: 180,
    isPlain: true,
    renderCell: ({ company }) => company?.name ?? '–',
  },
  { id: 'email', heading: 'Email', room: 220, isPlain: true, renderCell: ({ email }) => email ?? '–' },
  { id: 'phone', heading: 'Phone', room: 140, isPlain: true, renderCell: ({ phone }) => phone ?? '–' },
]

function PeopleTable({ people }: { people: PersonItem[] }) {
  const { view, onView } = useTableView('people')
  const { fields } = useCustomFields('person')
  return (
    <DataTable
      label="People"
      rows={people}
      keyOf={({ id }) => id}
      view={view}
      onView={onView}
      columns={[...columns, ...customTableColumns<PersonItem>(fields)]}
      subject={{
        heading: 'Person',
        renderCell: ({ id, name, jobTitle }) => (
          <>
            <Link
              to={`/people/${id}`}
              className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
            >
              {name}
            </Link>
            <p className="break-words text-slate">{jobTitle}</p>
          </>
        ),
      }}
    />
  )
}

function NoPeople({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No people found"
        text="No results for this search and these filters."
        action={
          <ButtonLink variant="secondary" to="/people">
            Show everyone
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      title="No people yet"
      text="Everyone who sends an enquiry appears here. You can also add someone yourself."
      action={<ButtonLink to="/people/new">New person</ButtonLink>}
    />
  )
}
