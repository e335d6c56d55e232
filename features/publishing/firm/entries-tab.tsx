import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRecord } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import { useWrite } from '#ui/use-write.ts'
import { EntryForm, entriesUrl } from './entry-form.tsx'
import { EntryPhoto } from './entry-photo.tsx'
import { kindWords } from './entry-words.ts'
import type { EntryItem, EntryKind, EntryList } from './entry.schema.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

/** People, cases or certificates, as public pages show them. */
export function EntriesTab({ kind, mayWrite }: { kind: EntryKind; mayWrite: boolean }) {
  const { data, error, refetch } = useQuery<EntryList>({ queryKey: [entriesUrl] })
  const [form, setForm] = useState<EntryItem | 'new'>()
  const [doomed, setDoomed] = useState<EntryItem>()
  const offer = useOfferUndo([entriesUrl])
  const remove = useWrite<Deleted>({
    reread: [entriesUrl],
    onDone: ({ undo }) => {
      setDoomed(undefined)
      offer('Removed', undo, 'Pages stop showing it within a second.')
    },
  })
  if (error && !data)
    return (
      <ErrorState title="The list can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRecord label="Loading the list" />
  const { one, many, empty } = kindWords[kind]
  const items = data.items.filter((item) => item.kind === kind)
  const add = mayWrite && (
    <Button icon="plus" onClick={() => setForm('new')}>
      New {one}
    </Button>
  )
  return (
    <>
      {items.length === 0 ? (
        <EmptyState title={`No ${many} yet`} text={`${empty} An empty place shows nothing.`} action={add} />
      ) : (
        <>
          {add && <p className="flex justify-end pb-4">{add}</p>}
          <ul className="border-t border-rule">
            {items.map((item) => (
              <EntryRow
                key={item.id}
                item={item}
                mayWrite={mayWrite}
                onEdit={() => setForm(item)}
                onDelete={() => setDoomed(item)}
              />
            ))}
          </ul>
        </>
      )}
      {form && (
        <EntryForm kind={kind} item={form === 'new' ? undefined : form} onClose={() => setForm(undefined)} />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(isOpen) => !isOpen && setDoomed(undefined)}
        title={`Remove this ${one}?`}
        text="It goes from every page, with its photo. The message that follows can undo this."
        confirmLabel="Remove"
        isDangerous
        pending={remove.isPending}
        onConfirm={() => doomed && remove.mutate({ method: 'DELETE', url: `${entriesUrl}/${doomed.id}` })}
      />
    </>
  )
}

interface RowProps {
  item: EntryItem
  mayWrite: boolean
  onEdit: () => void
  onDelete: () => void
}

function EntryRow({ item, mayWrite, onEdit, onDelete }: RowProps) {
  const now = useNow()
  const { fields, second } = kindWords[item.kind]
  const name = item.fields[fields[0]?.name ?? ''] ?? ''
  return (
    <li className="grid gap-x-5 gap-y-2 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 gap-4">
        {item.kind === 'person' && <EntryPhoto item={item} name={name} mayWrite={mayWrite} />}
        <div className="min-w-0">
          <p className="font-semibold break-words">
            {name} {item.isOver && <Badge tone="warn">Over, not shown</Badge>}
          </p>
          <p className="text-slate">{item.fields[second]}</p>
          <p className="pt-1 text-sm text-slate">
            Last changed {shortTime(item.updatedAt, now)}, {item.updatedBy}
          </p>
        </div>
      </div>
      {mayWrite && (
        <p className="whitespace-nowrap">
          <Button size="sm" variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button size="sm" variant="quiet" aria-label={`Remove ${name}`} onClick={onDelete}>
            Remove
          </Button>
        </p>
      )}
    </li>
  )
}
