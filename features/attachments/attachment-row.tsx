import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { isoDateOf, longDate, shortTime } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast.tsx'
import { useNow } from '#ui/use-now.ts'
import { useWrite } from '#ui/use-write.ts'
import { daysBetween, expiryInWords } from '#lib/expiry.ts'
import { documentKindNames, endsSoonDays, type AttachmentItem } from './attachment.schema.ts'
import { AttachmentDialog } from './attachment-dialog.tsx'
import { fetchFile } from './fetch-file.ts'
import { sizeInWords } from './size-in-words.ts'

interface Props {
  url: string
  file: AttachmentItem
  mayWrite: boolean
}

/** A file of a record: its name saves it; what is known of it below. */
export function AttachmentRow({ url, file, mayWrite }: Props) {
  const [isEditing, setEditing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const now = useNow()
  const undo = useWrite({ reread: [url], onDone: () => toast({ title: 'Undone', tone: 'ok' }) })
  const remove = useWrite<{ undo: string }>({
    reread: [url],
    onDone: ({ undo: id }) =>
      toast({
        title: `${file.name} was deleted`,
        tone: 'ok',
        action: { label: 'Undo', run: () => undo.mutate({ method: 'POST', url: `/api/undo/${id}` }) },
      }),
  })
  const save = async () => {
    setSaving(true)
    await fetchFile(`${url}/${file.id}`, file.name).catch((error: unknown) =>
      toast({ title: 'The file can’t be downloaded', description: messageOf(error), tone: 'error' }),
    )
    setSaving(false)
  }
  return (
    <li className="border-b border-rule py-2.5">
      <button
        type="button"
        aria-busy={isSaving || undefined}
        disabled={isSaving}
        onClick={() => void save()}
        className="inline-flex min-h-8 max-w-full cursor-pointer items-center gap-2 text-left text-sea hover:underline touch:min-h-11"
      >
        <Icon name="download" size={16} />
        <span className="min-w-0 [overflow-wrap:anywhere]">{file.name}</span>
      </button>
      {file.description && <p className="text-sm [overflow-wrap:anywhere]">{file.description}</p>}
      <p className="text-xs text-slate">
        {file.kind && `${documentKindNames[file.kind]} · `}
        {sizeInWords(file.size)} · {file.by}, <time dateTime={file.at}>{shortTime(file.at, now)}</time>
      </p>
      {file.expiresOn && <Expiry expiresOn={file.expiresOn} today={isoDateOf(now)} />}
      {mayWrite && (
        <p className="-ml-2.5 flex gap-1 touch:-ml-3.5 print:hidden">
          <Button variant="quiet" size="sm" aria-label={`Edit ${file.name}`} onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Delete ${file.name}`}
            pending={remove.isPending}
            onClick={() => remove.mutate({ method: 'DELETE', url: `${url}/${file.id}` })}
          >
            Delete
          </Button>
        </p>
      )}
      {isEditing && <AttachmentDialog url={url} file={file} onClose={() => setEditing(false)} />}
    </li>
  )
}

function Expiry({ expiresOn, today }: { expiresOn: string; today: string }) {
  const daysLeft = daysBetween(today, expiresOn)
  if (daysLeft > endsSoonDays) return <p className="text-xs text-slate">Valid until {longDate(expiresOn)}</p>
  const tone = daysLeft < 0 ? 'text-signal-strong' : 'text-warn'
  return (
    <p className={classes('text-xs font-semibold first-letter:uppercase', tone)}>
      {expiryInWords(daysLeft, expiresOn)}
    </p>
  )
}
