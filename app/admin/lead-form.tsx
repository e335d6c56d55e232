import { useState } from 'react'
import { useParams } from 'react-router'
import { LeadAssessments } from '#features/assessment/staff/lead-assessments.tsx'
import { firstSubject } from '#features/correspondence/screens/first-subject.ts'
import { LeadMail } from '#features/correspondence/screens/lead-mail.tsx'
import type { Words } from '#features/correspondence/screens/with-template.ts'
import { timelineOf, useLeadMail } from '#features/correspondence/screens/use-lead-mail.ts'
import { LeadConversations } from '#features/chat/conversations/lead-conversations.tsx'
import { contactOf } from '#features/leads/contact-of.ts'
import type { LeadFile, TimelineEntry } from '#features/leads/lead-answer.schema.ts'
import { LeadScreen } from '#features/lead-screens/lead/lead-screen.tsx'
import { NewLeadScreen } from '#features/lead-screens/lead/new-lead-screen.tsx'
import { useLeadMails } from '#features/mail/use-lead-mails.ts'
import type { Need } from '#features/suppliers/match.ts'
import { LeadSuppliers } from '#features/suppliers/lead-suppliers.tsx'
import { MatchingSuppliers } from '#features/suppliers/matching-suppliers.tsx'
import { Shortlist } from '#features/suppliers/shortlist.tsx'
import { TeamRequestCards, useTeamRequests } from '#features/team-request/team-request-card.tsx'
import { factsOf } from '#features/team-request/team-request-words.ts'
import { useMe } from '#features/context/use-me.ts'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Lead')

export default function LeadForm() {
  const { id } = useParams()
  const [prepared, setPrepared] = useState<Words>()
  const { may } = useMe()
  const mails = useLeadMails(id, may('mail.read'))
  const { data: requests } = useTeamRequests(id)
  const { data: mail } = useLeadMail(id, may('leads.read'))
  if (!id) return <NewLeadScreen />
  const shortlistOf = (need: Need) => <Shortlist need={need} leadId={id} />
  const asked = (
    <>
      <TeamRequestCards leadId={id} shortlist={shortlistOf} />
      {may('suppliers.read') && (
        <LeadSuppliers leadId={id} onWrite={mail && may('leads.write') ? setPrepared : undefined} />
      )}
    </>
  )
  const more = (
    <>
      {requests?.items.length === 0 && <MatchingSuppliers leadId={id} />}
      {may('assessments.read') && <LeadAssessments leadId={id} />}
      {may('conversations.read') && <LeadConversations leadId={id} />}
    </>
  )
  const factsOfEnquiry = (entry: TimelineEntry) => {
    const request = requests?.items.find((one) => one.id === entry.id)
    return request && factsOf(request)
  }
  const linked = [...timelineOf(mail, id), ...mails]
  const write = (lead: LeadFile) =>
    mail && (
      <LeadMail
        leadId={id}
        email={contactOf(lead).email}
        suggested={firstSubject(lead, mail.fields['our name'] ?? '')}
        mail={mail}
        mayWrite={may('leads.write')}
        prepared={prepared}
        onPrepared={() => setPrepared(undefined)}
      />
    )
  return <LeadScreen key={id} {...{ id, asked, more, linked, write }} factsOf={factsOfEnquiry} />
}
