import { Button } from './button.tsx'

interface Props {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage(): Promise<unknown>
  children: React.ReactNode
}

/** The next page of a list that is read page by page; nothing at its end. */
export function MoreButton({ hasNextPage, isFetchingNextPage, fetchNextPage, children }: Props) {
  if (!hasNextPage) return null
  return (
    <Button
      variant="secondary"
      pending={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
      className="mt-4"
    >
      {children}
    </Button>
  )
}
