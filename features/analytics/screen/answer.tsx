import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

const againMs = 5000

interface AnswerProps<Data> {
  /** An address of the API with its query. */
  path: string
  label: string
  /** It is being worked on: asked for again every few seconds. */
  repeatWhile?: (data: Data) => boolean
  children: (data: Data) => React.ReactNode
}

/** What the API answers, or why there is nothing yet. Figures of another period stay, paler, until the new ones are there. */
export function Answer<Data>({ path, label, repeatWhile, children }: AnswerProps<Data>) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery<Data>({
    queryKey: [path],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && repeatWhile?.(state.data) ? againMs : false),
  })
  if (isPending) return <SkeletonRows rows={8} label={`Loading ${label}`} />
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (error) {
    const isWrong = error instanceof ApiError && error.status === 422
    return (
      <ErrorState
        title={
          isWrong
            ? 'These days can’t be shown'
            : `${label.charAt(0).toUpperCase()}${label.slice(1)} can’t be shown`
        }
        text={messageOf(error)}
        onRetry={isWrong ? undefined : () => void refetch()}
      />
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className="space-y-8 transition-opacity aria-busy:opacity-60">
      {children(data)}
    </div>
  )
}
