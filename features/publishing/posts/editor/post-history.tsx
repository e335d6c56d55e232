import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { longTime } from '#lib/office-time.ts'
import type { PostDetail, PostVersion } from '#features/publishing/posts/post.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { draftNames, draftOf, fieldLabels } from './post-draft.ts'
import { useWrite } from '#ui/use-write.ts'
import type { usePostDraft } from './use-post-draft.ts'

const reasons: Record<PostVersion['reason'], string> = {
  saved: 'Saved',
  published: 'Published',
  restored: 'Restored',
  shipped: 'Came with the site',
}

/** Versions that were kept, what differs from now, and a way back. */
export function PostHistory({
  editing,
  mayWrite,
}: {
  editing: ReturnType<typeof usePostDraft>
  mayWrite: boolean
}) {
  const { post, draft } = editing
  const url = `/api/posts/${post.id}/versions`
  const { data, error, refetch } = useQuery<{ items: PostVersion[] }>({
    queryKey: [url, post.version],
  })
  const [open, setOpen] = useState<number>()
  const restore = useWrite<PostDetail>({
    reread: [url],
    onDone: (answer) => {
      editing.replace(answer)
      toast({
        title: 'Restored',
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
        text="One is kept with each publication, every ten minutes of writing and whenever another author takes over."
      />
    )
  const bringBack = async (number: number) => {
    const saved = await editing.save()
    if (saved)
      restore.mutate({
        method: 'POST',
        url: `/api/posts/${post.id}/restore`,
        data: { version: saved.version, number },
      })
  }
  return (
    <ol className="border-t border-rule">
      {data.items.map((version) => {
        const kept = draftOf(version.fields)
        const changed = draftNames.filter((name) => kept[name] !== draft[name])
        const isOpen = open === version.number
        return (
          <li key={version.number} className="border-b border-rule py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="mr-auto">
                <strong>{reasons[version.reason]}</strong> {longTime(version.at)}
                {version.by && `, ${version.by}`}
                <span className="text-slate tabular-nums"> · {version.words} words</span>
              </span>
              {version.isLive && <Badge tone="ok">Public</Badge>}
              <Button
                size="sm"
                variant="quiet"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? undefined : version.number)}
              >
                {isOpen ? 'Close' : 'Look'}
              </Button>
              {mayWrite && changed.length > 0 && (
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
            <p className="text-slate">
              {changed.length === 0
                ? 'The same as the draft.'
                : `Differs in ${changed.map((name) => fieldLabels[name].toLowerCase()).join(', ')}.`}
            </p>
            {isOpen && (
              <div className="pt-2">
                <p className="font-semibold">{kept.title}</p>
                <pre
                  tabIndex={0}
                  aria-label={`Text of version ${version.number}`}
                  className="mt-1 max-h-80 overflow-auto border-y border-rule bg-sunk p-3 text-xs break-words whitespace-pre-wrap"
                >
                  {kept.body}
                </pre>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
