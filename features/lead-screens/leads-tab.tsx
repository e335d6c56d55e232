import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useWide } from '#ui/use-wide.ts'
import { ExportProgress } from './list/export-progress.tsx'
import { LeadFilters } from './list/lead-filters.tsx'
import { LeadViewsBar, ListTools } from './list/lead-views-bar.tsx'
import { LeadsBoard } from './board/leads-board.tsx'
import { LeadsList } from './list/leads-list.tsx'
import { rememberList } from './list/list-address.ts'
import { useExport } from './list/use-export.ts'
import { useLeadFilter } from './list/use-lead-filter.ts'
import { useNextWaiting } from './use-next-waiting.ts'

/** All leads: views and filters, and beneath them the table or the board. */
export function LeadsTab({ now }: { now: Date }) {
  const list = useLeadFilter()
  const { filter, isBoard, change, clear } = list
  const navigate = useNavigate()
  const { search } = useLocation()
  const isWide = useWide()
  const file = useExport()
  const openNextWaiting = useNextWaiting()
  useEffect(() => rememberList(`/leads${search}`), [search])
  useShortcuts([
    { keys: 'c', label: 'New lead', run: () => void navigate('/lead-form') },
    {
      keys: 'w',
      label: 'Open the lead waiting longest for a reply',
      run: () => void openNextWaiting(),
    },
    {
      keys: 'b',
      label: isBoard ? 'Show the table' : 'Show the board',
      run: () => change({ view: isBoard ? null : 'board' }),
    },
  ])
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <LeadViewsBar list={list} />
        {isWide && <ListTools list={list} file={file} />}
      </div>
      <LeadFilters
        filter={filter}
        isBoard={isBoard}
        onChange={change}
        onClear={clear}
        tools={!isWide && <ListTools list={list} file={file} />}
      />
      {isBoard ? <LeadsBoard list={list} now={now} /> : <LeadsList list={list} now={now} file={file} />}
      <ExportProgress file={file} />
    </>
  )
}
