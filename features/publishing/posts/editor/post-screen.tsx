import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { untilLiveMs } from '#features/publishing/editing/editing.ts'
import type { PostChoices, PostDetail, PostItem } from '#features/publishing/posts/post.schema.ts'
import type { FullPost } from '#features/publishing/posts/posts.server.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import { Skeleton, SkeletonRows } from '#ui/skeleton.tsx'
import { PostEditor } from './post-editor.tsx'
import { useWrite } from '#ui/use-write.ts'

interface Props {
  id: string
  mayWrite: boolean
  renderPreview: (post: FullPost) => React.ReactNode
}

const isStored = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

export function PostScreen(props: Props) {
  return isStored(props.id) ? <StoredPost {...props} /> : <ShippedPost {...props} />
}

function StoredPost({ id, mayWrite, renderPreview }: Props) {
  const { data, error, refetch } = useQuery<PostDetail>({
    queryKey: [`/api/posts/${id}`],
    gcTime: 0,
    refetchInterval: ({ state }) => untilLiveMs(state.data),
  })
  const { data: choices, error: choiceError } = useQuery<PostChoices>({ queryKey: ['/api/posts/choices'] })
  const failure = error ?? choiceError
  if (failure instanceof ApiError && failure.status === 403) return <ForbiddenState />
  if (error instanceof ApiError && error.status === 404) return <NoPost />
  if (failure && !data)
    return (
      <ErrorState
        isScreen
        title="The article can’t be shown"
        text={messageOf(failure)}
        onRetry={() => void refetch()}
      />
    )
  if (!data || !choices) return <SkeletonRows rows={10} label="Loading the article" />
  return <PostEditor post={data} choices={choices} mayWrite={mayWrite} renderPreview={renderPreview} />
}

/** An article that comes with the site and was never changed here. */
function ShippedPost({ id, mayWrite }: Props) {
  const navigate = useNavigate()
  const adopt = useWrite<PostDetail>({
    reread: ['/api/posts?'],
    onDone: (post) => void navigate(`/content/posts/${post.id}`, { replace: true }),
  })
  const { data } = useQuery<{ items: PostItem[] }>({
    queryKey: [`/api/posts?${new URLSearchParams({ q: id, limit: '100' })}`],
  })
  const post = data?.items.find((one) => one.id === id)
  if ((data && !post) || (adopt.error instanceof ApiError && adopt.error.status === 404)) return <NoPost />
  return (
    <>
      {post ? <RecordHeading name={post.title} /> : <Skeleton className="h-8 w-80 max-w-full" />}
      <p className="pt-1 pb-4 font-mono break-all text-slate">/blog/{id}</p>
      <p className="max-w-text">
        This article comes with the site. To edit it, a copy is saved in the database and used instead, word
        for word the same until you publish something else. A new release of the site then no longer changes
        it.
      </p>
      <div className="flex flex-wrap gap-2 pt-5">
        {mayWrite && (
          <Button
            icon="edit"
            pending={adopt.isPending}
            onClick={() => adopt.mutate({ method: 'POST', url: '/api/posts', data: { shipped: id } })}
          >
            Edit this article
          </Button>
        )}
        <ButtonLink to={`/blog/${id}`} target="_blank" variant="secondary" icon="arrow-up-right" iconAfter>
          See its page
        </ButtonLink>
      </div>
    </>
  )
}

function NoPost() {
  return (
    <EmptyState
      isScreen
      title="This article isn’t here"
      text="It may have been deleted, or the address is incomplete."
      action={<ButtonLink to="/content">All articles</ButtonLink>}
    />
  )
}
