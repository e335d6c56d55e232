import { useEffect, useRef } from 'react'
import { Link } from '#ui/link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/field.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useWide } from '#ui/use-wide.ts'
import type { LeadItem } from '#features/leads/lead-answer.schema.ts'
import type { LeadSort } from '#features/leads/lead-query.schema.ts'
import { money } from '#lib/money.ts'
import { shortTime } from '#lib/office-time.ts'
import { isWon } from '#features/leads/stages/stage-kind.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { sectorNames, sourceNames } from '#features/leads/lead-words.ts'
import { ReplyClockMark } from './reply-clock-mark.tsx'
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
}

export function LeadsTable({ leads, now, sort, onSort, current, selection }: LeadsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  // A phone shows no head of the table; what would be ticked there must not take the focus.
  const isWide = useWide()
  useEffect(() => {
    if (current >= 0) body.current?.rows[current]?.querySelector('a')?.focus()
  }, [current])
  return (
    <Table label="Leads" stacked>
      <THead>
        <Tr>
          {selection && <Th className="w-9">{isWide && <PageTick leads={leads} selection={selection} />}</Th>}
          <Th sort={sort === 'name' ? 'asc' : null} onSort={() => onSort('name')}>
            Lead
          </Th>
          <Th sort={sort === 'reply' ? 'asc' : null} onSort={() => onSort('reply')}>
            Reply
          </Th>
          <Th>Stage</Th>
          <Th sort={sort === '-engagement' ? 'desc' : null} onSort={() => onSort('-engagement')}>
            Grade
          </Th>
          <Th>Source</Th>
          <Th>Owner</Th>
          <Th numeric>Value</Th>
          <Th
            numeric
            sort={sort === '-created' ? 'desc' : sort === 'created' ? 'asc' : null}
            onSort={() => onSort(sort === '-created' ? 'created' : '-created')}
          >
            Received
          </Th>
        </Tr>
      </THead>
      <TBody ref={body}>
        {leads.map((lead, row) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            now={now}
            isCurrent={row === current}
            isTicked={selection?.has(lead.id) ?? false}
            onTick={selection && ((range) => selection.toggle(leads, lead, range))}
          />
        ))}
      </TBody>
    </Table>
  )
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

interface LeadRowProps {
  lead: LeadItem
  now: Date
  isCurrent: boolean
  isTicked: boolean
  onTick: ((range: boolean) => void) | undefined
}

function LeadRow({ lead, now, isCurrent, isTicked, onTick }: LeadRowProps) {
  const about = [lead.company, lead.sector && sectorNames[lead.sector]].filter(Boolean).join(' · ')
  const received = shortTime(lead.createdAt, now)
  const { nameOf } = useStages()
  const inShort = [nameOf(lead.stage), lead.grade, sourceNames[lead.source], lead.owner?.name]
  return (
    <Tr
      aria-selected={isCurrent || isTicked || undefined}
      className="relative max-md:grid max-md:grid-cols-[auto_1fr] max-md:gap-x-3"
    >
      {onTick && (
        <Td className="w-9 max-md:row-span-2">
          <div className="relative z-10 -my-1">
            <Checkbox
              name={`tick-${lead.id}`}
              label={`Tick ${lead.name}`}
              isLabelHidden
              checked={isTicked}
              onChange={({ nativeEvent }) =>
                onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          </div>
        </Td>
      )}
      <Td className="min-w-0 max-md:col-start-2 md:max-w-80">
        <div className="min-w-0">
          <Link
            to={`/lead-form/${lead.id}`}
            className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
          >
            {lead.name}
          </Link>
          <p className="line-clamp-2 text-slate md:line-clamp-1">
            {about || lead.email || 'No company'}
            {lead.tags.length > 0 && (
              <span className="text-xs"> {lead.tags.map((tag) => `#${tag}`).join(' ')}</span>
            )}
          </p>
          <p className="pt-0.5 text-xs text-slate md:hidden">
            {inShort.filter(Boolean).join(' · ')} · <span className="whitespace-nowrap">{received}</span>
          </p>
        </div>
      </Td>
      <Td className={lead.reply ? 'max-md:col-start-2' : 'max-md:hidden'}>
        <ReplyClockMark reply={lead.reply} now={now} />
      </Td>
      <Td className="max-md:hidden">
        <Badge tone={isWon(lead.stage) ? 'ok' : lead.stage === 'new' ? 'sea' : 'neutral'}>
          {nameOf(lead.stage)}
        </Badge>
      </Td>
      <Td className="font-mono max-md:hidden" title={`Fit ${lead.fit}, engagement ${lead.engagement}`}>
        {lead.grade}
      </Td>
      <Td className="text-slate max-md:hidden">{sourceNames[lead.source]}</Td>
      <Td className="text-slate max-md:hidden">{lead.owner?.name ?? '–'}</Td>
      <Td numeric className="whitespace-nowrap text-slate tabular-nums max-md:hidden">
        {lead.value === null ? '–' : money(lead.value)}
      </Td>
      <Td numeric className="whitespace-nowrap text-slate max-md:hidden">
        <time dateTime={lead.createdAt}>{received}</time>
      </Td>
    </Tr>
  )
}
