import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { scheduleNames } from '#features/job-scanner/scanner-words.ts'
import { schedules, type SourceItem } from './source.schema.ts'
import { useScannerWrite } from '#features/job-scanner/use-scanner-write.ts'

const formId = 'edit-source'
const isSchedule = (value: string) => schedules.find((one) => one === value)

/** Name and schedule of a source. When someone else was quicker their values stand beside one's own, and the next save counts. */
export function EditSourceDialog({ source, onClose }: { source: SourceItem; onClose: () => void }) {
  const { draft, set, ...kept } = useDraft(`job-source:${source.id}:${source.version}`, {
    company: source.company,
    schedule: source.schedule,
  })
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [version, setVersion] = useState(source.version)
  const [theirs, setTheirs] = useState<SourceItem>()
  const [failure, setFailure] = useState<unknown>()
  const save = useScannerWrite<SourceItem>({
    onDone: () => {
      toast({ title: 'Saved' })
      drop()
    },
    onFail: (error) => {
      setFailure(error)
      if (error instanceof ApiError && error.status === 409) {
        // The endpoint answers a conflict with the present source.
        const { current } = error.body.data as { current: SourceItem }
        setTheirs(current)
        setVersion(current.version)
      }
      return true
    },
  })
  const errors = failure instanceof ApiError ? failure.body.errors : undefined
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Edit ${source.company}`}
      footer={
        <>
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setFailure(undefined)
          save.mutate({
            method: 'PATCH',
            url: `/api/scanner/sources/${source.id}`,
            data: { ...draft, version },
          })
        }}
      >
        <TextField
          label="Company"
          name="company"
          required
          value={draft.company}
          error={errors?.['company']}
          onChange={(event) => set('company', event.target.value)}
        />
        <SelectField
          label="Read"
          name="schedule"
          value={draft.schedule}
          options={schedules.map((value) => ({ value, label: scheduleNames[value] }))}
          onChange={(event) => set('schedule', isSchedule(event.target.value) ?? draft.schedule)}
        />
        {failure !== undefined && !errors && (
          <div role="alert" className="text-signal-strong">
            <p>{messageOf(failure)}</p>
            {theirs && (
              <p>
                It is now “{theirs.company}”, read {scheduleNames[theirs.schedule].toLowerCase()}. Save again
                to put your values in their place.
              </p>
            )}
          </div>
        )}
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}
