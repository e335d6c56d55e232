import { useEffect, useRef } from 'react'
import { Link } from '#ui/link.tsx'
import { Badge } from '#ui/badge.tsx'
import { DataTable, type DataColumn } from '#ui/data-table.tsx'
import { Checkbox } from '#ui/field.tsx'
import { customTableColumns } from '#features/custom-fields/custom-table-columns.ts'
import { useCustomFields } from '#features/custom-fields/use-custom-fields.ts'
import { useTableView } from '#features/context/use-table-view.ts'
import type { LeadItem } from '#features/leads/lead-answer.schema.ts'
import type { LeadSort } from '#features/leads/lead-query.schema.ts'
import { money } from '#lib/money.ts'
import { longDate, shortTime } from '#lib/office-time.ts'
import { isWon } from '#features/leads/stages/stage-kind.ts'
import { useSectors } from '#features/leads/sectors/use-sectors.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { sourceNames } from '#features/leads/lead-words.ts'
import { ReplyClockMark } from '#features/lead-screens/reply-clock-mark.tsx'
import type { LeadSelection } from './use-selection.ts'

interface LeadsTableProps {
  leads: LeadItem[]
  now: Date
  sort: LeadSort
  onSort: (sort: LeadSort) => void
  /** The row that the keyboard stands on; -1 is none. */
  current: number
  /** Left out for those who may only read. */
  selection: LeadSelection | undefined
  /** How many there are. */
  summary: React.ReactNode
}

export function LeadsTable({ leads, now, sort, onSort, current, selection, summary }: LeadsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { view, onView } = useTableView('leads')
  const { nameOf } = useStages()
  const { nameOf: sectorName } = useSectors()
  const { fields } = useCustomFields('lead')
  useEffect(() => {
    if (current >= 0) body.current?.rows[current]?.querySelector('a')?.focus()
  }, [current])
  return (
    <DataTable
      label="Leads"
      rows={leads}
      keyOf={({ id }) => id}
      body={body}
      view={view}
      onView={onView}
      summary={summary}
      isSelected={({ id }, row) => row === current || (selection?.has(id) ?? false)}
      ticks={
        selection && {
          head: <PageTick leads={leads} selection={selection} />,
          renderCell: (lead) => <LeadTick lead={lead} leads={leads} selection={selection} />,
        }
      }
      subject={{
        heading: 'Lead',
        room: 210,
        sort: sort === 'name' ? 'asc' : null,
        onSort: () => onSort('name'),
        renderCell: (lead) => <Subject lead={lead} />,
      }}
      columns={[
        ...columnsOf({ now, sort, onSort, nameOf, sectorName }),
        ...customTableColumns<LeadItem>(fields),
      ]}
    />
  )
}

/** Every column that a person may choose, in the order that they have until someone does. */
function columnsOf({
  now,
  sort,
  onSort,
  nameOf,
  sectorName,
}: Pick<LeadsTableProps, 'now' | 'sort' | 'onSort'> & {
  nameOf: (stage: string) => string
  sectorName: (sector: string) => string
}): DataColumn<LeadItem>[] {
  return [
    {
      id: 'reply',
      heading: 'Reply',
      room: 208,
      isPlain: true,
      sort: sort === 'reply' ? 'asc' : null,
      onSort: () => onSort('reply'),
      renderCell: ({ reply }) => (reply ? <ReplyClockMark reply={reply} now={now} isNarrow /> : '–'),
    },
    {
      id: 'stage',
      heading: 'Stage',
      room: 108,
      isPlain: true,
      renderCell: ({ stage }) => (
        <Badge tone={isWon(stage) ? 'ok' : stage === 'new' ? 'sea' : 'neutral'}>{nameOf(stage)}</Badge>
      ),
    },
    {
      id: 'grade',
      heading: 'Grade',
      room: 72,
      isPlain: true,
      sort: sort === '-engagement' ? 'desc' : null,
      onSort: () => onSort('-engagement'),
      renderCell: ({ grade, fit, engagement }) => (
        <span className="font-mono" title={`Fit ${fit}, engagement ${engagement}`}>
          {grade}
        </span>
      ),
    },
    { id: 'owner', heading: 'Owner', room: 120, renderCell: ({ owner }) => owner?.name ?? '–' },
    {
      id: 'value',
      heading: 'Value',
      room: 92,
      isPlain: true,
      numeric: true,
      renderCell: ({ value }) => (value === null ? '–' : money(value)),
    },
    {
      id: 'received',
      heading: 'Received',
      room: 116,
      isPlain: true,
      numeric: true,
      sort: sort === '-created' ? 'desc' : sort === 'created' ? 'asc' : null,
      onSort: () => onSort(sort === '-created' ? 'created' : '-created'),
      renderCell: ({ createdAt }) => <time dateTime={createdAt}>{shortTime(createdAt, now)}</time>,
    },
    {
      id: 'source',
      heading: 'Source',
      room: 124,
      isPlain: true,
      renderCell: ({ source }) => sourceNames[source],
    },
    {
      id: 'close',
      isExtra: true,
      heading: 'Expected close',
      room: 132,
      numeric: true,
      renderCell: ({ expectedClose }) =>
        expectedClose ? <time dateTime={expectedClose}>{longDate(expectedClose)}</time> : '–',
    },
    {
      id: 'sector',
      isExtra: true,
      heading: 'Sector',
      room: 132,
      isPlain: true,
      renderCell: ({ sector }) => (sector ? sectorName(sector) : '–'),
    },
    {
      id: 'email',
      isExtra: true,
      heading: 'Email',
      room: 190,
      isPlain: true,
      renderCell: ({ email }) => email ?? '–',
    },
    {
      id: 'activity',
      isExtra: true,
      heading: 'Last activity',
      room: 116,
      numeric: true,
      renderCell: ({ lastActivityAt }) => (
        <time dateTime={lastActivityAt}>{shortTime(lastActivityAt, now)}</time>
      ),
    },
  ]
}

function PageTick({ leads, selection }: { leads: LeadItem[]; selection: LeadSelection }) {
  const count = leads.filter(({ id }) => selection.has(id)).length
  const isSome = count > 0 && count < leads.length
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (input) input.indeterminate = isSome
  }, [isSome])
  return (
    <div ref={box}>
      <Checkbox
        name="tick-page"
        label="Tick this page"
        isLabelHidden
        checked={count > 0 && count === leads.length}
        onChange={() => selection.togglePage(leads)}
      />
    </div>
  )
}

function LeadTick({
  lead,
  leads,
  selection,
}: {
  lead: LeadItem
  leads: LeadItem[]
  selection: LeadSelection
}) {
  return (
    <div className="relative z-10 -my-1">
      <Checkbox
        name={`tick-${lead.id}`}
        label={`Tick ${lead.name}`}
        isLabelHidden
        checked={selection.has(lead.id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(leads, lead, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </div>
  )
}

function Subject({ lead }: { lead: LeadItem }) {
  return (
    <>
      <Link
        to={`/lead-form/${lead.id}`}
        className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
      >
        {lead.name}
      </Link>
      <p className="line-clamp-2 text-slate md:max-lg:line-clamp-1">
        {lead.company || lead.email || 'No company'}
        {lead.tags.length > 0 && (
          <span className="text-xs"> {lead.tags.map((tag) => `#${tag}`).join(' ')}</span>
        )}
      </p>
    </>
  )
}
