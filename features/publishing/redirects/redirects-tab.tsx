import { useState } from 'react'
import { ApiError } from '#lib/api-client.ts'
import { useNow } from '#ui/use-now.ts'
import { shortTime } from '#lib/office-time.ts'
import { redirectStatuses, type ListedRedirect } from './redirect.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { ActionsTh, Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { redirectStatusNames } from './redirect-statuses.ts'
import { RedirectForm } from './redirect-form.tsx'
import { RedirectImport } from './redirect-import.tsx'
import { useWrite } from '#ui/use-write.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

const filters = ['q', 'status', 'use']
const selects: FilterSelect[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'Any status' },
      ...redirectStatuses.map((value) => ({
        value: String(value),
        label: redirectStatusNames[value] ?? String(value),
      })),
    ],
  },
  {
    name: 'use',
    label: 'Use',
    options: [
      { value: '', label: 'Any use' },
      { value: 'unused', label: 'Never followed' },
    ],
  },
]

/** Old addresses and where they lead; search and filters live in the address. */
export function RedirectsTab({ mayWrite }: { mayWrite: boolean }) {
  const list = useFilteredList<ListedRedirect>('/api/redirects', filters)
  const { wanted, change, items, error } = list
  const [form, setForm] = useState<ListedRedirect | 'new' | 'import'>()
  const [doomed, setDoomed] = useState<ListedRedirect>()
  const offer = useOfferUndo(['/api/redirects'])
  const remove = useWrite<Deleted>({
    reread: ['/api/redirects'],
    onDone: ({ undo }) => {
      setDoomed(undefined)
      offer('Redirect deleted', undo)
    },
  })
  useShortcuts(mayWrite ? [{ keys: 'n', label: 'New redirect', run: () => setForm('new') }] : [])
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  const isFiltered = filters.some((name) => wanted[name])
  return (
    <>
      <FilterBar
        label="Redirects"
        searches="old or new address"
        selects={selects}
        wanted={wanted}
        change={change}
      >
        {mayWrite && (
          <>
            <Button variant="secondary" icon="upload" onClick={() => setForm('import')}>
              Import
            </Button>
            <Button icon="plus" onClick={() => setForm('new')}>
              New redirect
            </Button>
          </>
        )}
      </FilterBar>
      <ListBody
        noun="redirects"
        list={list}
        rows={6}
        empty={
          <EmptyState
            title={isFiltered ? 'No matching redirects' : 'No redirects yet'}
            text={
              isFiltered
                ? 'No results for this search and these filters.'
                : 'An article whose address changes gets one by itself. Add others here, or from the list of missing pages.'
            }
            action={
              isFiltered && (
                <ButtonLink to="/content?tab=redirects" variant="secondary">
                  Show all redirects
                </ButtonLink>
              )
            }
          />
        }
      >
        <RedirectsTable items={items} mayWrite={mayWrite} onEdit={setForm} onDelete={setDoomed} />
      </ListBody>
      {form === 'import' && <RedirectImport onClose={() => setForm(undefined)} />}
      {form !== undefined && form !== 'import' && (
        <RedirectForm redirect={form === 'new' ? undefined : form} onClose={() => setForm(undefined)} />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(isOpen) => !isOpen && setDoomed(undefined)}
        title="Delete this redirect?"
        text={`${doomed?.from ?? ''} answers “not found” again.`}
        confirmLabel="Delete it"
        isDangerous
        pending={remove.isPending}
        onConfirm={() => doomed && remove.mutate({ method: 'DELETE', url: `/api/redirects/${doomed.id}` })}
      />
    </>
  )
}

interface TableProps {
  items: ListedRedirect[]
  mayWrite: boolean
  onEdit: (item: ListedRedirect) => void
  onDelete: (item: ListedRedirect) => void
}

function RedirectsTable({ items, mayWrite, onEdit, onDelete }: TableProps) {
  const now = useNow()
  return (
    <Table label="Redirects" stacked>
      <THead>
        <Tr>
          <Th>Old address</Th>
          <Th>Leads to</Th>
          <Th>Status</Th>
          <Th numeric>Followed</Th>
          <Th>Last changed</Th>
          {mayWrite && <ActionsTh />}
        </Tr>
      </THead>
      <TBody>
        {items.map((item) => (
          <Tr key={item.id}>
            <Td className="min-w-0 font-mono text-xs break-all md:max-w-80">
              {item.from}
              {item.isOverruled && (
                <span className="block pt-1 font-sans">
                  <Badge tone="warn">No effect</Badge>
                  <span className="block pt-1 text-slate">There is a page or a file of the site here.</span>
                </span>
              )}
            </Td>
            <Td label="Leads to" className="md:max-w-80">
              <span className="font-mono text-xs break-all">{item.to ?? '–'}</span>
            </Td>
            <Td label="Status">
              <Badge tone={item.status === 410 ? 'warn' : 'neutral'}>{item.status}</Badge>
            </Td>
            <Td label="Followed" numeric className="tabular-nums">
              {item.hits.toLocaleString('en-GB')}
              {item.lastHitAt && (
                <span className="block text-xs text-slate">last {shortTime(item.lastHitAt, now)}</span>
              )}
            </Td>
            <Td label="Last changed" className="text-slate">
              {shortTime(item.updatedAt, now)}, {item.updatedBy}
            </Td>
            {mayWrite && (
              <Td className="whitespace-nowrap">
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Edit ${item.from}`}
                  onClick={() => onEdit(item)}
                >
                  Edit
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Delete ${item.from}`}
                  onClick={() => onDelete(item)}
                >
                  Delete
                </Button>
              </Td>
            )}
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
