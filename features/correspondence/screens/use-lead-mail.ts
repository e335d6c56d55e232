import { useQuery } from '@tanstack/react-query'
import type { LinkedEntry } from '#features/leads/linked-entry.ts'
import type { LeadMail, MessageItem } from '#features/correspondence/message.schema.ts'
import { ownText } from '#features/correspondence/own-words.ts'
import { noteOf, titleOf } from '#features/correspondence/message-words.ts'

/** The mail of a lead: what comes or goes is told live, with the lead and its clock. */
export const useLeadMail = (leadId: string | undefined, mayRead: boolean) =>
  useQuery<LeadMail>({
    queryKey: [`/api/leads/${leadId}/mails`],
    enabled: mayRead && leadId !== undefined,
  })

/** For the timeline of the lead. A first mail stands there as the enquiry that was made of it. */
export const timelineOf = (mail: LeadMail | undefined, leadId: string): LinkedEntry[] =>
  (mail?.items ?? []).filter(({ isEnquiry }) => !isEnquiry).map((item) => entryOf(item, leadId))

function entryOf(item: MessageItem, leadId: string): LinkedEntry {
  // A program that answers for somebody says nothing of theirs.
  const isTheirs = item.direction === 'in' && item.kind === 'written'
  return {
    id: item.id,
    at: item.at,
    icon: item.direction === 'in' ? 'mail' : 'send',
    title: titleOf(item),
    words: item.subject,
    to: `/lead-form/${leadId}?message=${item.id}`,
    text: isTheirs ? ownText(item.excerpt) : item.excerpt,
    note: noteOf(item),
    isTheirs,
    isAlarming: item.state === 'failed' || item.kind === 'bounce' || item.authentication === 'fail',
  }
}
