import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

interface Props<Item> {
  label: string
  query: UseQueryResult<{ items: Item[] }>
  /** What is said when there is nothing. */
  empty?: string | undefined
  children(item: Item): React.ReactNode
}

/** A short list in a panel, with its waiting, failed and empty state. */
export function QueryList<Item>({ label, query, empty, children }: Props<Item>) {
  const { data, error, refetch } = query
  if (error && !data)
    return (
      <p role="alert" className="text-signal-strong">
        {messageOf(error)}{' '}
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!data) return <SkeletonRows rows={2} label={`Loading: ${label}`} />
  if (data.items.length === 0) return empty ? <p className="text-slate">{empty}</p> : null
  return <ul aria-label={label}>{data.items.map(children)}</ul>
}
