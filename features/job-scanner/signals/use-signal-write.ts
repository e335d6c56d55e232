import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import type { Opportunity } from '#features/leads/companies/company.schema.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type { SignalItem } from './signal.schema.ts'
import { useScannerWrite } from '#features/job-scanner/use-scanner-write.ts'

/** What staff decide about a company. */
export function useSignalWrite() {
  const navigate = useNavigate()
  /** A signal of a company that has leads, while nobody said to which it belongs. */
  const [choice, setChoice] = useState<{ signal: SignalItem; leads: Opportunity[] }>()
  const closeChoice = () => setChoice(undefined)
  const lead = useScannerWrite<{ leadId: string; isNew: boolean }>({
    onDone: ({ leadId, isNew }) => {
      toast({ title: isNew ? 'Lead created' : 'The signal is with this lead' })
      void navigate(`/lead-form/${leadId}`)
    },
  })
  /** A new lead, or the one of the company that the signal belongs to. */
  const createLead = ({ companyKey }: SignalItem, leadId?: string) => {
    closeChoice()
    const data = { companyKey, ...(leadId && { leadId }) }
    lead.mutate({ method: 'POST', url: '/api/scanner/signals/lead', data })
  }
  const look = useMutation({
    mutationFn: ({ companyKey }: SignalItem) =>
      api.request<{ items: Opportunity[] }>(
        'GET',
        `/api/scanner/signals/leads?${new URLSearchParams({ companyKey })}`,
      ),
    onSuccess: ({ items }, signal) =>
      items.length === 0 ? createLead(signal) : setChoice({ signal, leads: items }),
    onError: (error) => toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' }),
  })
  const decide = useScannerWrite<SignalItem>({
    onDone: ({ company, state }) =>
      toast({
        title: state === 'dismissed' ? `${company} is dismissed` : `${company} is back among the new ones`,
      }),
  })
  const send = (what: string, data: object) =>
    decide.mutate({ method: 'POST', url: `/api/scanner/signals/${what}`, data })
  return {
    isPending: look.isPending || lead.isPending || decide.isPending,
    /** Makes a lead at once of a company that has none. */
    beginLead: (signal: SignalItem) => look.mutate(signal),
    choice,
    closeChoice,
    createLead,
    dismiss: ({ companyKey }: SignalItem, days: number | null) => send('dismiss', { companyKey, days }),
    restore: ({ companyKey }: SignalItem) => send('restore', { companyKey }),
  }
}
