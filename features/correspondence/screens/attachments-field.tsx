import { useRef, useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { sizeInWords } from '#features/attachments/size-in-words.ts'
import { attachmentsMaxBytes, type AttachmentItem } from '#features/correspondence/files/attachment.schema.ts'
import { sendFile } from './send-file.ts'

interface Props {
  files: AttachmentItem[]
  onChange: (files: AttachmentItem[]) => void
}

/** The files of a mail that is being written; each is uploaded as it is chosen. */
export function AttachmentsField({ files, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const add = async (chosen: File[]) => {
    setError(undefined)
    setSending(true)
    let kept = files
    try {
      for (const file of chosen) {
        const bytes = kept.reduce((sum, { size }) => sum + size, file.size)
        if (bytes > attachmentsMaxBytes) throw new Error('too much')
        kept = kept.concat(await sendFile(file))
        onChange(kept)
      }
    } catch (failure) {
      const isTooMuch = failure instanceof Error && failure.message === 'too much'
      setError(isTooMuch ? 'The files come to more than 20 MB in total' : messageOf(failure))
    } finally {
      setSending(false)
      if (input.current) input.current.value = ''
    }
  }
  return (
    <div className="grid gap-1">
      {files.length > 0 && (
        <ul aria-label="Files of this mail" className="grid gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-2 rounded border border-rule pl-3">
              <span className="min-w-0 grow break-words">{file.name}</span>
              <span className="text-slate tabular-nums">{sizeInWords(file.size)}</span>
              <IconButton
                icon="close"
                label={`Remove ${file.name}`}
                onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label="Choose files"
        onChange={(event) => void add([...(event.target.files ?? [])])}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          pending={isSending}
          onClick={() => input.current?.click()}
        >
          {isSending ? 'Uploading…' : 'Attach a file'}
        </Button>
        <p role="status" className="text-sm text-signal-strong">
          {error}
        </p>
      </div>
    </div>
  )
}
