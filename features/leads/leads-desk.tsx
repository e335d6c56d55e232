import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useShortcuts } from '#ui/shortcuts.ts'
import { LeadFilters } from './lead-filters.tsx'
import { LeadViewsBar, ListTools } from './lead-views-bar.tsx'
import { LeadsBoard } from './leads-board.tsx'
import { LeadsList } from './leads-list.tsx'
import { rememberList } from './list-address.ts'
import { useLeadFilter } from './use-lead-filter.ts'
import { useNextWaiting } from './use-next-waiting.ts'

/** All leads: views and filters, and beneath them the table or the board. */
export function LeadsDesk({ now }: { now: Date }) {
  const list = useLeadFilter()
  const { filter, isBoard, change, clear } = list
  const navigate = useNavigate()
  const { search } = useLocation()
  const openNextWaiting = useNextWaiting()
  useEffect(() => rememberList(`/leads${search}`), [search])
  useShortcuts([
    { keys: 'c', label: 'New lead', run: () => void navigate('/lead-form') },
    { keys: 'w', label: 'Open whoever waits longest for a reply', run: () => void openNextWaiting() },
    {
      keys: 'b',
      label: isBoard ? 'Show the table' : 'Show the board',
      run: () => change({ view: isBoard ? null : 'board' }),
    },
  ])
  return (
    <>
      <LeadViewsBar list={list} />
      <LeadFilters
        filter={filter}
        isBoard={isBoard}
        onChange={change}
        onClear={clear}
        tools={<ListTools list={list} />}
      />
      {isBoard ? <LeadsBoard list={list} now={now} /> : <LeadsList list={list} now={now} />}
    </>
  )
}
