import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type { LeadItem, LeadPage } from '#features/leads/lead-answer.schema.ts'

const url = '/api/leads?reply=waiting&sort=reply&limit=100'

/** Opens whoever waits longest for a reply; from a lead, whoever is due after it, and the first again after the last. */
export function useNextWaiting(current?: Pick<LeadItem, 'id' | 'reply'>) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      const { items } = await queries.fetchQuery<LeadPage>({ queryKey: [url], staleTime: 0 })
      const next = nextOf(items.toSorted(byWaiting), current)
      if (next) await navigate(`/lead-form/${next.id}`)
      else
        toast({ title: current ? 'Nobody else waits for a reply' : 'Nobody waits for a reply', tone: 'ok' })
    } catch (error) {
      toast({ title: 'The next lead can’t be found', description: messageOf(error), tone: 'error' })
    }
  }
}

/** What is written at night is all due at the same minute: whoever wrote first comes first. */
function byWaiting(a: LeadItem, b: LeadItem): number {
  const due = ({ reply, createdAt }: LeadItem) => reply?.dueAt ?? createdAt
  return Date.parse(due(a)) - Date.parse(due(b)) || Date.parse(a.createdAt) - Date.parse(b.createdAt)
}

function nextOf(items: LeadItem[], current: Pick<LeadItem, 'id' | 'reply'> | undefined) {
  const others = items.filter(({ id }) => id !== current?.id)
  const place = items.findIndex(({ id }) => id === current?.id)
  const due = current?.reply?.dueAt
  const after =
    place >= 0
      ? items[place + 1]
      : due && others.find(({ reply }) => reply !== null && Date.parse(reply.dueAt) >= Date.parse(due))
  return after || others[0]
}
