import { useState } from 'react'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { useNow } from '#ui/use-now.ts'
import { longTime } from '#lib/office-time.ts'
import type { PostCheck, PostDetail } from '#features/publishing/posts/post.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { hourMs } from '#lib/durations.ts'
import { fieldLabels, type FieldName } from './post-draft.ts'
import { isBadTime, localTime, publishAtOf } from './publication.ts'
import { useWrite } from '#ui/use-write.ts'
import type { usePostDraft } from './use-post-draft.ts'

interface Props {
  editing: ReturnType<typeof usePostDraft>
  /** Of the words as they are now; undefined until they are checked, when it is the server that refuses. */
  check: PostCheck | undefined
  onClose: () => void
  onDone: (post: PostDetail) => void
}

/** Now or at a time to come; what is missing and which links are broken stands above the button. */
export function PublishDialog({ editing, check, onClose, onDone }: Props) {
  const { post } = editing
  const now = useNow()
  const isPublic = post.state === 'published'
  const [isLater, setLater] = useState(post.state === 'scheduled')
  const [at, setAt] = useState(() => localTime(firstTimeOf(post)))
  const [error, setError] = useState<string>()
  const publish = useWrite<PostDetail>({
    reread: ['/api/posts?'],
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
  const faults = Object.entries(check?.faults ?? {})
  const broken = check?.links.filter(({ verdict }) => verdict === 'missing' || verdict === 'no anchor') ?? []
  const isBad = isLater && isBadTime(at, now)

  async function confirm() {
    setError(undefined)
    const saved = await editing.save()
    if (!saved) return setError('The latest changes could not be saved, so nothing was published.')
    publish.mutate({
      method: 'POST',
      url: `/api/posts/${post.id}/publish`,
      data: {
        version: saved.version,
        ...publishAtOf(post, { isLater, at }, new Date()),
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isPublic ? 'Publish the changes' : 'Publish this article'}
      description={isPublic ? 'The public page changes within a second, on every server.' : undefined}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={faults.length > 0 || isBad}
            pending={publish.isPending}
            onClick={() => void confirm()}
          >
            {isLater ? 'Schedule it' : 'Publish now'}
          </Button>
        </>
      }
    >
      {faults.length > 0 && (
        <div role="alert" className="mb-4 border-l-4 border-signal py-1 pl-4">
          <p className="font-semibold">Before it can be published:</p>
          <ul className="list-disc pl-5">
            {faults.map(([name, message]) => (
              <li key={name}>
                {name in fieldLabels ? `${fieldLabels[name as FieldName]}: ` : ''}
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {broken.length > 0 && (
        <div className="mb-4 border-l-4 border-warn bg-warn-tint px-4 py-2">
          <p className="font-semibold">
            {broken.length === 1 ? 'One link is broken' : `${broken.length} links are broken`}
          </p>
          <ul>
            {broken.map(({ to, note }) => (
              <li key={to} className="break-words">
                <span className="font-mono text-xs">{to}</span>: {note}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isPublic && (
        <fieldset>
          <legend className="pb-1 font-semibold">When</legend>
          <label className="flex min-h-9 items-center gap-2.5 touch:min-h-11">
            <input
              type="radio"
              name="when"
              checked={!isLater}
              onChange={() => setLater(false)}
              className="size-4"
            />
            Now
          </label>
          <label className="flex min-h-9 items-center gap-2.5 touch:min-h-11">
            <input
              type="radio"
              name="when"
              checked={isLater}
              onChange={() => setLater(true)}
              className="size-4"
            />
            At a time to come
          </label>
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
      )}
      {isPublic && post.publishAt && (
        <p className="text-slate">
          It keeps its day, {longTime(post.publishAt)}, and is marked as updated today.
        </p>
      )}
      {error && (
        <p role="alert" className="pt-2 text-signal-strong">
          {error}
        </p>
      )}
    </Dialog>
  )
}

/** The time it has, or an hour from now. */
function firstTimeOf({ state, publishAt }: PostDetail): Date {
  return state === 'scheduled' && publishAt ? new Date(publishAt) : new Date(Date.now() + hourMs)
}
