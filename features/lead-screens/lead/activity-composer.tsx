import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useDraft } from '#features/context/use-draft.ts'
import type { LeadItem } from '#features/leads/lead-answer.schema.ts'
import { loggedKinds } from '#features/leads/lead.schema.ts'
import { activityNames } from '#features/leads/lead-words.ts'
import { useClaim } from '#features/leads/claims/use-claim.ts'
import { WritingNotice } from '#features/leads/claims/writing-notice.tsx'
import { MentionNames } from './mention-names.tsx'
import { useLeadWrite } from '#features/lead-screens/use-lead-write.ts'

const placeholders = {
  note: 'What should colleagues know?',
  call: 'What was said, and what happens next?',
  email: 'What did you send from your own mail program?',
  meeting: 'Who was there, and what was agreed?',
}

interface ActivityComposerProps {
  lead: { id: string; reply: Pick<NonNullable<LeadItem['reply']>, 'repliedAt'> | null }
  /** What is logged unless another kind is chosen: a note unless told. */
  firstKind?: 'note' | 'call'
  /** On the page of a lead, `n` and `c` lead here. */
  hasKeys?: boolean
  onLogged?: () => void
}

const nothing = { body: '', id: '' }

/** Writes into the timeline. The id is made with the draft, so a second press or a retry writes nothing twice. */
export function ActivityComposer({
  lead,
  firstKind = 'note',
  hasKeys = false,
  onLogged,
}: ActivityComposerProps) {
  const { draft, setAll, ...kept } = useDraft(`activity:${lead.id}`, { ...nothing, kind: firstKind })
  const kind = loggedKinds.find((one) => one === draft.kind) ?? firstKind
  const { body } = draft
  const setBody = (text: string) => setAll({ body: text, id: draft.id || crypto.randomUUID() })
  const setKind = (next: typeof kind) => setAll({ kind: next })
  const [error, setError] = useState<string>()
  const log = useLeadWrite(lead.id, () => {
    toast({ title: `${activityNames[kind]} logged`, tone: 'ok' })
    kept.drop()
    onLogged?.()
  })
  const form = useRef<HTMLFormElement>(null)
  const writing = useClaim(lead.id, kind !== 'note' && body.trim() !== '')
  const begin = (next: typeof kind) => {
    setKind(next)
    form.current?.querySelector('textarea')?.focus()
  }
  useShortcuts(
    hasKeys
      ? [
          { keys: 'n', label: 'Write a note', run: () => begin('note') },
          { keys: 'c', label: 'Log a call', run: () => begin('call') },
        ]
      : [],
  )
  const isWaiting = lead.reply !== null && lead.reply.repliedAt === null
  const submit = () => {
    if (!body.trim()) return setError('Please enter some text')
    if (!log.isPending)
      log.mutate({
        method: 'POST',
        url: `/api/leads/${lead.id}/activities`,
        data: { id: draft.id, kind, body },
      })
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label="Log an activity"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="border-b border-rule pb-4"
    >
      <fieldset className="flex flex-wrap gap-x-5 pb-2">
        <legend className="sr-only">What happened</legend>
        {loggedKinds.map((one) => (
          <label key={one} className="flex min-h-8 cursor-pointer items-center gap-2 touch:min-h-11">
            <input
              type="radio"
              name="activity-kind"
              checked={kind === one}
              onChange={() => setKind(one)}
              className="size-4"
            />
            {activityNames[one]}
          </label>
        ))}
      </fieldset>
      <WritingNotice name={writing} />
      <TextArea
        name="activity-body"
        label={activityNames[kind]}
        isLabelHidden
        placeholder={placeholders[kind]}
        maxLength={10_000}
        value={body}
        error={error}
        onChange={(event) => {
          setBody(event.target.value)
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          // Out of the field, so that the keys of the page work again; what was written stays.
          if (hasKeys && event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <MentionNames text={body} onComplete={setBody} />
      {body !== '' && <KeptDraft isKept isRestored={kept.isRestored} onDrop={kept.drop} />}
      <div className="flex flex-wrap items-center gap-3 pt-2">
        <Button type="submit" pending={log.isPending}>
          {log.isPending
            ? 'Saving…'
            : kind === 'note'
              ? 'Add note'
              : `Log ${activityNames[kind].toLowerCase()}`}
        </Button>
        <p role="status" className={error ? 'text-signal-strong' : 'text-slate'}>
          {error ??
            (isWaiting &&
              (kind === 'note' ? 'A note doesn’t stop the reply clock.' : 'This stops the reply clock.'))}
        </p>
      </div>
    </form>
  )
}
