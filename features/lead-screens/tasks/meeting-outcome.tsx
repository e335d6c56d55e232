import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import type { TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'

/** Asks how a meeting went: it is logged, with what was agreed, or it didn't take place. */
export function MeetingOutcome({ meeting }: { meeting: TaskAnswer }) {
  const { draft, set, ...kept } = useDraft(`outcome:${meeting.id}`, { notes: '' })
  const [isLogging, setLogging] = useState(kept.isRestored)
  const write = useWrite<TaskAnswer>({
    reread: ['/api/leads/', '/api/tasks'],
    onDone: ({ tookPlace }) => {
      kept.drop()
      toast({ title: tookPlace ? 'Meeting logged' : 'Noted: it did not take place', tone: 'ok' })
    },
  })
  const say = (outcome: { tookPlace: boolean; notes?: string }) => {
    if (write.isPending) return
    write.mutate({ method: 'PATCH', url: `/api/tasks/${meeting.id}`, data: { isDone: true, ...outcome } })
  }
  if (!isLogging)
    return (
      <div role="group" aria-label={`How did it go? ${meeting.title}`} className="print:hidden">
        <p className="pt-1 pb-2 text-sm">How did it go?</p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => setLogging(true)}>
            It took place
          </Button>
          <Button
            size="sm"
            variant="secondary"
            pending={write.isPending}
            onClick={() => say({ tookPlace: false })}
          >
            It didn’t take place
          </Button>
        </div>
      </div>
    )
  return (
    <form
      noValidate
      aria-label={`Log the meeting: ${meeting.title}`}
      onSubmit={(event) => {
        event.preventDefault()
        say({ tookPlace: true, ...(draft.notes.trim() && { notes: draft.notes }) })
      }}
      className="grid gap-2 pt-2 print:hidden"
    >
      <TextArea
        name={`outcome-${meeting.id}`}
        label="Who was there, and what was agreed?"
        isLabelHidden
        placeholder="Who was there, and what was agreed?"
        autoFocus={!kept.isRestored}
        maxLength={9000}
        value={draft.notes}
        onChange={(event) => set('notes', event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={write.isPending}>
          Log the meeting
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            kept.drop()
            setLogging(false)
          }}
        >
          Cancel
        </Button>
      </div>
      {kept.isKept && <KeptDraft isKept isRestored={kept.isRestored} onDrop={kept.drop} />}
    </form>
  )
}
