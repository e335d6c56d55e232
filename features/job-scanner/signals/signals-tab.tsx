import { useState } from 'react'
import { roleNames, roleSlugs } from '#config/roles.ts'
import { useMe } from '#features/context/use-me.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { useSearchParams } from '#ui/use-search-params.ts'
import { ListBody } from '#ui/list-body.tsx'
import { SaveCsvButton } from '#features/job-scanner/postings/save-csv-button.tsx'
import type { SignalItem } from './signal.schema.ts'
import { SignalLead } from './signal-lead.tsx'
import { SignalRow } from './signal-row.tsx'
import { useSignalWrite } from './use-signal-write.ts'

const filters = ['q', 'state', 'role']
const selects: FilterSelect[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'New' },
      { value: 'lead', label: 'Has a lead' },
      { value: 'dismissed', label: 'Dismissed' },
      { value: 'all', label: 'Any state' },
    ],
  },
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: '', label: 'Any role' },
      ...roleSlugs.map((value) => ({ value, label: roleNames[value] })),
    ],
  },
]

/** Companies that opened jobs of our roles in the UK and Ireland in the last 30 days, the strongest first. */
export function SignalsTab() {
  const { wanted, change, items, ...list } = useFilteredList<SignalItem>('/api/scanner/signals', filters)
  const { may } = useMe()
  const mayDecide = may('leads.write')
  const write = useSignalWrite()
  const [row, setRow] = useState(-1)
  const current = Math.min(row, items.length - 1)
  const stand = (next: number) => setRow(Math.max(0, Math.min(items.length - 1, next)))
  const onCurrent = (work: (signal: SignalItem) => void) => () => {
    const signal = items[current]
    if (signal && signal.state === 'new' && !write.isPending) work(signal)
  }
  useShortcuts([
    { keys: 'j', label: 'Next company', run: () => stand(current + 1) },
    { keys: 'k', label: 'Previous company', run: () => stand(current - 1) },
    ...(mayDecide
      ? [
          { keys: 'c', label: 'Create a lead for the company', run: onCurrent(write.beginLead) },
          {
            keys: 'x',
            label: 'Dismiss the company for 30 days',
            run: onCurrent((one) => write.dismiss(one, 30)),
          },
        ]
      : []),
  ])
  const isFiltered = filters.some((name) => wanted[name])
  return (
    <>
      <FilterBar label="Signals" searches="company" selects={selects} wanted={wanted} change={change}>
        {items.length > 0 && <SaveCsvButton what="signals" wanted={wanted} />}
      </FilterBar>
      <ListBody noun="signals" list={{ items, ...list }} empty={<NoSignals isFiltered={isFiltered} />}>
        {mayDecide && (
          <p className="pb-2 text-xs text-slate max-md:hidden">
            <kbd>j</kbd> and <kbd>k</kbd> walk, <kbd>c</kbd> creates a lead, <kbd>x</kbd> dismisses for 30
            days.
          </p>
        )}
        <ul className="border-t border-rule">
          {items.map((signal, index) => (
            <SignalRow
              key={signal.companyKey}
              signal={signal}
              isCurrent={index === current}
              write={mayDecide ? write : undefined}
            />
          ))}
        </ul>
      </ListBody>
      <SignalLead write={write} />
    </>
  )
}

function NoSignals({ isFiltered }: { isFiltered: boolean }) {
  const [params] = useSearchParams()
  if (isFiltered) {
    return (
      <EmptyState
        title="No companies found"
        text={
          params.get('state') === 'dismissed'
            ? 'Nothing is dismissed at the moment.'
            : 'No companies match these filters.'
        }
        action={
          <ButtonLink variant="secondary" to="/job-scanner-admin">
            Show new signals
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      title="No new signals"
      text="A company appears here when it opened a job of our roles in the UK or Ireland within the last 30 days. Add the job boards of companies that may need people."
      action={<ButtonLink to="/job-scanner-admin?tab=sources">Go to the sources</ButtonLink>}
    />
  )
}
