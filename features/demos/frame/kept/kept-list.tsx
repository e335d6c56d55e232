import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import type { KeeperState } from './keeper.ts'
import { setOpenProject } from './kept-flag.ts'
import type { KeptProject } from './project-store.ts'

export interface ListActions {
  onOpen: (id: string) => void
  onRename: (id: string, name: string) => void
  onRemove: (id: string) => void
  onRemoveAll: () => void
}

interface Props extends KeeperState, ListActions {
  slug: string
}

/** All that is kept on this device, this demo's first. */
export function KeptList({ slug, projects, unreadable, keeping, problem, ...on }: Props) {
  if (problem !== undefined) return <p className="mt-4 max-w-text text-sm text-slate">{problem}</p>
  if (projects.length + unreadable === 0) return null
  const openId = keeping?.kind === 'kept' ? keeping.id : undefined
  const sorted = [...projects].sort((a, b) => Number(b.record.slug === slug) - Number(a.record.slug === slug))
  return (
    <section aria-labelledby="kept" className="mt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="kept" className="text-base font-semibold">
          Kept on this device
        </h2>
        <ConfirmButton label="Delete all" question="Delete all, files included?" onConfirm={on.onRemoveAll} />
      </div>
      <ul className="border-b border-rule">
        {sorted.map((kept) => (
          <KeptRow
            key={kept.id}
            kept={kept}
            isOpen={kept.id === openId}
            isHere={kept.record.slug === slug}
            {...on}
          />
        ))}
      </ul>
      {unreadable > 0 && (
        <p className="mt-2 text-sm text-warn">
          {unreadable} more {unreadable === 1 ? 'was' : 'were'} saved by a newer version of this page. Reload
          to see {unreadable === 1 ? 'it' : 'them'}.
        </p>
      )}
      <p className="mt-2 max-w-text text-sm text-slate">
        Only this browser has them. It may erase them when space is short; Safari does after seven days
        without a visit. A project saved as a file is safe.
      </p>
    </section>
  )
}

interface RowProps extends ListActions {
  kept: KeptProject
  isOpen: boolean
  /** Of this demo. */
  isHere: boolean
}

function KeptRow({ kept: { id, bytes, record }, isOpen, isHere, ...on }: RowProps) {
  const [isNaming, setNaming] = useState(false)
  const { name, title, slug, savedAt } = record
  if (isNaming) {
    return (
      <li className="border-t border-rule py-2">
        <NameForm
          id={`name-${id}`}
          name={name}
          onName={(to) => {
            setNaming(false)
            if (to !== undefined && to !== name) on.onRename(id, to)
          }}
        />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-1">
      <p className="min-w-0 py-2 text-sm break-words">
        <span className="font-semibold">{name}</span>
        <span className="block text-slate">
          {isHere ? '' : `${title}. `}
          {timeInWords(savedAt)}, {sizeInWords(bytes)}
        </span>
      </p>
      <span className="-mr-2.5 flex flex-wrap items-center">
        {isOpen ? (
          <span className="px-2.5 text-sm text-slate">Shown here</span>
        ) : isHere ? (
          <Button size="sm" variant="quiet" aria-label={`Open ${name}`} onClick={() => on.onOpen(id)}>
            Open
          </Button>
        ) : (
          <a
            href={`/demo/${slug}`}
            aria-label={`Open ${name} in its demo`}
            className="inline-flex min-h-8 items-center px-2.5 text-sm font-semibold text-sea touch:min-h-11"
            onClick={() => setOpenProject(slug, id)}
          >
            Open there
          </a>
        )}
        <Button size="sm" variant="quiet" aria-label={`Rename ${name}`} onClick={() => setNaming(true)}>
          Rename
        </Button>
        <ConfirmButton label="Delete" about={name} question="Delete it?" onConfirm={() => on.onRemove(id)} />
      </span>
    </li>
  )
}

interface NameProps {
  id: string
  name: string
  /** Undefined when it stays. */
  onName: (to: string | undefined) => void
}

function NameForm({ id, name, onName }: NameProps) {
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const to = new FormData(event.currentTarget).get('name')
        onName(typeof to === 'string' && to.trim() !== '' ? to.trim() : undefined)
      }}
    >
      <TextField
        id={id}
        name="name"
        label={`New name of ${name}`}
        isLabelHidden
        defaultValue={name}
        maxLength={200}
        onKeyDown={({ key }) => key === 'Escape' && onName(undefined)}
        autoFocus
        className="min-w-56 grow"
      />
      <Button type="submit" size="md">
        Rename
      </Button>
      <Button variant="quiet" onClick={() => onName(undefined)}>
        Cancel
      </Button>
    </form>
  )
}

/** In the visitor's own time. */
export const timeInWords = (at: number) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`
