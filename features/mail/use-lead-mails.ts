import { useQuery } from '@tanstack/react-query'
import type { LinkedEntry } from '#features/leads/linked-entry.ts'
import type { MailPage } from './mail.schema.ts'
import { kindOf, mailStateNames } from './mail-words.ts'

/** What the site wrote by mail because of a lead, for its timeline: the newest 100. Empty while it loads and for who may not read mails. */
export function useLeadMails(leadId: string | undefined, mayRead: boolean): LinkedEntry[] {
  const { data } = useQuery<MailPage>({
    queryKey: [`/api/mails?leadId=${leadId}&limit=100`],
    enabled: mayRead && leadId !== undefined,
  })
  // Those that a person wrote stand there as such.
  const ofTheSite = (data?.items ?? []).filter(({ kind }) => kind !== 'lead.message')
  return ofTheSite.map((mail) => ({
    id: mail.id,
    at: mail.createdAt,
    icon: 'send',
    title: 'Mail by the site',
    words: mail.subject,
    to: `/mails?leadId=${leadId}&mail=${mail.id}`,
    note: [kindOf(mail.kind), `to ${mail.to}`, mailStateNames[mail.state].toLowerCase()].join(' · '),
    isAlarming: mail.state === 'failed',
  }))
}
