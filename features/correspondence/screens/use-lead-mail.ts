import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { LinkedEntry } from '#features/leads/linked-entry.ts'
import type { LeadMail, MessageItem } from '#features/correspondence/message.schema.ts'
import { noteOf, titleOf } from '#features/correspondence/message-words.ts'

/** So often a lead's page asks for new mail by itself. */
const askEveryMs = 4000

/** The mail of a lead; new mail is there within seconds, and the lead with its clock is read again when something came or went. */
export function useLeadMail(leadId: string | undefined, mayRead: boolean) {
  const queries = useQueryClient()
  const mail = useQuery<LeadMail>({
    queryKey: [`/api/leads/${leadId}/mails`],
    enabled: mayRead && leadId !== undefined,
    staleTime: 0,
    refetchInterval: askEveryMs,
    refetchOnWindowFocus: true,
  })
  const before = useRef<string>(undefined)
  const state = mail.data?.items.map(({ id, state: of }) => `${id} ${of}`).join()
  useEffect(() => {
    if (before.current !== undefined && before.current !== state)
      void queries.invalidateQueries({ queryKey: [`/api/leads/${leadId}`] })
    before.current = state
  }, [state, leadId, queries])
  return mail
}

/** For the timeline of the lead. A first mail stands there as the enquiry that was made of it. */
export const timelineOf = (mail: LeadMail | undefined, leadId: string): LinkedEntry[] =>
  (mail?.items ?? []).filter(({ isEnquiry }) => !isEnquiry).map((item) => entryOf(item, leadId))

function entryOf(item: MessageItem, leadId: string): LinkedEntry {
  return {
    id: item.id,
    at: item.at,
    icon: item.direction === 'in' ? 'mail' : 'send',
    title: titleOf(item),
    words: item.subject,
    to: `/lead-form/${leadId}?message=${item.id}`,
    text: item.excerpt,
    note: noteOf(item),
    isAlarming: item.state === 'failed' || item.kind === 'bounce' || item.authentication === 'fail',
  }
}
