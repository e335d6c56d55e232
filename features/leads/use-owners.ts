import { useQuery } from '@tanstack/react-query'
import type { Owner } from './lead-answer.schema.ts'
import { useMe } from './use-me.ts'

interface Colleague {
  id: string
  name: string
  state: 'active' | 'disabled'
}

/** Every active colleague, and who owns this lead even when their account is closed. */
export function useOwners(owner: Owner | null = null) {
  const { me } = useMe()
  const { data } = useQuery<{ items: Colleague[] }>({ queryKey: ['/api/users/names'] })
  const active = data?.items.filter(({ state }) => state === 'active') ?? []
  const known = new Map([...(owner ? [owner] : []), ...active].map(({ id, name }) => [id, name]))
  return [...known].map(([value, name]) => ({ value, label: value === me?.id ? `${name} (me)` : name }))
}
