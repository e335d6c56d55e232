import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import type { IssuePreview } from './issue.schema.ts'

const looks = { wide: 'Desktop', phone: 'Phone', text: 'Plain text' }

/** The mail as its readers see it: in the width of a mail program or a phone, and as plain text. */
export function IssuePreviewDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const { data, error } = useQuery<IssuePreview>({ queryKey: [url], gcTime: 0 })
  const [look, setLook] = useState<keyof typeof looks>('wide')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data?.subject || 'Preview'}
      description="“Send me a test” shows it in your own mail program."
      size="lg"
    >
      {error ? (
        <p role="alert" className="text-signal-strong">
          {messageOf(error)}
        </p>
      ) : !data ? (
        <SkeletonRows rows={6} label="Drawing the mail" />
      ) : (
        <>
          <div className="flex flex-wrap gap-2 pb-2">
            {(Object.keys(looks) as (keyof typeof looks)[]).map((one) => (
              <Button
                key={one}
                size="sm"
                variant={one === look ? 'secondary' : 'quiet'}
                aria-pressed={one === look}
                onClick={() => setLook(one)}
              >
                {looks[one]}
              </Button>
            ))}
          </div>
          {look === 'text' ? (
            <pre
              tabIndex={0}
              aria-label="The mail as plain text"
              className="h-[60svh] overflow-auto rounded border border-rule p-3 text-sm whitespace-pre-wrap"
            >
              {data.text}
            </pre>
          ) : (
            <iframe
              title="The mail as its readers see it"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="no-referrer"
              src={data.path}
              className={`mx-auto block h-[60svh] rounded border border-rule bg-white ${look === 'phone' ? 'w-[375px] max-w-full' : 'w-full'}`}
            />
          )}
        </>
      )}
    </Dialog>
  )
}
