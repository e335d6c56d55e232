import { longTime } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { MentionSearch } from './mention.schema.ts'
import { useRequestWrite } from '#features/privacy/requests/use-request-write.ts'

/** How far the search is, or when it ended, and the button for another; requests from before there was one have none. */
export function MentionSearchState({
  requestId,
  search,
}: {
  requestId: string
  search: MentionSearch | null
}) {
  const again = useRequestWrite(requestId)
  const button = (
    <Button
      variant="quiet"
      className="-ml-2.5 sm:ml-0"
      size="sm"
      pending={again.isPending}
      onClick={() => again.mutate({ method: 'POST', url: `${again.url}/mentions/search`, data: {} })}
    >
      {search ? 'Search again' : 'Search now'}
    </Button>
  )
  if (!search) return <Line words="Not searched yet." button={button} />
  const { state, places, allPlaces, records, isCut, isOld, finishedAt } = search
  if (state === 'running')
    return (
      <div role="status" className="max-w-text">
        <p className="pb-1 text-sm">
          Searching: {places} of {allPlaces} kinds of records
          {records > 0 && `, ${records.toLocaleString('en-GB')} records read`}
        </p>
        <ProgressBar label="Search for mentions" share={places / allPlaces} />
      </div>
    )
  const words =
    state === 'stopped'
      ? 'The search has stopped before its end.'
      : isCut
        ? 'The search ended early at 1,000 undecided mentions. Decide these, then search again.'
        : isOld
          ? 'The last search is more than a day old. Search again before erasing.'
          : `Searched on ${finishedAt ? longTime(finishedAt) : ''}.`
  return <Line words={words} button={button} />
}

const Line = ({ words, button }: { words: string; button: React.ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-2 text-sm">
    {words}
    {button}
  </p>
)
