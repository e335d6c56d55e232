import { useDraft } from '#features/context/use-draft.ts'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { useState } from 'react'
import { useMe } from '#features/context/use-me.ts'
import { loggedKinds } from '#features/leads/lead.schema.ts'
import type { TimelineEntry } from '#features/leads/lead-answer.schema.ts'
import { shortTime } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { useWrite } from '#ui/use-write.ts'
import { localTime } from './local-time.ts'
import { useUndo } from '#features/lead-screens/use-undo.ts'

interface Props {
  leadId: string
  entry: TimelineEntry
  now: Date
}

/** What its author, or an administrator, may do with a note; and what was written before. */
export function NoteActions({ leadId, entry, now }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { me, may } = useMe()
  const { offer } = useUndo()
  const remove = useWrite<{ undo: string }>({
    reread: [`/api/leads/${leadId}`],
    onDone: ({ undo }) => offer('Deleted', undo),
  })
  const mayChange =
    loggedKinds.some((kind) => kind === entry.kind) &&
    may('leads.write') &&
    (entry.byId === me?.id || may('leads.delete'))
  return (
    <>
      {entry.history && (
        <details className="pt-1 text-xs text-slate">
          <summary className="cursor-pointer">Edited</summary>
          {entry.history.map((earlier) => (
            <p key={earlier.until} className="border-l-2 border-rule pt-1 pl-2">
              {earlier.body}
              <br />
              until {shortTime(earlier.until, now)}, changed by {earlier.by}
            </p>
          ))}
        </details>
      )}
      {mayChange && (
        <p className="flex gap-1 pt-1 print:hidden">
          <Button variant="quiet" size="sm" className="-ml-2.5" onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Button
            variant="quiet"
            size="sm"
            pending={remove.isPending}
            onClick={() => remove.mutate({ method: 'DELETE', url: `/api/activities/${entry.id}` })}
          >
            Delete
          </Button>
        </p>
      )}
      {isEditing && (
        <NoteEditDialog leadId={leadId} entry={entry} now={now} onClose={() => setEditing(false)} />
      )}
    </>
  )
}

function NoteEditDialog({ leadId, entry, now, onClose }: Props & { onClose: () => void }) {
  const { draft, set, ...kept } = useDraft(`note:${entry.id}`, { body: entry.body, at: localTime(entry.at) })
  const { body, at } = draft
  const [error, setError] = useState<string>()
  const end = () => {
    kept.drop()
    onClose()
  }
  const save = useWrite({ reread: [`/api/leads/${leadId}`], onDone: end })
  const submit = () => {
    if (!body.trim()) return setError('Please enter some text')
    const isMoved = at !== localTime(entry.at) && at !== ''
    const data = { seen: entry.body, body, ...(isMoved && { at: new Date(at).toISOString() }) }
    if (!save.isPending) save.mutate({ method: 'PATCH', url: `/api/activities/${entry.id}`, data })
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={end}>
        Cancel
      </Button>
      <Button type="submit" pending={save.isPending}>
        Save changes
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Change what was written"
      footer={footer}
      onSubmit={submit}
    >
      <TextArea
        name="note-body"
        label="Words"
        maxLength={10_000}
        value={body}
        error={error}
        onChange={(event) => {
          set('body', event.target.value)
          setError(undefined)
        }}
      />
      <TextField
        name="note-at"
        label="When it was"
        type="datetime-local"
        value={at}
        max={localTime(now.toISOString())}
        onChange={(event) => set('at', event.target.value)}
      />
      {kept.isKept && <KeptDraft isKept isRestored={kept.isRestored} onDrop={kept.drop} />}
    </Dialog>
  )
}
