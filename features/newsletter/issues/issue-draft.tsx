import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import { LeftCopyNotice } from '#features/publishing/editing/left-copy-notice.tsx'
import { UnsavedGuard } from '#features/publishing/editing/unsaved-guard.tsx'
import { useEditing } from '#features/publishing/editing/use-editing.ts'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { IssueDraftHeader } from './issue-draft-header.tsx'
import { fieldLabels, fieldsOf, issueEditing, segmentInWords } from './issue-editing.ts'
import { IssueFields } from './issue-fields.tsx'
import { IssuePreviewDialog } from './issue-preview.tsx'
import { peopleInWords } from './issue-words.ts'
import type { IssueDetail } from './issue.schema.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

const list = '/api/newsletter-issues'

/** A newsletter that is being written: saved by itself, and on this device until it is. */
export function IssueDraft({ issue: loaded }: { issue: IssueDetail }) {
  const url = `${list}/${loaded.id}`
  const { stored: issue, ...editing } = useEditing(loaded, issueEditing, {
    mayWrite: true,
    send: ({ version }, draft) => api.request<IssueDetail>('PUT', url, { version, ...fieldsOf(draft) }),
    urlOf: () => url,
  })
  const { draft, state, conflict, left } = editing
  const [at, setAt] = useState('')
  const [open, setOpen] = useState<'preview' | 'send' | 'delete'>()
  const navigate = useNavigate()
  const write = useWrite<IssueDetail>({ reread: [list], shows: url })
  const offer = useOfferUndo([list])
  const remove = useWrite<Deleted>({
    reread: [list],
    onDone: ({ undo }) => {
      offer('Draft deleted', undo)
      issueEditing.copies.forget(issue.id)
      void navigate('/newsletter-desk')
    },
  })
  const test = useWrite<unknown>({
    reread: [],
    onDone: () => toast({ title: 'The test is on its way to you' }),
  })
  /** With what is stored: the words as they stand. */
  const saved = async (next: (stored: IssueDetail) => void) => {
    const stored = await editing.save()
    if (stored) next(stored)
  }
  const people = peopleInWords(issue.recipients)
  return (
    <>
      <IssueDraftHeader
        issue={issue}
        draft={draft}
        state={state}
        isTesting={test.isPending}
        onSave={() => void editing.save()}
        onPreview={() => void saved(() => setOpen('preview'))}
        onTest={() => void saved(() => test.mutate({ method: 'POST', url: `${url}/test`, data: {} }))}
        onSend={() => void saved(() => setOpen('send'))}
        onDelete={() => setOpen('delete')}
      />
      {left && <LeftCopyNotice at={left.at} savedBy={issue.updatedBy} onAnswer={editing.answerLeft} />}
      <IssueFields
        draft={draft}
        recipients={`To ${people}`}
        errors={state.kind === 'failed' ? state.errors : {}}
        onChange={editing.edit}
      />
      {open === 'preview' && <IssuePreviewDialog url={`${url}/preview`} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        open={open === 'send'}
        onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
        title={`Send it to ${people}?`}
        text={
          <>
            <p className="pb-3">
              At most {issue.perMinute} leave in a minute. It can be stopped, but what has left stays sent.
            </p>
            <TextField
              label="Send at (leave empty to send now)"
              name="at"
              type="datetime-local"
              value={at}
              onChange={(event) => setAt(event.target.value)}
            />
          </>
        }
        confirmLabel="Send"
        pending={write.isPending}
        onConfirm={() =>
          void saved(({ version }) =>
            write.mutate({
              method: 'POST',
              url: `${url}/send`,
              data: { version, ...(at && { at: new Date(at).toISOString() }) },
            }),
          )
        }
      />
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
        title="Delete this draft?"
        text="The message that follows can undo this."
        confirmLabel="Delete it"
        isDangerous
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ method: 'DELETE', url })}
      />
      {conflict && (
        <ConflictDialog
          title="Someone else changed this newsletter"
          {...conflict}
          labels={fieldLabels}
          show={(field, value) =>
            field === 'segment'
              ? segmentInWords(value)
              : value.length > 1200
                ? `${value.slice(0, 1200)} …`
                : value
          }
          pending={state.kind === 'saving'}
          onClose={() => editing.settle(undefined)}
          onChoose={editing.settle}
        />
      )}
      <UnsavedGuard isDirty={state.kind !== 'saved' && !remove.isSuccess} what="the newsletter" />
    </>
  )
}
