import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { IssuePreview } from './issue.schema.ts'

const tabs = [
  { value: 'html', label: 'As HTML' },
  { value: 'text', label: 'As plain text' },
] as const

/** The mail as a mail program shows it. Nothing in it runs: the frame is shut off. */
export function IssuePreviewDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const { data, error } = useQuery<IssuePreview>({ queryKey: [url], staleTime: 0 })
  const [tab, setTab] = useState<'html' | 'text'>('html')
  return (
    <Dialog open onOpenChange={onClose} title={data?.subject || 'Preview'} size="lg">
      {error && <p className="text-signal-strong">{messageOf(error)}</p>}
      {data && (
        <Tabs label="Preview" tabs={tabs} value={tab} onChange={setTab}>
          {tab === 'html' ? (
            <iframe
              title="The mail as HTML"
              sandbox=""
              srcDoc={data.html}
              className="mt-3 h-[60svh] w-full rounded border border-rule bg-white"
            />
          ) : (
            <pre
              tabIndex={0}
              aria-label="The mail as plain text"
              className="mt-3 max-h-[60svh] overflow-auto text-sm whitespace-pre-wrap"
            >
              {data.text}
            </pre>
          )}
        </Tabs>
      )}
    </Dialog>
  )
}
