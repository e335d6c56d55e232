import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { Timeline, TimelineItem } from '#ui/timeline.tsx'
import { Specimen, type PartProps } from './specimen.tsx'

const rows = [
  {
    company: 'Example Castings Ltd',
    stage: 'new',
    source: 'Contact form',
    due: '2 h 10 min',
    tone: 'signal',
  },
  { company: 'Sample Foods (Cork)', stage: 'contacted', source: 'Assessment', due: 'met', tone: 'ok' },
  {
    company: 'Specimen Logistics',
    stage: 'qualified',
    source: 'Solution matcher',
    due: '5 h',
    tone: 'neutral',
  },
] as const

export function ListParts(_props: PartProps) {
  const [sort, setSort] = useState<'asc' | 'desc'>('asc')
  return (
    <Specimen title="Figures, lists, history">
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
        <StatTile label="Due today" value="6" note="2 before noon" to="/leads" />
        <StatTile label="At risk" value="1" tone="warn" to="/leads" />
        <StatTile label="Overdue" value="0" isLoading />
        <StatTile label="First reply" value="" error="Could not be read" />
      </div>
      <div className="mt-8 text-sm">
        {[false, true].map((stacked) => (
          <div key={String(stacked)} className="mb-8">
            <Table label={stacked ? 'Leads, stacked on a phone' : 'Leads'} stacked={stacked}>
              <THead>
                <Tr>
                  <Th sort={sort} onSort={() => setSort(sort === 'asc' ? 'desc' : 'asc')}>
                    Company
                  </Th>
                  <Th sort={null} onSort={() => undefined}>
                    Stage
                  </Th>
                  <Th>Source</Th>
                  <Th numeric>Reply due</Th>
                </Tr>
              </THead>
              <TBody>
                {rows.map(({ company, stage, source, due, tone }) => (
                  <Tr key={company}>
                    <Td label="Company" className="font-semibold">
                      {company}
                    </Td>
                    <Td label="Stage">{stage}</Td>
                    <Td label="Source">{source}</Td>
                    <Td label="Reply due" numeric>
                      <Badge tone={tone}>{due}</Badge>
                    </Td>
                  </Tr>
                ))}
              </TBody>
            </Table>
          </div>
        ))}
        <Timeline label="History">
          <TimelineItem
            icon="phone"
            title="Call"
            by="M. Owner"
            at="2026-11-20T10:12:00Z"
            when="20 Nov, 10:12"
          >
            Wants a second opinion on the press line before the shutdown in week 51.
          </TimelineItem>
          <TimelineItem
            title="Moved to contacted"
            by="M. Owner"
            at="2026-11-20T10:14:00Z"
            when="20 Nov, 10:14"
          />
          <TimelineItem
            icon="mail"
            title="Enquiry received"
            by="Contact form"
            at="2026-11-20T08:01:00Z"
            when="20 Nov, 08:01"
          />
        </Timeline>
      </div>
    </Specimen>
  )
}
