import type { QueryClient } from '@tanstack/react-query'
import { isTouched, liveKinds, type LiveChange } from './live-kinds.ts'

const urlOf = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0])

/** What screens show of these is read again; what was read earlier for other screens is read again when they open. */
export const applyChanges = (queries: QueryClient, changes: readonly LiveChange[]) =>
  queries.invalidateQueries({
    predicate: (query) => changes.some((change) => isTouched(urlOf(query), change)),
  })

const starts = Object.values(liveKinds).flatMap(({ reads }): readonly string[] => reads)

/** All that can change by itself and was read before `before`. */
export const readAllAgain = (queries: QueryClient, before: number) =>
  queries.invalidateQueries({
    predicate: (query) =>
      starts.some((start) => urlOf(query).startsWith(start)) && query.state.dataUpdatedAt < before,
  })
