import { useNavigate } from 'react-router'
import { ExportButton } from '#features/context/export-button.tsx'
import { useMe } from '#features/context/use-me.ts'
import { customTableColumns } from '#features/custom-fields/custom-table-columns.ts'
import { useCustomFields } from '#features/custom-fields/use-custom-fields.ts'
import { CustomFilters } from '#features/custom-fields/custom-filters.tsx'
import { useTableView } from '#features/context/use-table-view.ts'
import type { CompanyItem } from '#features/leads/companies/company.schema.ts'
import { companySizes } from '#features/leads/lead.schema.ts'
import { optionsOf, sizeNames } from '#features/leads/lead-words.ts'
import { useSectors } from '#features/leads/sectors/use-sectors.ts'
import { money } from '#lib/money.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DataTable, type DataColumn } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { Link } from '#ui/link.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useFilteredList } from '#ui/use-filtered-list.ts'

const filters = ['q', 'sector', 'size', 'archived', 'fields']
const selectsWith = (sectors: FilterSelect['options']): FilterSelect[] => [
  { name: 'sector', label: 'Sector', options: [{ value: '', label: 'Any sector' }, ...sectors] },
  {
    name: 'size',
    label: 'Size',
    options: [{ value: '', label: 'Any size' }, ...optionsOf(sizeNames, companySizes)],
  },
  {
    name: 'archived',
    label: 'Archive',
    options: [
      { value: '', label: 'In use' },
      { value: '1', label: 'Archive' },
    ],
  },
]

/** All companies; search and filters live in the address. */
export function CompaniesScreen() {
  const list = useFilteredList<CompanyItem>('/api/companies', filters)
  const { wanted, change, items } = list
  const navigate = useNavigate()
  const { may } = useMe()
  const { all: sectors } = useSectors()
  useShortcuts([{ keys: 'n', label: 'New company', run: () => void navigate('/companies/new') }])
  const isFiltered = filters.some((name) => wanted[name])
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h1 className="text-2xl">Companies</h1>
        <div className="flex flex-wrap gap-2">
          {may('leads.import') && (
            <ButtonLink to="/companies/import" variant="secondary" icon="upload">
              Import
            </ButtonLink>
          )}
          <ExportButton kind="companies" />
          <ButtonLink to="/companies/new" icon="plus">
            New company
          </ButtonLink>
        </div>
      </header>
      <FilterBar
        label="Companies"
        searches="name or mail domain"
        selects={selectsWith(sectors)}
        wanted={wanted}
        change={change}
      >
        <CustomFilters
          record="company"
          filter={wanted['fields'] ?? ''}
          onChange={(fields) => list.set('fields', fields)}
        />
      </FilterBar>
      <ListBody noun="companies" list={list} rows={6} empty={<NoCompanies isFiltered={isFiltered} />}>
        <CompaniesTable companies={items} />
      </ListBody>
    </>
  )
}

const columnsOf = (sectorName: (id: string) => string): DataColumn<CompanyItem>[] => [
  {
    id: 'sector',
    heading: 'Sector',
    room: 150,
    isPlain: true,
    renderCell: ({ sector }) => (sector ? sectorName(sector) : '–'),
  },
  {
    id: 'size',
    heading: 'Size',
    room: 150,
    isPlain: true,
    renderCell: ({ size }) => (size ? sizeNames[size] : '–'),
  },
  { id: 'open', heading: 'Open leads', room: 96, numeric: true, renderCell: ({ open }) => open },
  {
    id: 'value',
    heading: 'Value',
    room: 104,
    numeric: true,
    renderCell: ({ value }) => (value > 0 ? money(value) : '–'),
  },
  { id: 'people', heading: 'People', room: 80, numeric: true, renderCell: ({ people }) => people },
]

function CompaniesTable({ companies }: { companies: CompanyItem[] }) {
  const { view, onView } = useTableView('companies')
  const { fields } = useCustomFields('company')
  const { nameOf: sectorName } = useSectors()
  return (
    <DataTable
      label="Companies"
      rows={companies}
      keyOf={({ id }) => id}
      view={view}
      onView={onView}
      columns={[...columnsOf(sectorName), ...customTableColumns<CompanyItem>(fields)]}
      subject={{
        heading: 'Company',
        renderCell: ({ id, name, domains }) => (
          <>
            <Link
              to={`/companies/${id}`}
              className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
            >
              {name}
            </Link>
            <p className="break-words text-slate">{domains.join(', ')}</p>
          </>
        ),
      }}
    />
  )
}

function NoCompanies({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No companies found"
        text="No results for this search and these filters."
        action={
          <ButtonLink variant="secondary" to="/companies">
            Show all companies
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      title="No companies yet"
      text="A company is created by the first enquiry that names it or comes from its mail domain. You can also add one yourself."
      action={<ButtonLink to="/companies/new">New company</ButtonLink>}
    />
  )
}
