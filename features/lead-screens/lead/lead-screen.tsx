import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { AttachmentsPanel } from '#features/attachments/attachments-panel.tsx'
import { useMe } from '#features/context/use-me.ts'
import { CustomFieldsPanel } from '#features/custom-fields/custom-fields-panel.tsx'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { buttonClasses, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { FoldedPanel, Panel } from '#ui/panel.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { SkeletonRecord } from '#ui/skeleton.tsx'
import { ActivityComposer } from './activity-composer.tsx'
import type { LeadFile, TimelineEntry } from '#features/leads/lead-answer.schema.ts'
import { contactOf } from '#features/leads/contact-of.ts'
import { LeadDetails } from './lead-details.tsx'
import { LeadDuplicates } from '#features/lead-screens/duplicates/lead-duplicates.tsx'
import { CustomerWords } from './customer-words.tsx'
import { duplicatesId, LeadHeader } from './lead-header.tsx'
import type { Fact } from './tool-facts.tsx'
import { LeadPeople } from './lead-people.tsx'
import { LeadScorePanel } from './lead-score-panel.tsx'
import { LeadTasks } from '#features/lead-screens/tasks/lead-tasks.tsx'
import type { LinkedEntry } from '#features/leads/linked-entry.ts'
import { LeadTimeline } from './lead-timeline.tsx'
import { listAddress } from '#features/lead-screens/list/list-address.ts'
import { ReplyClockMark } from '#features/lead-screens/reply-clock-mark.tsx'
import { useNow } from '#ui/use-now.ts'

interface LeadScreenProps {
  id: string
  /** What the lead asked for beyond words, which is worked on here. */
  asked?: React.ReactNode
  /** What its enquiries ask for beyond words, in a line. */
  factsOf?: (entry: TimelineEntry) => Fact[] | undefined
  /** What else other features know of the lead, beside its timeline. */
  more?: React.ReactNode
  /** What they know of it at a moment of its timeline. */
  linked?: LinkedEntry[]
  /** Writing to the lead, above the timeline. */
  write?: (lead: LeadFile) => React.ReactNode
}

const nothing: LinkedEntry[] = []

export function LeadScreen({ id, asked, factsOf, more, linked = nothing, write }: LeadScreenProps) {
  const {
    data: lead,
    error,
    refetch,
    isFetching,
  } = useQuery<LeadFile>({
    queryKey: [`/api/leads/${id}`],
    // Someone else may have worked on it meanwhile.
    refetchOnWindowFocus: true,
  })
  const now = useNow()
  const { may } = useMe()
  const navigate = useNavigate()
  useShortcuts([{ keys: 'u', label: 'Back to the list', run: () => void navigate(listAddress()) }])
  if (error instanceof ApiError && error.status === 404) {
    const action = <ButtonLink to="/leads">All leads</ButtonLink>
    return (
      <EmptyState
        isScreen
        title="This lead isn’t here"
        text="It may have been deleted, belong to a colleague now, or the address is incomplete."
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
  if (lead.mergedInto) return <Navigate replace to={`/lead-form/${lead.mergedInto}`} />
  // Of one without a mailbox it is the only way.
  const { email, phone } = contactOf(lead)
  const byPhone = email === null && may('leads.write') ? phone : null
  return (
    <>
      <LeadHeader lead={lead} />
      <div className="grid gap-x-10 gap-y-8 pt-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:flex print:flex-col-reverse">
        <div className="min-w-0">
          <CustomerWords lead={lead} linked={linked} factsOf={factsOf} now={now} />
          <section aria-labelledby="lead-reply" className="print:hidden">
            <div className="flex flex-wrap items-center justify-between gap-x-6 pb-2">
              <h2 id="lead-reply" className="text-lg">
                Reply
              </h2>
              {lead.reply && <ReplyClockMark reply={lead.reply} now={now} />}
            </div>
            {byPhone && <CallLink phone={byPhone} />}
            {write?.(lead)}
            <ActivityComposer lead={lead} firstKind={byPhone ? 'call' : 'note'} hasKeys />
          </section>
          <section aria-labelledby="lead-timeline" className="pt-5">
            <h2 id="lead-timeline" className="pb-3 text-lg">
              Timeline
            </h2>
            <LeadTimeline
              entries={lead.timeline}
              linked={linked}
              hasOlder={lead.hasOlder}
              now={now}
              leadId={lead.id}
            />
          </section>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Panel title="Tasks and meetings">
            <LeadTasks lead={lead} tasks={lead.tasks} now={now} />
          </Panel>
          {asked}
          <AttachmentsPanel path="leads" id={lead.id} mayWrite={may('leads.write')} />
          <Panel title="About">
            <LeadPeople lead={lead} />
            <LeadDetails key={lead.id} lead={lead} />
          </Panel>
          <CustomFieldsPanel
            key={`fields ${lead.id}`}
            record="lead"
            url={`/api/leads/${lead.id}`}
            list="/api/leads"
            held={lead}
            mayEdit={may('leads.write')}
          />
          <div id={duplicatesId} className="scroll-mt-4 print:hidden">
            <LeadDuplicates lead={lead} />
          </div>
          {more && <div className="grid gap-8 print:hidden">{more}</div>}
          <FoldedPanel title={`Why ${lead.grade}`}>
            <LeadScorePanel lead={lead} />
          </FoldedPanel>
        </div>
      </div>
    </>
  )
}

/** The way to a lead that has a phone number alone. */
function CallLink({ phone }: { phone: string }) {
  return (
    <p className="pb-3">
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={buttonClasses()}>
        <Icon name="phone" size={18} />
        Call {phone}
      </a>
    </p>
  )
}
