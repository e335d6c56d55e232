import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { GivenFilter } from '#ui/given-filter.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { conditionsOf } from '#features/custom-fields/custom-filter.ts'
import { CustomFilters } from '#features/custom-fields/custom-filters.tsx'
import type { facets } from '#features/leads/lead-answer.schema.ts'
import type { LeadFilter } from '#features/leads/lead-query.schema.ts'
import { grades, sources } from '#features/leads/lead.schema.ts'
import { useSectors } from '#features/leads/sectors/use-sectors.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { longDate } from '#lib/office-time.ts'
import { optionsOf, sourceNames } from '#features/leads/lead-words.ts'
import type { FilterName } from './use-lead-filter.ts'
import type { z } from 'zod/mini'

const replyOptions = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'breached', label: 'Overdue' },
  { value: 'at_risk', label: 'At risk' },
  { value: 'today', label: 'Due today' },
  { value: 'due', label: 'Due' },
  { value: 'met', label: 'Replied in time' },
  { value: 'late', label: 'Replied late' },
]
const stageGroups = [
  { value: 'open', label: 'All open' },
  { value: 'closed', label: 'All closed' },
]
const sinceOptions = [
  { value: 'today', label: 'Received today' },
  { value: 'week', label: 'This week' },
  { value: 'month', label: 'This month' },
]

interface LeadFiltersProps {
  filter: LeadFilter
  /** A board shows all stages, so it is not asked for one. */
  isBoard: boolean
  onChange: (changes: Partial<Record<FilterName, string | null>>, options?: { replace?: boolean }) => void
  onClear: () => void
  /** What else is done with the list as a whole, where it has its place here. */
  tools: React.ReactNode
}

export function LeadFilters({ filter, isBoard, onChange, onClear, tools }: LeadFiltersProps) {
  const { data } = useQuery<z.infer<typeof facets>>({ queryKey: ['/api/leads/facets'] })
  const { items } = useStages()
  const { all: sectors } = useSectors()
  const stages = items
    .filter(({ id, isArchived }) => !isArchived || id === filter.stage)
    .map(({ id, name }) => ({ value: id, label: name }))
  const [isOpen, setIsOpen] = useState(false)
  const owners = data?.owners.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const tags = [...new Set([...(data?.tags ?? []), ...(filter.tag ? [filter.tag] : [])])]
  const given =
    Object.keys(filter).filter((name) => name !== 'fields' && !(isBoard && name === 'stage')).length +
    Object.keys(conditionsOf(filter.fields)).length
  const folded = given - (filter.q ? 1 : 0)
  const choice = (
    name: FilterName,
    label: string,
    all: string,
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      key={name}
      name={`filter-${name}`}
      label={label}
      isLabelHidden
      value={filter[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value })}
      options={[{ value: '', label: all }, ...options]}
      className={classes('md:max-w-48 md:flex-1', filter[name] ? 'md:min-w-40' : 'md:min-w-24')}
    />
  )
  return (
    <div role="search" aria-label="Leads" className="flex flex-wrap items-center gap-2 pb-3">
      <SearchField q={filter.q ?? ''} onSearch={(q) => onChange({ q }, { replace: true })} />
      <Button
        variant="secondary"
        icon="filter"
        className="lg:hidden"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {folded > 0 ? `Filters (${folded})` : 'Filters'}
      </Button>
      {tools}
      <div className={`${isOpen ? 'grid grid-cols-2 md:grid-cols-4' : 'hidden'} w-full gap-2 lg:contents`}>
        {choice('reply', 'Reply', 'Reply', replyOptions)}
        {!isBoard && choice('stage', 'Stage', 'Stage', [...stageGroups, ...stages])}
        {choice('owner', 'Owner', 'Owner', [
          { value: 'me', label: 'Me' },
          { value: 'none', label: 'No owner' },
          ...owners,
        ])}
        {choice('source', 'Source', 'Source', optionsOf(sourceNames, sources))}
        {choice('sector', 'Sector', 'Sector', sectors)}
        {choice(
          'grade',
          'Grade',
          'Grade',
          grades.map((value) => ({ value, label: value })),
        )}
        {choice('since', 'Received', 'Time', sinceOptions)}
        {tags.length > 0 &&
          choice(
            'tag',
            'Tag',
            'Tag',
            tags.map((value) => ({ value, label: value })),
          )}
        <CustomFilters
          record="lead"
          filter={filter.fields ?? ''}
          onChange={(fields) => onChange({ fields })}
        />
        {filter.task && <GivenFilter label="Task due" onDrop={() => onChange({ task: null })} />}
        {(filter.from || filter.to) && (
          <GivenFilter label={daysOf(filter)} onDrop={() => onChange({ from: null, to: null })} />
        )}
        {given > 0 && (
          <Button variant="quiet" icon="close" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
    </div>
  )
}

function daysOf({ from, to }: LeadFilter): string {
  if (from && to) return from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`
  return from ? `From ${longDate(from)}` : `Until ${longDate(to ?? '')}`
}

const searchAfterMs = 250

function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [words, setWords] = useState(q)
  const [known, setKnown] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (q !== known) {
    // Changed from outside, by Back or Clear; what is being typed is never replaced by its own earlier state.
    setKnown(q)
    setWords(q)
  }
  const send = (value: string) => {
    setKnown(value)
    onSearch(value)
  }
  return (
    <TextField
      type="search"
      name="filter-q"
      label="Search name, company, email or phone"
      isLabelHidden
      placeholder="Search leads"
      value={words}
      autoComplete="off"
      onChange={(event) => {
        const value = event.target.value
        setWords(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => send(value.trim()), searchAfterMs)
      }}
      onKeyDown={(event) => {
        // Out of the field, so that the keys of the list work again.
        if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur()
      }}
      className="w-full md:w-48 md:grow"
    />
  )
}
