import { useState } from 'react'
import { ApiError } from '#lib/api-client.ts'
import { longDate } from '#lib/office-time.ts'
import type { MissingItem, MissingPageList } from '#features/publishing/redirects/redirect.schema.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { ActionsTh, Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { RedirectForm } from '#features/publishing/redirects/redirect-form.tsx'
import { useWrite } from '#ui/use-write.ts'

const filters = ['q', 'days', 'who', 'ignored']
const selects: FilterSelect[] = [
  {
    name: 'days',
    label: 'Time',
    options: [
      { value: '', label: 'Last 30 days' },
      { value: '7', label: 'Last 7 days' },
      { value: '90', label: 'Last 90 days' },
    ],
  },
  {
    name: 'who',
    label: 'Asked by',
    options: [
      { value: '', label: 'People' },
      { value: 'robots', label: 'Robots' },
    ],
  },
  {
    name: 'ignored',
    label: 'Show',
    options: [
      { value: '', label: 'To decide' },
      { value: '1', label: 'Ignored' },
    ],
  },
]

/** Addresses that were asked for and are not there; filters live in the address. */
export function MissingPagesTab({ mayWrite }: { mayWrite: boolean }) {
  const list = useFilteredList<MissingItem, MissingPageList>('/api/missing-pages', filters)
  const { wanted, change, items, error } = list
  const [form, setForm] = useState<{ from: string; to: string }>()
  const ignore = useWrite({ reread: ['/api/missing-pages'] })
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  const others = list.first?.others
  const isRobots = wanted['who'] === 'robots'
  const otherCount = (isRobots ? others?.robots : others?.hits) ?? 0
  return (
    <>
      <FilterBar
        label="Missing pages"
        searches="part of the address"
        selects={selects}
        wanted={wanted}
        change={change}
      />
      <ListBody
        noun="missing pages"
        list={list}
        rows={6}
        empty={
          <EmptyState
            title="No missing pages"
            text="An address that someone requests and no page has is listed within ten seconds, with no record of who asked."
          />
        }
      >
        <Table label="Missing pages" stacked>
          <THead>
            <Tr>
              <Th>Address</Th>
              <Th numeric>People</Th>
              <Th numeric>Robots</Th>
              <Th>Last</Th>
              <Th>May be meant</Th>
              {mayWrite && <ActionsTh />}
            </Tr>
          </THead>
          <TBody>
            {items.map((item) => (
              <MissingRow
                key={item.path}
                item={item}
                mayWrite={mayWrite}
                isIgnored={wanted['ignored'] === '1'}
                isBusy={ignore.isPending}
                onLead={(to) => setForm({ from: item.path, to })}
                onIgnore={(isIgnored) =>
                  ignore.mutate({
                    method: 'POST',
                    url: '/api/missing-pages/ignore',
                    data: { path: item.path, isIgnored },
                  })
                }
              />
            ))}
          </TBody>
        </Table>
      </ListBody>
      {otherCount > 0 && (
        <p className="pt-4 text-slate">
          Beside these {otherCount.toLocaleString('en-GB')} {otherCount === 1 ? 'miss' : 'misses'} of
          addresses that are not kept: rare ones in a flood, and those that may hold a name, an address or a
          key.
        </p>
      )}
      {form && <RedirectForm {...form} onClose={() => setForm(undefined)} />}
    </>
  )
}

interface RowProps {
  item: MissingItem
  mayWrite: boolean
  isIgnored: boolean
  isBusy: boolean
  onLead: (to: string) => void
  onIgnore: (isIgnored: boolean) => void
}

function MissingRow({ item, mayWrite, isIgnored, isBusy, onLead, onIgnore }: RowProps) {
  const { path, hits, robots, lastDay, suggestions } = item
  return (
    <Tr>
      <Td className="min-w-0 font-mono text-xs break-all md:max-w-96">{path}</Td>
      <Td label="People" numeric className="tabular-nums">
        {hits.toLocaleString('en-GB')}
      </Td>
      <Td label="Robots" numeric className="text-slate tabular-nums">
        {robots.toLocaleString('en-GB')}
      </Td>
      <Td label="Last" className="whitespace-nowrap text-slate">
        {longDate(lastDay)}
      </Td>
      <Td label="May be meant">
        <span className="grid gap-1">
          {suggestions.length === 0 && <span className="text-slate">No page looks like it</span>}
          {suggestions.map((page) =>
            mayWrite ? (
              <button
                key={page.path}
                type="button"
                title={`Lead ${path} to ${page.path}`}
                onClick={() => onLead(page.path)}
                className="cursor-pointer text-left font-mono text-xs break-all text-sea underline-offset-4 hover:underline touch:min-h-11"
              >
                {page.path}
              </button>
            ) : (
              <span key={page.path} className="font-mono text-xs break-all">
                {page.path}
              </span>
            ),
          )}
        </span>
      </Td>
      {mayWrite && (
        <Td className="whitespace-nowrap">
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Make a redirect from ${path}`}
            onClick={() => onLead(suggestions[0]?.path ?? '')}
          >
            Redirect
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={isBusy}
            aria-label={`${isIgnored ? 'Watch' : 'Ignore'} ${path}`}
            onClick={() => onIgnore(!isIgnored)}
          >
            {isIgnored ? 'Watch again' : 'Ignore'}
          </Button>
        </Td>
      )}
    </Tr>
  )
}
