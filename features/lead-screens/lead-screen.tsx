import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Panel } from '#ui/panel.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { SkeletonRecord } from '#ui/skeleton.tsx'
import { ActivityComposer } from './activity-composer.tsx'
import type { LeadFile } from '#features/leads/lead-answer.schema.ts'
import { LeadDetails } from './lead-details.tsx'
import { LeadDuplicates } from './lead-duplicates.tsx'
import { LeadRemoval } from './lead-removal.tsx'
import { LeadScorePanel } from './lead-score-panel.tsx'
import { LeadTasks } from './lead-tasks.tsx'
import type { LinkedEntry } from '#features/leads/linked-entry.ts'
import { LeadTimeline } from './lead-timeline.tsx'
import { stageNames } from '#features/leads/stages.ts'
import { listAddress } from './list-address.ts'
import { ReplyClockMark } from './reply-clock-mark.tsx'
import { StageControl } from './stage-control.tsx'
import { useLeadKeys } from './use-lead-keys.tsx'
import { useNow } from '#ui/use-now.ts'

interface LeadScreenProps {
  id: string
  /** What other features know of the lead, beside its timeline. */
  more?: React.ReactNode
  /** What they know of it at a moment of its timeline. */
  linked?: LinkedEntry[]
  /** Writing to the lead, above the timeline. */
  write?: (lead: LeadFile) => React.ReactNode
}

const nothing: LinkedEntry[] = []

export function LeadScreen({ id, more, linked = nothing, write }: LeadScreenProps) {
  const {
    data: lead,
    error,
    refetch,
    isFetching,
  } = useQuery<LeadFile>({
    queryKey: [`/api/leads/${id}`],
    staleTime: 0,
    // Someone else may have worked on it meanwhile.
    refetchOnWindowFocus: true,
  })
  const now = useNow()
  const navigate = useNavigate()
  useShortcuts([{ keys: 'u', label: 'Back to the list', run: () => void navigate(listAddress()) }])
  if (error instanceof ApiError && error.status === 404) {
    const action = <ButtonLink to="/leads">All leads</ButtonLink>
    return (
      <EmptyState
        isScreen
        title="This lead isn’t here"
        text="It may have been deleted, or the address is incomplete."
        action={action}
      />
    )
  }
  if (error && !lead)
    return (
      <ErrorState
        isScreen
        title="The lead can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  // One that was merged may have been taken out again.
  if (!lead || (lead.mergedInto && isFetching)) return <SkeletonRecord label="Loading the lead" />
  // Its old address goes on leading to the person.
  const isDouble = lead.duplicates.length > 0
  if (lead.mergedInto) return <Navigate replace to={`/lead-form/${lead.mergedInto}`} />
  return (
    <>
      <LeadHeader lead={lead} now={now} />
      <div className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:flex print:flex-col-reverse">
        <section aria-labelledby="lead-timeline" className="min-w-0">
          <h2 id="lead-timeline" className="pb-2 text-lg">
            Timeline
          </h2>
          <div className="print:hidden">
            {write?.(lead)}
            <ActivityComposer lead={lead} hasKeys />
          </div>
          <div className="pt-5 print:pt-0">
            <LeadTimeline
              entries={lead.timeline}
              linked={linked}
              hasOlder={lead.hasOlder}
              now={now}
              leadId={lead.id}
            />
          </div>
        </section>
        <div className="grid min-w-0 content-start gap-8">
          {isDouble && (
            <div className="print:hidden">
              <LeadDuplicates lead={lead} />
            </div>
          )}
          {more && <div className="grid gap-8 print:hidden">{more}</div>}
          <Panel title="Tasks">
            <LeadTasks leadId={lead.id} tasks={lead.tasks} now={now} />
          </Panel>
          <Panel title="About">
            <LeadContacts contacts={lead.contacts} />
            <LeadDetails key={lead.id} lead={lead} />
          </Panel>
          <Panel title={`Why ${lead.grade}`}>
            <LeadScorePanel lead={lead} />
          </Panel>
          {!isDouble && (
            <div className="print:hidden">
              <LeadDuplicates lead={lead} />
            </div>
          )}
        </div>
      </div>
    </>
  )
}

function LeadHeader({ lead, now }: { lead: LeadFile; now: Date }) {
  const { openNextWaiting, dialogs } = useLeadKeys(lead)
  return (
    <header className="border-b border-rule pb-5">
      <div className="grid gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1">
          <RecordHeading name={lead.name} />
          {lead.companyId ? (
            <Link
              to={`/companies/${lead.companyId}`}
              className="min-w-0 text-lg break-words text-sea hover:underline"
            >
              {lead.company || 'Its company'}
            </Link>
          ) : (
            lead.company && <p className="min-w-0 text-lg break-words text-slate">{lead.company}</p>
          )}
          <p className="font-mono" title={`Fit ${lead.fit}, engagement ${lead.engagement}`}>
            {lead.grade}
          </p>
        </div>
        <p className="md:col-start-2 md:self-center">
          <ReplyClockMark reply={lead.reply} now={now} />
        </p>
        <p className="flex flex-wrap items-center gap-x-5 md:col-start-1">
          {lead.phone && (
            <Contact icon="phone" to={`tel:${lead.phone.replace(/[^\d+]/g, '')}`} words={lead.phone} />
          )}
          {lead.email && <Contact icon="mail" to={`mailto:${lead.email}`} words={lead.email} />}
        </p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pt-3">
        <div className="min-w-0 max-md:w-full">
          {lead.stage === 'quarantine' && <p className="pb-2 text-slate">In quarantine</p>}
          {lead.stage === 'deleted' && (
            <p className="pb-2 text-slate">Deleted. Moving it to a stage brings it back.</p>
          )}
          <div className="print:hidden">
            <StageControl lead={lead} />
          </div>
          <p className="hidden print:block">Stage: {stageNames[lead.stage]}</p>
        </div>
        <div className="flex flex-wrap items-center">
          <LeadRemoval lead={lead} />
          <Button
            variant="quiet"
            icon="arrow-right"
            iconAfter
            title="w"
            onClick={() => void openNextWaiting()}
            className="-mr-4 max-md:-ml-4 print:hidden"
          >
            Next to reply to
          </Button>
        </div>
      </div>
      {dialogs}
    </header>
  )
}

/** Who takes part in it, each with a page of their own. */
function LeadContacts({ contacts }: { contacts: LeadFile['contacts'] }) {
  if (contacts.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 pb-3">
      {contacts.map((person) => (
        <Link key={person.id} to={`/people/${person.id}`} className="text-sea hover:underline">
          {person.name}
        </Link>
      ))}
    </p>
  )
}

/** To call or to write from, where the thumb already is. */
function Contact({ icon, to, words }: { icon: IconName; to: string; words: string }) {
  return (
    <a
      href={to}
      className="inline-flex min-h-8 min-w-0 items-center gap-1.5 text-sea hover:underline touch:min-h-11"
    >
      <Icon name={icon} size={16} className="shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
    </a>
  )
}
