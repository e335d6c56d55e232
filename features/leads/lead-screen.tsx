import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ActivityComposer } from './activity-composer.tsx'
import type { LeadFile } from './lead-answer.schema.ts'
import { LeadDetails } from './lead-details.tsx'
import { LeadScorePanel } from './lead-score-panel.tsx'
import { LeadTasks } from './lead-tasks.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { stageNames } from './lead-words.ts'
import { ReplyClockMark } from './reply-clock-mark.tsx'
import { StageControl } from './stage-control.tsx'
import { useNow } from './use-now.ts'

export function LeadScreen({ id }: { id: string }) {
  const { data: lead, error, refetch } = useQuery<LeadFile>({ queryKey: [`/api/leads/${id}`], staleTime: 0 })
  const now = useNow()
  if (error instanceof ApiError && error.status === 404) {
    const action = <ButtonLink to="/leads">All leads</ButtonLink>
    return (
      <EmptyState
        title="This lead isn’t here"
        text="It may have been deleted, or the address is incomplete."
        action={action}
      />
    )
  }
  if (error && !lead)
    return (
      <ErrorState title="The lead can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!lead) return <SkeletonRows rows={8} label="Loading the lead" />
  return (
    <>
      <LeadHeader lead={lead} now={now} />
      <div className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="lead-timeline" className="min-w-0">
          <h2 id="lead-timeline" className="pb-2 text-lg">
            Timeline
          </h2>
          <ActivityComposer lead={lead} />
          <div className="pt-5">
            <LeadTimeline entries={lead.timeline} hasOlder={lead.hasOlder} now={now} />
          </div>
        </section>
        <div className="grid min-w-0 content-start gap-8">
          <Panel title="Tasks">
            <LeadTasks leadId={lead.id} tasks={lead.tasks} now={now} />
          </Panel>
          <Panel title="About">
            <LeadDetails key={lead.id} lead={lead} />
          </Panel>
          <Panel title={`Why ${lead.grade}`}>
            <LeadScorePanel lead={lead} />
          </Panel>
          {lead.duplicates.length > 0 && (
            <Panel title="Perhaps the same">
              <Duplicates duplicates={lead.duplicates} />
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

function LeadHeader({ lead, now }: { lead: LeadFile; now: Date }) {
  return (
    <header className="border-b border-rule pb-5">
      <Link to="/leads" className="text-slate hover:text-ink">
        Leads
      </Link>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-1">
        <h1 className="text-2xl break-words">{lead.name}</h1>
        {lead.company && <p className="text-lg text-slate">{lead.company}</p>}
        <p className="font-mono" title={`Fit ${lead.fit}, engagement ${lead.engagement}`}>
          {lead.grade}
        </p>
        <p className="md:ml-auto">
          <ReplyClockMark reply={lead.reply} now={now} />
        </p>
      </div>
      <div className="pt-4">
        {lead.stage === 'merged' || lead.stage === 'quarantine' ? (
          <p className="pb-2 text-slate">In {stageNames[lead.stage].toLowerCase()}</p>
        ) : null}
        <StageControl lead={lead} />
      </div>
    </header>
  )
}

function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0 border-t-2 border-rule-strong pt-3">
      <h2 className="pb-2 text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Duplicates({ duplicates }: { duplicates: LeadFile['duplicates'] }) {
  return (
    <ul className="grid gap-2">
      {duplicates.map((one) => (
        <li key={one.id}>
          <Link to={`/lead-form/${one.id}`} className="font-semibold text-sea hover:underline">
            {one.name}
          </Link>
          <span className="block text-slate">
            {[
              one.company,
              stageNames[one.stage],
              one.why === 'phone' ? 'same phone number' : 'same email domain',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
