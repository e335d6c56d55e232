import { useState } from 'react'
import { useMe } from '#features/context/use-me.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { toast } from '#ui/toast.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { AddSourceDialog } from './add-source-dialog.tsx'
import { providers } from '#features/job-scanner/boards/board.ts'
import { healths } from './board-state.ts'
import { ListBody } from '#ui/list-body.tsx'
import { countInWords, healthNames, providerNames } from '#features/job-scanner/scanner-words.ts'
import type { SourceItem } from './source.schema.ts'
import { SourcesTable } from './sources-table.tsx'
import { useLiveRefetch } from '#features/job-scanner/runs/use-live-refetch.ts'
import { useScannerWrite } from '#features/job-scanner/use-scanner-write.ts'

const filters = ['q', 'health', 'provider']
const selects: FilterSelect[] = [
  {
    name: 'health',
    label: 'Health',
    options: [
      { value: '', label: 'Any health' },
      ...healths.map((value) => ({ value, label: healthNames[value] })),
    ],
  },
  {
    name: 'provider',
    label: 'Provider',
    options: [
      { value: '', label: 'Any provider' },
      ...providers.map((value) => ({ value, label: providerNames[value] })),
    ],
  },
]

/** The job boards that are read, with their health in words. */
export function SourcesTab() {
  const { wanted, change, items, ...list } = useFilteredList<SourceItem>('/api/scanner/sources', filters)
  const { may } = useMe()
  const mayWrite = may('scanner.write')
  const [isAdding, setAdding] = useState(false)
  useLiveRefetch(
    items.some(({ run }) => run),
    list.refetch,
  )
  useShortcuts(mayWrite ? [{ keys: 'n', label: 'Add a source', run: () => setAdding(true) }] : [])
  const scanAll = useScannerWrite<{ started: number; running: number }>({
    onDone: ({ started, running }) =>
      toast({
        title: started > 0 ? `${countInWords(started, 'source')} will be read now` : 'Nothing to start',
        ...(running > 0 ? { description: `${countInWords(running, 'source')} being read already` } : {}),
      }),
  })
  const isFiltered = filters.some((name) => wanted[name])
  const addButton = mayWrite && (
    <Button icon="plus" onClick={() => setAdding(true)}>
      Add a source
    </Button>
  )
  return (
    <>
      <FilterBar
        label="Sources"
        searches="company or board"
        selects={selects}
        wanted={wanted}
        change={change}
      >
        {mayWrite && (
          <>
            {items.length > 0 && (
              <Button
                variant="secondary"
                pending={scanAll.isPending}
                onClick={() => scanAll.mutate({ method: 'POST', url: '/api/scanner/scan' })}
              >
                Scan all now
              </Button>
            )}
            {addButton}
          </>
        )}
      </FilterBar>
      <ListBody
        noun="sources"
        list={{ items, ...list }}
        empty={
          isFiltered ? (
            <EmptyState
              title="No matching sources"
              text="No job boards match this search and these filters."
              action={
                <ButtonLink variant="secondary" to="/job-scanner-admin?tab=sources">
                  Show all sources
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState
              title="No sources yet"
              text="Paste the address of a company’s job board, such as boards.greenhouse.io/acme. It is then read every day."
              action={addButton}
            />
          )
        }
      >
        <SourcesTable sources={items} mayWrite={mayWrite} />
      </ListBody>
      {isAdding && <AddSourceDialog onClose={() => setAdding(false)} />}
    </>
  )
}
