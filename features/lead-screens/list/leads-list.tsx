import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api-client.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { BatchBar } from '#features/lead-screens/batch/batch-bar.tsx'
import { ChangesNotice } from '#features/live/changes-notice.tsx'
import { useHand } from '#features/live/use-hand.ts'
import { useSteadyRows } from '#features/live/use-steady-rows.ts'
import type { LeadItem, LeadPage } from '#features/leads/lead-answer.schema.ts'
import { NoLeads, Pages, Total } from './leads-list-parts.tsx'
import { LeadsTable } from './leads-table.tsx'
import { NoteDialog } from '#features/lead-screens/lead/note-dialog.tsx'
import { useBatchActions } from '#features/lead-screens/batch/use-batch-actions.tsx'
import type { LeadExport } from './use-export.ts'
import type { useLeadFilter } from './use-lead-filter.ts'
import { useMe } from '#features/context/use-me.ts'
import { useSelection } from './use-selection.ts'

interface LeadsListProps {
  list: ReturnType<typeof useLeadFilter>
  now: Date
  file: LeadExport
}

const nobody: LeadItem[] = []

/** The table of leads: a page, the row that the keyboard stands on, the ticked ones and what is done with them. */
export function LeadsList({ list, now, file }: LeadsListProps) {
  const { filter, sort, page, change, clear, goTo, pageUrl, search } = list
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<LeadPage>({
    queryKey: [pageUrl],
    placeholderData: keepPreviousData,
  })
  const [position, setPosition] = useState({ list: pageUrl, row: -1 })
  const [noted, setNoted] = useState<string>()
  const navigate = useNavigate()
  const { may } = useMe()
  const mayWrite = may('leads.write')

  const selection = useSelection(String(search))
  const area = useRef<HTMLDivElement>(null)
  const steady = useSteadyRows({
    of: data && !isPlaceholderData ? pageUrl : '',
    rows: data?.items ?? nobody,
    idOf: ({ id }) => id,
    hand: useHand(area),
    isBusy: selection.size > 0,
  })
  const leads = steady.rows
  const current = position.list === pageUrl ? Math.min(position.row, leads.length - 1) : -1
  const lead = leads[current]
  const actions = useBatchActions({ selection, current: lead, rows: leads })

  const stand = (row: number) =>
    setPosition({ list: pageUrl, row: Math.max(0, Math.min(leads.length - 1, row)) })
  const next = () => stand(current + 1)
  const previous = () => stand(current < 0 ? 0 : current - 1)
  const tick = (range: boolean) => lead && selection.toggle(leads, lead, range)
  useShortcuts([
    { keys: 'j', label: 'Next lead', run: next },
    { keys: 'k', label: 'Previous lead', run: previous },
    { keys: 'ArrowDown', label: 'Next lead', run: next },
    { keys: 'ArrowUp', label: 'Previous lead', run: previous },
    ...(mayWrite
      ? [
          { keys: 'x', label: 'Tick this lead', run: () => tick(false) },
          { keys: 'X', label: 'Tick everything from the last tick to here', run: () => tick(true) },
          { keys: 'a', label: 'Tick this page', run: () => selection.togglePage(leads) },
          { keys: 'n', label: 'Log a note or a reply', run: () => setNoted(lead?.id) },
          { keys: 'Escape', label: 'Clear all ticks', run: selection.clear },
        ]
      : []),
  ])

  const isFiltered = Object.keys(filter).length > 0
  const subject = noted && leads.find(({ id }) => id === noted)
  return (
    <>
      {error && !data ? (
        <ErrorState title="The leads can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={10} label="Loading leads" />
      ) : leads.length === 0 ? (
        <NoLeads isFiltered={isFiltered} onClear={clear} />
      ) : (
        <div ref={area} className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isFetching}>
          <ChangesNotice count={steady.count} onShow={steady.show} />
          <LeadsTable
            leads={leads}
            now={now}
            sort={sort}
            onSort={(next) => change({ sort: next })}
            current={current}
            selection={mayWrite ? selection : undefined}
            summary={<Total total={data.total} isFiltered={isFiltered} />}
          />
          <Pages
            page={page}
            nextCursor={data.nextCursor}
            onNext={goTo}
            onFirst={() => change({})}
            onBack={() => void navigate(-1)}
          />
          {selection.size > 0 && (
            <BatchBar {...{ selection, leads, search, actions, file }} total={data.total} />
          )}
        </div>
      )}
      {actions.dialogs}
      {subject && <NoteDialog lead={subject} onClose={() => setNoted(undefined)} />}
    </>
  )
}
