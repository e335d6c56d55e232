import { ApiError, messageOf } from '#lib/api-client.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

interface Props {
  /** "signals", for "Loading the signals". */
  noun: string
  list: {
    items: readonly unknown[]
    isPending: boolean
    error: Error | null
    refetch(): unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage(): Promise<unknown>
  }
  /** Shown when there is nothing. */
  empty: React.ReactNode
  children: React.ReactNode
}

/** A list in each of its states. One that could not be read again stays, with a word above it. */
export function ListBody({ noun, list, empty, children }: Props) {
  const { items, isPending, error, refetch } = list
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (isPending) return <SkeletonRows rows={7} label={`Loading the ${noun}`} />
  const failure = error && (
    <ErrorState
      title={items.length > 0 ? `The ${noun} may be out of date` : `The ${noun} can’t be shown`}
      text={messageOf(error)}
      onRetry={() => void refetch()}
    />
  )
  if (items.length === 0) return failure ?? empty
  return (
    <>
      {failure && <div className="pb-4">{failure}</div>}
      {children}
      <MoreButton
        hasNextPage={list.hasNextPage}
        isFetchingNextPage={list.isFetchingNextPage}
        fetchNextPage={() => list.fetchNextPage()}
      >
        Show more
      </MoreButton>
    </>
  )
}
