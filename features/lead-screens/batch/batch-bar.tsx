import { useMutation } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'
import type { LeadItem } from '#features/leads/lead-answer.schema.ts'
import { batchMost, type Selection } from '#features/leads/batch/lead-batch.schema.ts'
import { countOf, totalWords } from '#features/leads/lead-words.ts'
import { exportMost, type LeadExport } from '#features/lead-screens/list/use-export.ts'
import { useMe } from '#features/context/use-me.ts'
import type { BatchActions } from './use-batch-actions.tsx'
import type { LeadSelection } from '#features/lead-screens/list/use-selection.ts'

interface BatchBarProps {
  selection: LeadSelection
  leads: LeadItem[]
  total: number | undefined
  search: URLSearchParams
  actions: BatchActions
  file: LeadExport
}

/** What can be done with the ticked leads; over the foot of the list while any is ticked. */
export function BatchBar({ selection, leads, total, search, actions, file }: BatchBarProps) {
  const { may } = useMe()
  const { size } = selection
  const isPage = leads.every(({ id }) => selection.has(id))
  const isMore = isPage && (total === undefined || total > size) && size < batchMost
  const all = useMutation({
    mutationFn: () => api.request<Selection>('GET', `/api/leads/selection?${search}`),
    onSuccess: ({ leads, isComplete }) => selection.choose(leads, !isComplete),
    onError: (error) =>
      toast({ title: 'Not all can be ticked', description: messageOf(error), tone: 'error' }),
  })
  const isAll = size === total
  const save = () => {
    if (isAll) file.start({ search })
    else if (size <= exportMost) file.start({ search, ids: selection.seen().map(({ id }) => id) })
    else
      toast({
        title: `At most ${exportMost} ticked leads go into one file`,
        description: 'Narrow the filters and tick all matches, which has no limit.',
        tone: 'error',
      })
  }
  const most = batchMost.toLocaleString('en-GB')
  const allWords =
    total === undefined
      ? 'Tick all that match'
      : total > batchMost
        ? `Tick the first ${most} of ${totalWords(total)}`
        : `Tick all ${totalWords(total)} that match`
  return (
    <section
      aria-label="Ticked leads"
      className="sticky bottom-16 z-10 -mx-1 flex flex-wrap items-center gap-2 rounded border md:justify-end border-rule-strong bg-raised p-2 shadow-float md:bottom-4"
    >
      <p role="status" className="px-1.5 tabular-nums">
        <strong>{countOf(size)}</strong> ticked
        {selection.isCut && <span className="text-slate">, the first of all that match</span>}
      </p>
      {!isPage && (
        <Button variant="quiet" size="sm" className="md:hidden" onClick={() => selection.togglePage(leads)}>
          Tick this page
        </Button>
      )}
      {isMore && (
        <Button variant="quiet" size="sm" pending={all.isPending} onClick={() => all.mutate()}>
          {allWords}
        </Button>
      )}
      <span className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={actions.isPending}
          onClick={() => actions.ask('stage')}
        >
          Stage
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={actions.isPending}
          onClick={() => actions.ask('owner')}
        >
          Owner
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={actions.isPending}
          onClick={() => actions.ask('tags')}
        >
          Tags
        </Button>
        {may('leads.export') && (
          <Button variant="secondary" size="sm" icon="download" pending={file.isPending} onClick={save}>
            Export
          </Button>
        )}
        <Button variant="quiet" size="sm" icon="close" onClick={selection.clear}>
          Untick
        </Button>
      </span>
    </section>
  )
}
