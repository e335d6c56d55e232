import { useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormNotice } from '#ui/form-notice.tsx'
import { toast } from '#ui/toast.tsx'
import { sizeOf } from './backup-words.ts'
import { sendFile } from './send-file.ts'

/** Puts a backup from the own machine on the list. Closing it stops the upload. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const [sent, setSent] = useState(0)
  const stop = useRef(new AbortController())
  const send = useMutation({
    mutationFn: (chosen: File) => sendFile(chosen, stop.current.signal, setSent),
    onSuccess: async (backup) => {
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/backups'),
      })
      if (backup.state === 'failed')
        toast({ title: 'This file can’t be used', description: backup.problem ?? '', tone: 'error' })
      else toast({ title: 'The backup is on the list', description: backup.fileName, tone: 'ok' })
      onClose()
    },
  })
  const close = () => {
    stop.current.abort()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Upload a backup"
      description="A file made by this software, here or elsewhere. It is added to the list; nothing is restored yet."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button
            icon="upload"
            disabled={!file}
            pending={send.isPending}
            onClick={() => file && send.mutate(file)}
          >
            Upload it
          </Button>
        </>
      }
    >
      {send.error && (
        <FormNotice tone="problem" title="The file was not uploaded">
          <p className="text-sm">{messageOf(send.error, 'The connection was lost. Please try again.')}</p>
        </FormNotice>
      )}
      <label htmlFor="backup-file" className="block pt-3 pb-1.5 text-sm font-semibold">
        File, ending in .ndjson.zst or .ndjson.zst.age
      </label>
      <input
        id="backup-file"
        type="file"
        disabled={send.isPending}
        onChange={(event) => setFile(event.target.files?.[0])}
        className="block w-full text-sm file:mr-3 file:min-h-10 file:cursor-pointer file:rounded file:border file:border-rule-strong file:bg-raised file:px-3 file:font-semibold file:text-ink"
      />
      {send.isPending && file && (
        <p role="status" className="pt-3 text-sm text-slate tabular-nums">
          {sizeOf(sent)} of {sizeOf(file.size)} uploaded
        </p>
      )}
    </Dialog>
  )
}
