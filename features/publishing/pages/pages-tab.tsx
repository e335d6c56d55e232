import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { longTime } from '#lib/office-time.ts'
import { saveFile } from '#lib/save-file.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { TextField, SelectField } from '#ui/field.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { Link } from '#ui/link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { pageStateNames, pageTones } from './page-states.ts'
import type { PageItem, PageList } from './page.schema.ts'

const states = [
  { value: '', label: 'Any state' },
  { value: 'edited', label: 'Edited or scheduled' },
  { value: 'draft', label: 'With a draft' },
  { value: 'site', label: 'As shipped' },
]

/** Every page of the site that staff may change, by kind; search and filter live in the address. */
export function PagesTab() {
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useQuery<PageList>({ queryKey: ['/api/pages'] })
  const q = params.get('q') ?? ''
  const state = params.get('state') ?? ''
  const change = (name: string, value: string) => {
    const next = { tab: 'pages', q, state, [name]: value }
    setParams(Object.fromEntries(Object.entries(next).filter(([, one]) => one !== '')), { replace: true })
  }
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (error && !data)
    return (
      <ErrorState title="The pages can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={12} label="Loading the pages" />
  const groups = data.groups
    .map((group) => ({ ...group, items: group.items.filter((item) => isWanted(item, q, state)) }))
    .filter(({ items }) => items.length > 0)
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 pt-4">
        <TextField
          label="Search for title or address"
          name="q"
          type="search"
          isLabelHidden
          placeholder="Title or address"
          value={q}
          onChange={(event) => change('q', event.target.value)}
          className="w-64 max-sm:w-full"
        />
        <SelectField
          label="State"
          name="state"
          isLabelHidden
          options={states}
          value={state}
          onChange={(event) => change('state', event.target.value)}
          className="w-52"
        />
        <ExportButton />
      </div>
      {groups.length === 0 && (
        <EmptyState title="No page matches" text="Search for another word, or choose any state." />
      )}
      {groups.map(({ folder, label, items }) => (
        <section key={folder} aria-labelledby={`group-${folder}`} className="pt-6">
          <h2 id={`group-${folder}`} className="flex items-baseline gap-2 border-b border-ink pb-1 text-lg">
            {label}
            <span className="text-sm font-normal text-slate tabular-nums">{items.length}</span>
          </h2>
          <ul>
            {items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Saves what was published otherwise than the files say, for whoever keeps them. */
function ExportButton() {
  const fetchPatch = useMutation({
    mutationFn: async () => {
      const answer = await fetch('/api/pages/patch', {
        headers: { authorization: `Bearer ${api.token.read() ?? ''}` },
      })
      if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, null)
      const patch = await answer.blob()
      if (patch.size === 0) {
        toast({ title: 'Nothing to export', description: 'No page has been changed.' })
        return
      }
      saveFile('pages.patch', patch)
    },
    onError: (error) => toast({ title: 'Not exported', description: messageOf(error), tone: 'error' }),
  })
  return (
    <Button
      variant="secondary"
      icon="download"
      pending={fetchPatch.isPending}
      onClick={() => fetchPatch.mutate()}
      className="sm:ml-auto"
    >
      Export as a patch
    </Button>
  )
}

function isWanted({ title, path, state, hasDraft }: PageItem, q: string, wanted: string) {
  const isFound = `${title} ${path}`.toLowerCase().includes(q.trim().toLowerCase())
  if (!isFound || wanted === '') return isFound
  if (wanted === 'draft') return hasDraft
  return wanted === 'site' ? state === 'site' : state !== 'site'
}

function Row({ item }: { item: PageItem }) {
  const { id, title, path, state, publishAt, hasDraft, updatedAt, updatedBy, fault } = item
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-2">
      <span className="min-w-0">
        <Link
          to={`/content/pages/${id}`}
          className="inline-flex min-h-8 items-center font-semibold touch:min-h-11"
        >
          {title}
        </Link>
        <span className="block font-mono text-xs break-all text-slate">{path}</span>
        {updatedAt && (
          <span className="block text-xs text-slate">
            Changed {longTime(updatedAt)} by {updatedBy}
          </span>
        )}
        {fault && <span className="block text-sm text-signal-strong">Not shown: {fault}</span>}
      </span>
      <span className="flex flex-wrap justify-end gap-1">
        {hasDraft && state !== 'scheduled' && <Badge tone="warn">Draft</Badge>}
        <Badge tone={pageTones[state]}>{pageStateNames[state]}</Badge>
        {publishAt && <span className="w-full text-right text-xs text-slate">for {longTime(publishAt)}</span>}
      </span>
    </li>
  )
}
