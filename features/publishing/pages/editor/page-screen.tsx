import { useQuery } from '@tanstack/react-query'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { untilLiveMs } from '#features/publishing/editing/editing.ts'
import type { PageDetail } from '#features/publishing/pages/page.schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { PageEditor } from './page-editor.tsx'

/** The editor of one page of the site. */
export function PageScreen({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const { data, error, refetch } = useQuery<PageDetail>({
    queryKey: [`/api/pages/${id}`],
    gcTime: 0,
    refetchInterval: ({ state }) => untilLiveMs(state.data),
  })
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (error instanceof ApiError && [404, 422].includes(error.status))
    return (
      <EmptyState
        isScreen
        title="This page isn’t here"
        text="A release may have taken it away, or the address is incomplete."
        action={<ButtonLink to="/content?tab=pages">All pages</ButtonLink>}
      />
    )
  if (error && !data)
    return (
      <ErrorState
        isScreen
        title="The page can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={10} label="Loading the page" />
  return <PageEditor page={data} mayWrite={mayWrite} />
}
