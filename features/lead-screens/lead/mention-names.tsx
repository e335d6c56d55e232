import { useQuery } from '@tanstack/react-query'
import { roleMay, type Role } from '#features/context/permissions.ts'
import { useMe } from '#features/context/use-me.ts'
import { Button } from '#ui/button.tsx'
import { nameBegun, withName } from './mention-begun.ts'

interface Colleague {
  id: string
  name: string
  role: Role
  state: 'active' | 'disabled'
}

const atMost = 5

/** While a name is begun after an @: the colleagues whose it may be. They are told of the note. */
export function MentionNames({ text, onComplete }: { text: string; onComplete: (text: string) => void }) {
  const { me } = useMe()
  const begun = nameBegun(text)
  const { data } = useQuery<{ items: Colleague[] }>({
    queryKey: ['/api/users/names'],
    enabled: begun !== undefined,
  })
  if (begun === undefined) return null
  const fits = (data?.items ?? []).filter(
    ({ id, name, role, state }) =>
      id !== me?.id &&
      state === 'active' &&
      roleMay(role, 'leads.read') &&
      name
        .toLowerCase()
        .split(/\s+/)
        .some((part) => part.startsWith(begun)),
  )
  if (fits.length === 0) return null
  return (
    <div role="group" aria-label="Colleagues to notify" className="flex flex-wrap gap-1 pt-1">
      {fits.slice(0, atMost).map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          size="sm"
          // The cursor stays in the note.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onComplete(withName(text, name))}
        >
          @{name}
        </Button>
      ))}
    </div>
  )
}
