import { useQuery } from '@tanstack/react-query'
import { roleNames, roleSlugs } from '#config/roles.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { useSearchParams } from '#ui/use-search-params.ts'
import { JobDialog } from './job-dialog.tsx'
import { JobsTable } from './jobs-table.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { SaveCsvButton } from './save-csv-button.tsx'
import type { JobItem } from './scanned-job.schema.ts'
import { providerNames } from '#features/job-scanner/scanner-words.ts'
import type { SourceItem } from '#features/job-scanner/sources/source.schema.ts'

const filters = ['q', 'state', 'role', 'place', 'source', 'company']
const selects: FilterSelect[] = [
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: '', label: 'Of any of our roles' },
      ...roleSlugs.map((value) => ({ value, label: roleNames[value] })),
      { value: 'none', label: 'Of none of them' },
      { value: 'any', label: 'Every job' },
    ],
  },
  {
    name: 'place',
    label: 'Place',
    options: [
      { value: '', label: 'Anywhere' },
      { value: 'near', label: 'UK and Ireland' },
      { value: 'GB', label: 'United Kingdom' },
      { value: 'IE', label: 'Ireland' },
      { value: 'elsewhere', label: 'Elsewhere or unknown' },
    ],
  },
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'Open' },
      { value: 'closed', label: 'Closed' },
      { value: 'all', label: 'Open and closed' },
    ],
  },
]

/** Every job that was read, the newest first; the one in the address is in front. */
export function JobsTab() {
  const { wanted, change, items, ...list } = useFilteredList<JobItem>('/api/scanner/jobs', filters)
  const [params, setParams] = useSearchParams()
  const { data: sources } = useQuery<{ items: SourceItem[] }>({
    queryKey: ['/api/scanner/sources?limit=100'],
  })
  const without = (...names: string[]) =>
    setParams(
      (before) => {
        for (const name of names) before.delete(name)
        return before
      },
      { preventScrollReset: true },
    )
  const bySource: FilterSelect = {
    name: 'source',
    label: 'Source',
    options: [
      { value: '', label: 'Any source' },
      ...(sources?.items ?? []).map(({ id, company, provider }) => ({
        value: id,
        label: `${company} (${providerNames[provider]})`,
      })),
    ],
  }
  const isFiltered = filters.some((name) => wanted[name])
  const job = params.get('job')
  return (
    <>
      <FilterBar
        label="Jobs"
        searches="title or company"
        selects={[...selects, bySource]}
        wanted={wanted}
        change={change}
      >
        {items.length > 0 && <SaveCsvButton what="jobs" wanted={wanted} />}
      </FilterBar>
      {wanted['company'] && (
        <p className="flex flex-wrap items-center gap-2 pb-3">
          Only jobs of {items[0]?.company ?? 'one company'}.
          <Button variant="quiet" size="sm" onClick={() => without('company')}>
            Show all companies
          </Button>
        </p>
      )}
      <ListBody noun="jobs" list={{ items, ...list }} empty={<NoJobs isFiltered={isFiltered} />}>
        <JobsTable jobs={items} />
      </ListBody>
      {job && <JobDialog id={job} onClose={() => without('job')} />}
    </>
  )
}

function NoJobs({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title="No matching jobs"
      text="No jobs match this search and these filters."
      action={
        <ButtonLink variant="secondary" to="/job-scanner-admin?tab=jobs">
          Show all jobs of our roles
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title="No jobs of our roles"
      text="Jobs appear here once a job board has been read. The words under Rules decide which job belongs to which role."
      action={
        <>
          <ButtonLink to="/job-scanner-admin?tab=sources">Go to the sources</ButtonLink>
          <ButtonLink variant="secondary" to="/job-scanner-admin?tab=jobs&role=any">
            Show every job
          </ButtonLink>
        </>
      }
    />
  )
}
