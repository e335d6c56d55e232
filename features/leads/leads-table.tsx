import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import type { LeadItem } from './lead-answer.schema.ts'
import type { LeadSort } from './lead-query.schema.ts'
import { sectorNames, shortTime, sourceNames, stageNames } from './lead-words.ts'
import { ReplyClockMark } from './reply-clock-mark.tsx'

interface LeadsTableProps {
  leads: LeadItem[]
  now: Date
  sort: LeadSort
  onSort: (sort: LeadSort) => void
  /** The row that the keyboard stands on; -1 is none. */
  current: number
}

export function LeadsTable({ leads, now, sort, onSort, current }: LeadsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (current >= 0) body.current?.rows[current]?.querySelector('a')?.focus()
  }, [current])
  return (
    <Table label="Leads" stacked>
      <THead>
        <Tr>
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
          <LeadRow key={lead.id} lead={lead} now={now} isCurrent={row === current} />
        ))}
      </TBody>
    </Table>
  )
}

function LeadRow({ lead, now, isCurrent }: { lead: LeadItem; now: Date; isCurrent: boolean }) {
  const about = [lead.company, lead.sector && sectorNames[lead.sector]].filter(Boolean).join(' · ')
  const received = shortTime(lead.createdAt, now)
  const inShort = [stageNames[lead.stage], lead.grade, sourceNames[lead.source], lead.owner?.name, received]
  return (
    <Tr aria-selected={isCurrent || undefined} className="relative">
      <Td className="min-w-0 md:max-w-80">
        <div className="min-w-0">
          <Link
            to={`/lead-form/${lead.id}`}
            className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
          >
            {lead.name}
          </Link>
          <p className="line-clamp-2 text-slate">{about || lead.email || 'No company'}</p>
          {lead.tags.length > 0 && (
            <p className="pt-0.5 text-xs text-slate">{lead.tags.map((tag) => `#${tag}`).join(' ')}</p>
          )}
          <p className="pt-0.5 text-xs text-slate md:hidden">{inShort.filter(Boolean).join(' · ')}</p>
        </div>
      </Td>
      <Td className={lead.reply ? undefined : 'max-md:hidden'}>
        <ReplyClockMark reply={lead.reply} now={now} />
      </Td>
      <Td className="max-md:hidden">
        <Badge tone={lead.stage === 'won' ? 'ok' : lead.stage === 'new' ? 'sea' : 'neutral'}>
          {stageNames[lead.stage]}
        </Badge>
      </Td>
      <Td className="font-mono max-md:hidden" title={`Fit ${lead.fit}, engagement ${lead.engagement}`}>
        {lead.grade}
      </Td>
      <Td className="text-slate max-md:hidden">{sourceNames[lead.source]}</Td>
      <Td className="text-slate max-md:hidden">{lead.owner?.name ?? '–'}</Td>
      <Td numeric className="whitespace-nowrap text-slate max-md:hidden">
        <time dateTime={lead.createdAt}>{received}</time>
      </Td>
    </Tr>
  )
}
