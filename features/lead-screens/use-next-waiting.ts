import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type { LeadPage } from '#features/leads/lead-answer.schema.ts'
import { nextWaiting, type Waiting } from './next-waiting.ts'

const url = '/api/leads?reply=waiting&sort=reply&limit=100'

/** Opens the lead that has waited longest for a reply; from a lead, the one due after it, and the first again after the last. */
export function useNextWaiting(current?: Pick<Waiting, 'id' | 'reply'>) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      const { items } = await queries.fetchQuery<LeadPage>({ queryKey: [url] })
      const next = nextWaiting(items, current)
      if (next) await navigate(`/lead-form/${next.id}`)
      else
        toast({
          title: current ? 'Nobody else is waiting for a reply' : 'Nobody is waiting for a reply',
          tone: 'ok',
        })
    } catch (error) {
      toast({ title: 'The next lead can’t be found', description: messageOf(error), tone: 'error' })
    }
  }
}
