import { useState } from 'react'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { hourMs } from '#lib/durations.ts'
import type { PageCheck, PageDetail } from '#features/publishing/pages/page.schema.ts'
import { isBadTime, localTime } from '#features/publishing/posts/editor/publication.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useNow } from '#ui/use-now.ts'
import { useWrite } from '#ui/use-write.ts'
import { PageDifference } from './page-difference.tsx'
import type { PageEditing } from './use-page-draft.ts'

interface Props {
  editing: PageEditing
  /** Of the words as they are now; undefined until they are checked, when it is the server that refuses. */
  check: PageCheck | undefined
  onClose: () => void
  onDone: (page: PageDetail) => void
}

/** Now or at a time to come; what is wrong and what changes stands above the button. */
export function PublishPageDialog({ editing, check, onClose, onDone }: Props) {
  const { page, text } = editing
  const now = useNow()
  const [isLater, setLater] = useState(page.state === 'scheduled')
  const [at, setAt] = useState(() =>
    localTime(page.publishAt ? new Date(page.publishAt) : new Date(Date.now() + hourMs)),
  )
  const [error, setError] = useState<string>()
  const publish = useWrite<PageDetail>({
    reread: ['/api/pages'],
    onDone: (answer) => {
      editing.take(answer)
      onDone(answer)
    },
    onFail: (failure) => {
      setError(messageOf(failure))
      if (failure instanceof ApiError && failure.status === 409) void editing.reread()
      return true
    },
  })
  const isBad = isLater && isBadTime(at, now)
  const warnings = [
    ...(check?.contradictions ?? []).map(({ words }) => `A different number from elsewhere: ${words}`),
    ...(check?.links ?? [])
      .filter(({ verdict }) => verdict === 'missing' || verdict === 'no anchor')
      .map(({ to, note }) => `${to}: ${note}`),
  ]

  async function confirm() {
    setError(undefined)
    const saved = await editing.save()
    if (!saved) return setError('The latest changes could not be saved, so nothing was published.')
    publish.mutate({
      method: 'POST',
      url: `/api/pages/${page.id}/publish`,
      data: { version: saved.version, ...(isLater && { publishAt: new Date(at).toISOString() }) },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Publish the changes"
      description="The public page changes within a second, on every server."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={check?.fault != null || isBad}
            pending={publish.isPending}
            onClick={() => void confirm()}
          >
            {isLater ? 'Schedule it' : 'Publish now'}
          </Button>
        </>
      }
    >
      {check?.fault && (
        <p role="alert" className="mb-4 border-l-4 border-signal py-1 pl-4">
          Before it can be published, line {check.fault.line}: {check.fault.message}
        </p>
      )}
      {warnings.length > 0 && (
        <ul className="mb-4 border-l-4 border-warn bg-warn-tint px-4 py-2">
          {warnings.map((words) => (
            <li key={words} className="break-words">
              {words}
            </li>
          ))}
        </ul>
      )}
      <PageDifference label="From the public words to the draft" before={page.liveText} after={text} />
      <fieldset className="pt-4">
        <legend className="pb-1 font-semibold">When</legend>
        {[false, true].map((later) => (
          <label key={String(later)} className="flex min-h-9 items-center gap-2.5 touch:min-h-11">
            <input
              type="radio"
              name="when"
              checked={isLater === later}
              onChange={() => setLater(later)}
              className="size-4"
            />
            {later ? 'At a time to come' : 'Now'}
          </label>
        ))}
        {isLater && (
          <TextField
            label="Day and time, as on this device"
            name="publishAt"
            type="datetime-local"
            value={at}
            min={localTime(now)}
            onChange={(event) => setAt(event.target.value)}
            error={isBad ? 'Please choose a time to come' : undefined}
            className="max-w-72 pt-1"
          />
        )}
      </fieldset>
      {error && (
        <p role="alert" className="pt-2 text-signal-strong">
          {error}
        </p>
      )}
    </Dialog>
  )
}
