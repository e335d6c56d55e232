import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { longDate } from '#features/leads/lead-words.ts'
import type { MissingItem, MissingPageList } from '#features/publishing/redirect.schema.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { RedirectForm } from './redirect-form.tsx'
import { useContentWrite } from './use-content-write.ts'

const names = ['q', 'days', 'who', 'ignored']
const spans = [
  { value: '', label: 'Last 30 days' },
  { value: '7', label: 'Last 7 days' },
  { value: '90', label: 'Last 90 days' },
]
const visitors = [
  { value: '', label: 'People' },
  { value: 'robots', label: 'Robots' },
]
const shown = [
  { value: '', label: 'To decide' },
  { value: '1', label: 'Ignored' },
]

/** Addresses that were asked for and are not there; filters live in the address. */
export function MissingDesk({ mayWrite }: { mayWrite: boolean }) {
  const [params, setParams] = useSearchParams()
  const given = new URLSearchParams(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
  )
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [`/api/missing-pages?${given}`, 'pages'],
      queryFn: ({ pageParam }) => {
        const page = new URLSearchParams(given)
        if (pageParam) page.set('cursor', pageParam)
        return api.request<MissingPageList>('GET', `/api/missing-pages?${page}`)
      },
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: keepPreviousData,
      staleTime: 0,
    })
  const [form, setForm] = useState<{ from: string; to: string }>()
  const ignore = useContentWrite('/api/missing-pages')
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  const change = (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { name, value } = event.target
    setParams(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const others = data?.pages[0]?.others
  const isRobots = params.get('who') === 'robots'
  const otherCount = (isRobots ? others?.robots : others?.hits) ?? 0
  return (
    <>
      <form
        role="search"
        aria-label="Missing pages"
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-2 gap-2 pb-4 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
      >
        <TextField
          label="Search by address"
          name="q"
          type="search"
          placeholder="Part of the address"
          isLabelHidden
          defaultValue={params.get('q') ?? ''}
          onChange={change}
        />
        <SelectField
          label="Time"
          name="days"
          options={spans}
          isLabelHidden
          value={params.get('days') ?? ''}
          onChange={change}
        />
        <SelectField
          label="Asked by"
          name="who"
          options={visitors}
          isLabelHidden
          value={params.get('who') ?? ''}
          onChange={change}
        />
        <SelectField
          label="Show"
          name="ignored"
          options={shown}
          isLabelHidden
          value={params.get('ignored') ?? ''}
          onChange={change}
        />
      </form>
      {isPending ? (
        <SkeletonRows rows={6} label="Loading the missing pages" />
      ) : error ? (
        <ErrorState
          title="The missing pages can’t be shown"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : items.length === 0 ? (
        <EmptyState
          title="Nothing is missing here"
          text="An address that somebody asks for and that no page has is listed within ten seconds, without a trace of who asked."
        />
      ) : (
        <Table label="Missing pages" stacked>
          <THead>
            <Tr>
              <Th>Address</Th>
              <Th numeric>People</Th>
              <Th numeric>Robots</Th>
              <Th>Last</Th>
              <Th>May be meant</Th>
              {mayWrite && (
                <Th>
                  <span className="sr-only">Actions</span>
                </Th>
              )}
            </Tr>
          </THead>
          <TBody>
            {items.map((item) => (
              <MissingRow
                key={item.path}
                item={item}
                mayWrite={mayWrite}
                isIgnored={params.get('ignored') === '1'}
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
      )}
      <MoreButton {...{ hasNextPage, isFetchingNextPage, fetchNextPage }}>Show more</MoreButton>
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
