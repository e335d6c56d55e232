import { useQuery } from '@tanstack/react-query'
import { roleMay, type Role } from '#features/context/permissions.ts'
import type { Owner } from '#features/leads/lead-answer.schema.ts'
import { useMe } from '#features/context/use-me.ts'

interface Colleague {
  id: string
  name: string
  role: Role
  state: 'active' | 'disabled'
}

/** Every active colleague who may work on leads, and who owns this lead even when they no longer may. */
export function useOwners(owner: Owner | null = null) {
  const { me } = useMe()
  const { data } = useQuery<{ items: Colleague[] }>({ queryKey: ['/api/users/names'] })
  const able =
    data?.items.filter(({ state, role }) => state === 'active' && roleMay(role, 'leads.write')) ?? []
  const known = new Map([...(owner ? [owner] : []), ...able].map(({ id, name }) => [id, name]))
  return [...known].map(([value, name]) => ({ value, label: value === me?.id ? `${name} (me)` : name }))
}
