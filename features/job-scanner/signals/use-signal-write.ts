import { useNavigate } from 'react-router'
import { toast } from '#ui/toast.tsx'
import type { SignalItem } from './signal.schema.ts'
import { useScannerWrite } from '#features/job-scanner/use-scanner-write.ts'

/** What staff decide about a company. */
export function useSignalWrite() {
  const navigate = useNavigate()
  const lead = useScannerWrite<{ leadId: string; isNew: boolean }>({
    onDone: ({ leadId, isNew }) => {
      toast({ title: isNew ? 'Lead created' : 'This company already has a lead' })
      void navigate(`/lead-form/${leadId}`)
    },
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
    isPending: lead.isPending || decide.isPending,
    createLead: ({ companyKey }: SignalItem) =>
      lead.mutate({ method: 'POST', url: '/api/scanner/signals/lead', data: { companyKey } }),
    dismiss: ({ companyKey }: SignalItem, days: number | null) => send('dismiss', { companyKey, days }),
    restore: ({ companyKey }: SignalItem) => send('restore', { companyKey }),
  }
}
