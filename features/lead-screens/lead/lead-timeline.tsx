import { useRef } from 'react'
import { Link } from '#ui/link.tsx'
import { Timeline, TimelineItem } from '#ui/timeline.tsx'
import { z } from 'zod/mini'
import type { TimelineEntry } from '#features/leads/lead-answer.schema.ts'
import { ChangesNotice } from '#features/live/changes-notice.tsx'
import { useHand } from '#features/live/use-hand.ts'
import { useSteadyRows } from '#features/live/use-steady-rows.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { longTime, shortTime } from '#lib/office-time.ts'
import { activityIcons, activityNames, sourceNames } from '#features/leads/lead-words.ts'
import { NoteActions } from './note-actions.tsx'
import type { LinkedEntry } from '#features/leads/linked-entry.ts'
import { factsIn, ToolFacts } from './tool-facts.tsx'

const step = z.object({ from: z.string(), to: z.string() })

interface LeadTimelineProps {
  entries: TimelineEntry[]
  linked: LinkedEntry[]
  hasOlder: boolean
  now: Date
  leadId: string
}

export function LeadTimeline({ entries, linked, hasOlder, now, leadId }: LeadTimelineProps) {
  const oldest = hasOlder ? (entries.at(-1)?.at ?? '') : ''
  const all = [...entries, ...linked.filter(({ at }) => at >= oldest)]
  const area = useRef<HTMLDivElement>(null)
  const { nameOf } = useStages()
  const { rows, count, show } = useSteadyRows<TimelineEntry | LinkedEntry>({
    of: 'timeline',
    rows: all.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
    idOf: ({ id }) => id,
    hand: useHand(area),
  })
  return (
    <div ref={area}>
      <ChangesNotice count={count} onShow={show} />
      <Timeline label="Timeline, newest first">
        {rows.map((entry) =>
          'to' in entry ? (
            <LinkedItem key={entry.id} entry={entry} now={now} />
          ) : (
            <TimelineItem
              key={entry.id}
              icon={activityIcons[entry.kind]}
              title={titleOf(entry, nameOf)}
              by={entry.by}
              at={entry.at}
              when={shortTime(entry.at, now)}
            >
              {entry.body}
              <ToolFacts facts={factsIn(entry.data)} />
              {entry.enquiry && <EnquiryNotes enquiry={entry.enquiry} now={now} />}
              <NoteActions leadId={leadId} entry={entry} now={now} />
            </TimelineItem>
          ),
        )}
      </Timeline>
      {hasOlder && <p className="pt-4 text-slate">The newest 200 entries are shown.</p>}
    </div>
  )
}

function LinkedItem({ entry, now }: { entry: LinkedEntry; now: Date }) {
  return (
    <TimelineItem icon={entry.icon} title={entry.title} at={entry.at} when={shortTime(entry.at, now)}>
      <Link to={entry.to} className="break-words text-sea hover:underline">
        {entry.words}
      </Link>
      {entry.text && <p className="line-clamp-6 break-words whitespace-pre-line">{entry.text}</p>}
      <p className={entry.isAlarming ? 'pt-1 text-xs text-signal-strong' : 'pt-1 text-xs text-slate'}>
        {entry.note}
      </p>
    </TimelineItem>
  )
}

function titleOf({ kind, data, enquiry }: TimelineEntry, nameOf: (stage: string) => string): string {
  if (enquiry)
    return enquiry.source === 'contact'
      ? 'Enquiry'
      : `Enquiry by ${sourceNames[enquiry.source].toLowerCase()}`
  const moved = kind === 'stage_change' ? step.safeParse(data) : undefined
  return moved?.success ? `${nameOf(moved.data.from)} → ${nameOf(moved.data.to)}` : activityNames[kind]
}

function EnquiryNotes({ enquiry, now }: { enquiry: NonNullable<TimelineEntry['enquiry']>; now: Date }) {
  const { touch } = enquiry
  const promise = enquiry.repliedAt
    ? `replied ${shortTime(enquiry.repliedAt, now)}`
    : `reply due ${shortTime(enquiry.replyDueAt, now)}`
  const facts = [enquiry.company, enquiry.phone, touch.page && `written on ${touch.page}`].filter(Boolean)
  return (
    <p className="pt-1 text-xs text-slate" title={longTime(enquiry.replyDueAt)}>
      {facts.join(' · ')}
      {touch.from && (
        <>
          {facts.length > 0 && ', '}coming from{' '}
          <a href={touch.from} target="_blank" className="text-sea hover:underline">
            {touch.from}
          </a>
        </>
      )}
      {(facts.length > 0 || touch.from) && ' · '}
      {promise}
    </p>
  )
}
