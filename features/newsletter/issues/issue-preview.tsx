import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { IssuePreview } from './issue.schema.ts'

/** The mail as plain text. Its HTML is seen in the test to oneself: the content policy lets no page write HTML into a frame. */
export function IssuePreviewDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const { data, error } = useQuery<IssuePreview>({ queryKey: [url], staleTime: 0 })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data?.subject || 'Preview'}
      description="As plain text. “Send me a test” shows it as mail programs display it."
      size="lg"
    >
      {error && <p className="text-signal-strong">{messageOf(error)}</p>}
      {data && (
        <pre
          tabIndex={0}
          aria-label="The mail as plain text"
          className="max-h-[60svh] overflow-auto text-sm whitespace-pre-wrap"
        >
          {data.text}
        </pre>
      )}
    </Dialog>
  )
}
