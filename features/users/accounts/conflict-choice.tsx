import { useState } from 'react'
import { roleNames } from '#features/context/permissions.ts'
import { Button } from '#ui/button.tsx'
import type { UserFields } from './user-edit.tsx'
import type { User } from '#features/users/user.schema.ts'

const labels = { name: 'Name', email: 'Email address', role: 'Role', state: 'State' }
type Key = keyof UserFields
const keys: Key[] = ['name', 'email', 'role', 'state']

interface ConflictChoiceProps {
  mine: UserFields
  theirs: User
  pending: boolean
  onChoose: (chosen: UserFields) => void
  onLeave: () => void
}

/** Two people saved the same user: each field that differs is chosen by the second. */
export function ConflictChoice({ mine, theirs, pending, onChoose, onLeave }: ConflictChoiceProps) {
  const different = keys.filter((key) => mine[key] !== theirs[key])
  const [taken, setTaken] = useState<ReadonlySet<Key>>(new Set(different))
  const take = (key: Key, isMine: boolean) =>
    setTaken((before) => new Set(isMine ? [...before, key] : [...before].filter((one) => one !== key)))
  const chosen = (): UserFields => ({
    name: taken.has('name') ? mine.name : theirs.name,
    email: taken.has('email') ? mine.email : theirs.email,
    role: taken.has('role') ? mine.role : theirs.role,
    state: taken.has('state') ? mine.state : theirs.state,
  })
  return (
    <section aria-labelledby="conflict-title" className="border-l-4 border-warn pl-4">
      <h2 id="conflict-title" className="text-lg">
        Someone else saved this user in the meantime
      </h2>
      <p className="pt-1 pb-3 text-sm text-slate">
        {different.length > 0
          ? 'Choose which value to keep for each field.'
          : 'They made the same changes, so there is nothing left to do.'}
      </p>
      {different.map((key) => (
        <fieldset key={key} className="border-t border-rule py-3">
          <legend className="float-left w-full pb-1 text-sm font-semibold">{labels[key]}</legend>
          <Choice
            name={key}
            label="Yours"
            value={shown(key, mine[key])}
            isChosen={taken.has(key)}
            onChoose={() => take(key, true)}
          />
          <Choice
            name={key}
            label="Theirs"
            value={shown(key, theirs[key])}
            isChosen={!taken.has(key)}
            onChoose={() => take(key, false)}
          />
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2 pt-2">
        <Button pending={pending} disabled={different.length === 0} onClick={() => onChoose(chosen())}>
          Save these values
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          Keep theirs
        </Button>
      </div>
    </section>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string
  isChosen: boolean
  onChoose: () => void
}

function Choice({ name, label, value, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="clear-both flex min-h-8 items-center gap-2 text-sm touch:min-h-11">
      <input
        type="radio"
        name={`conflict-${name}`}
        checked={isChosen}
        onChange={onChoose}
        className="size-4"
      />
      <span className="w-14 text-slate">{label}</span>
      <span className="break-all">{value}</span>
    </label>
  )
}

function shown(key: Key, value: string) {
  if (key === 'role') return Object.entries(roleNames).find(([role]) => role === value)?.[1] ?? value
  if (key === 'state') return value === 'active' ? 'Active' : 'Disabled'
  return value
}
