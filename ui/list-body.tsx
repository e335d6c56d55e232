import { ApiError, messageOf } from '#lib/api-client.ts'
import { ErrorState } from './error-state.tsx'
import { ForbiddenState } from './forbidden-state.tsx'
import { MoreButton } from './more-button.tsx'
import { SkeletonRows } from './skeleton.tsx'

interface Props {
  /** "signals", for "Loading the signals". */
  noun: string
  /** What `useFilteredList` answers. */
  list: {
    items: readonly unknown[]
    isPending: boolean
    isPlaceholderData: boolean
    error: Error | null
    refetch(): unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage(): Promise<unknown>
  }
  /** Lines that stand for the first answer. */
  rows?: number
  /** Shown when there is nothing. */
  empty: React.ReactNode
  /** What the button for the next page says. */
  more?: string
  children: React.ReactNode
}

/**
 * A list in each of its states. That of other filters stays, paler, until the wanted one is there; one that could not be read again stays, with
 * a word above it.
 */
export function ListBody({ noun, list, rows = 7, empty, more = 'Show more', children }: Props) {
  const { items, isPending, isPlaceholderData, error, refetch } = list
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (isPending) return <SkeletonRows rows={rows} label={`Loading the ${noun}`} />
  const failure = error && (
    <ErrorState
      title={items.length > 0 ? `The ${noun} may be out of date` : `The ${noun} can’t be shown`}
      text={messageOf(error)}
      onRetry={() => void refetch()}
    />
  )
  if (failure && items.length === 0) return failure
  return (
    <>
      {failure && <div className="pb-4">{failure}</div>}
      <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
        {items.length === 0 ? empty : children}
      </div>
      <MoreButton
        hasNextPage={list.hasNextPage}
        isFetchingNextPage={list.isFetchingNextPage}
        fetchNextPage={() => list.fetchNextPage()}
      >
        {more}
      </MoreButton>
    </>
  )
}
