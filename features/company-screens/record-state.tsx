import { ApiError, messageOf } from '#lib/api-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { SkeletonRecord } from '#ui/skeleton.tsx'

interface Props {
  /** "company". */
  noun: string
  listPath: string
  error: Error | null
  onRetry: () => void
}

/** In place of a record that isn't there, or not yet. */
export function RecordState({ noun, listPath, error, onRetry }: Props) {
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        isScreen
        title={`This ${noun} isn’t here`}
        text="It may have been deleted, or the address is incomplete."
        action={<ButtonLink to={listPath}>Back to the list</ButtonLink>}
      />
    )
  }
  if (error)
    return (
      <ErrorState isScreen title={`The ${noun} can’t be shown`} text={messageOf(error)} onRetry={onRetry} />
    )
  return <SkeletonRecord label={`Loading the ${noun}`} />
}
