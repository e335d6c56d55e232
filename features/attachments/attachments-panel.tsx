import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useSyncExternalStore } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Panel } from '#ui/panel.tsx'
import { useFileDrop } from '#ui/use-file-drop.ts'
import type { AttachmentList, OwnerPath } from './attachment.schema.ts'
import { AttachmentRow } from './attachment-row.tsx'
import { sizeInWords } from './size-in-words.ts'
import { UploadRow } from './upload-row.tsx'
import { addUploads, uploadStore } from './upload-store.ts'

interface Props {
  path: OwnerPath
  id: string
  mayWrite: boolean
}

/** The files of a record: dropped anywhere on its page or chosen, several at once; each with what can be done with it. */
export function AttachmentsPanel({ path, id, mayWrite }: Props) {
  const url = `/api/${path}/${id}/attachments`
  const { data, error, refetch } = useQuery<AttachmentList>({ queryKey: [url] })
  const queries = useQueryClient()
  const uploads = useSyncExternalStore(uploadStore.subscribe, uploadStore.read).filter(
    (one) => one.url === url,
  )
  const input = useRef<HTMLInputElement>(null)
  const readAgain = () => void queries.invalidateQueries({ queryKey: [url] })
  const add = (files: FileList | null) => files && mayWrite && addUploads(url, files, readAgain)
  const isOver = useFileDrop(add) && mayWrite
  return (
    <Panel title="Files">
      {error && !data && (
        <p role="alert" className="pb-3 text-signal-strong">
          {messageOf(error)}{' '}
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {uploads.length > 0 && (
        <ul aria-label="Files on their way" className="grid gap-2 pb-3">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onDone={readAgain} />
          ))}
        </ul>
      )}
      {data && data.items.length > 0 && (
        <ul aria-label="Files" className="border-t border-rule">
          {data.items.map((file) => (
            <AttachmentRow key={file.id} url={url} file={file} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && !mayWrite && <p className="text-slate">No files</p>}
      {mayWrite && (
        <div
          className={classes(
            'mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-dashed px-3 py-2.5',
            isOver ? 'border-sea bg-sea-tint' : 'border-rule-strong',
          )}
        >
          <Button variant="secondary" size="sm" icon="upload" onClick={() => input.current?.click()}>
            Add files
          </Button>
          <p className="text-xs text-slate">
            {isOver ? 'Let go to add them here.' : 'Or drop them anywhere on this page.'}
            {data && ` ${roomInWords(data)}`}
          </p>
          <input
            ref={input}
            type="file"
            multiple
            className="sr-only"
            tabIndex={-1}
            aria-label="Choose files"
            onChange={(event) => {
              add(event.target.files)
              event.target.value = ''
            }}
          />
        </div>
      )}
    </Panel>
  )
}

const roomInWords = ({ bytes, mostBytes, eachBytes }: AttachmentList) =>
  bytes === 0
    ? `Up to ${sizeInWords(eachBytes)} each.`
    : `Up to ${sizeInWords(eachBytes)} each; ${sizeInWords(bytes)} of ${sizeInWords(mostBytes)} used.`
