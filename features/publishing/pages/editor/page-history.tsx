import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { longTime } from '#lib/office-time.ts'
import type { PageDetail, PageVersionItem } from '#features/publishing/pages/page.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { PageDifference } from './page-difference.tsx'
import type { PageEditing } from './use-page-draft.ts'

const reasons: Record<PageVersionItem['reason'], string> = {
  saved: 'Saved',
  published: 'Published',
  restored: 'Brought back',
  'taken back': 'Original text restored',
  shipped: 'Came with the site',
}

/** Versions that were kept, what the draft says otherwise, and a way back. */
export function PageHistory({ editing, mayWrite }: { editing: PageEditing; mayWrite: boolean }) {
  const { page, text } = editing
  const url = `/api/pages/${page.id}/versions`
  const { data, error, refetch } = useQuery<{ items: PageVersionItem[] }>({
    queryKey: [url, page.version],
  })
  const [open, setOpen] = useState<number>()
  const restore = useWrite<PageDetail>({
    reread: [url],
    onDone: (answer) => {
      editing.replace(answer)
      toast({
        title: 'Brought back',
        description: 'It is the draft now; what is public stays until you publish.',
      })
    },
  })
  if (error && !data)
    return (
      <ErrorState title="The history can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={5} label="Loading the history" />
  if (data.items.length === 0)
    return (
      <EmptyState
        title="No versions yet"
        text="The original words are kept with the first change; after that a version is kept at each publication, every ten minutes of writing and whenever another editor takes over."
      />
    )
  const bringBack = async (number: number) => {
    const saved = await editing.save()
    if (saved)
      restore.mutate({
        method: 'POST',
        url: `/api/pages/${page.id}/restore`,
        data: { version: saved.version, number },
      })
  }
  return (
    <ol className="border-t border-rule">
      {data.items.map((version) => {
        const isSame = version.text === text
        const isOpen = open === version.number
        return (
          <li key={version.number} className="border-b border-rule py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="mr-auto">
                <strong>{reasons[version.reason]}</strong> {longTime(version.at)}, {version.by}
              </span>
              {version.isLive && <Badge tone="ok">Public</Badge>}
              {isSame ? (
                <span className="text-slate">The same as the draft.</span>
              ) : (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : version.number)}
                >
                  {isOpen ? 'Close' : 'Differences'}
                </Button>
              )}
              {mayWrite && !isSame && (
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={restore.isPending}
                  onClick={() => void bringBack(version.number)}
                >
                  Bring back
                </Button>
              )}
            </div>
            {isOpen && (
              <PageDifference
                label={`From version ${version.number} to the draft`}
                before={version.text}
                after={text}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
