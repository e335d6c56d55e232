import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { classes } from '#ui/classes.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BoardCard } from './board-card.tsx'
import { heldBack, withMoves, type Move } from './board-pages.ts'
import type { LeadItem, LeadPage, StageTotal } from '#features/leads/lead-answer.schema.ts'
import type { StageItem } from '#features/leads/stages/stage.schema.ts'
import { ChangesNotice } from '#features/live/changes-notice.tsx'
import { useHeldRows } from '#features/live/use-steady-rows.ts'
import { money } from '#lib/money.ts'

interface BoardColumnProps {
  stage: StageItem
  url: string
  total: StageTotal | undefined
  now: Date
  /** The user's own, since others' were last shown. */
  moves: readonly Move[]
  dragged: LeadItem | undefined
  onDrag: (lead: LeadItem | undefined) => void
  onMove: ((lead: LeadItem, to: string) => void) | undefined
  isFiltered: boolean
  /** Of the whole board: others' moves show in all columns or in none, so that no card stands in two or nowhere. */
  flows: boolean
  /** Somebody is at the board, and what has changed isn't shown by itself in a moment. */
  isHeld: boolean
  /** Rises when somebody lets the cards move. */
  shown: number
  onShow: () => void
}

/** One stage, read page by page on its own. */
export function BoardColumn(props: BoardColumnProps) {
  const {
    stage: { id: stage, name },
    url,
    total,
    now,
    moves,
    dragged,
    onDrag,
    onMove,
    isFiltered,
    flows,
    isHeld,
    shown,
    onShow,
  } = props
  const [isOver, setOver] = useState(false)
  const { data, error, refetch, isPlaceholderData, ...pages } = useInfiniteQuery({
    queryKey: [url, 'pages'],
    queryFn: ({ pageParam }) =>
      api.request<LeadPage>('GET', pageParam ? `${url}&cursor=${encodeURIComponent(pageParam)}` : url),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })
  const idOf = ({ id }: LeadItem) => id
  const read = data?.pages.flatMap(({ items }) => items) ?? []
  const steady = useHeldRows({
    of: data && !isPlaceholderData ? `${shown} ${data.pages.length} of ${url}` : '',
    rows: read,
    idOf,
    flows,
  })
  const leads = withMoves(steady.rows, stage, moves)
  const changes = heldBack(leads, read, moves)
  const takes = dragged !== undefined && dragged.stage !== stage
  return (
    <section aria-labelledby={`stage-${stage}`} data-column={stage} className="grid min-w-0">
      <div
        onDragOver={(event) => {
          if (!takes) return
          event.preventDefault()
          event.dataTransfer.dropEffect = 'move'
          setOver(true)
        }}
        onDragLeave={(event) => {
          if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
            setOver(false)
        }}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (takes) onMove?.(dragged, stage)
        }}
        className={classes(
          'flex min-h-80 min-w-0 flex-col rounded bg-sunk p-2 outline-2 -outline-offset-2',
          isOver && takes ? 'outline-sea' : 'outline-transparent',
        )}
      >
        <div className="flex flex-wrap items-baseline gap-x-2 px-1 pb-2">
          <h2 id={`stage-${stage}`} className="text-sm font-semibold">
            {name}
          </h2>
          {total && (
            <p className="text-xs text-slate tabular-nums">
              {`${total.count.toLocaleString('en-GB')}${total.isMore ? '+' : ''}`}
              {total.value > 0 && ` · ${total.isMore ? 'over ' : ''}${money(total.value)}`}
            </p>
          )}
        </div>
        <ChangesNotice count={isHeld ? changes : 0} onShow={onShow} />
        {leads.length > 0 && (
          <ul className={classes('grid grid-cols-[minmax(0,1fr)] gap-2', isPlaceholderData && 'opacity-60')}>
            {leads.map((lead) => (
              <BoardCard key={lead.id} lead={lead} now={now} onMove={onMove} onDrag={onDrag} />
            ))}
          </ul>
        )}
        {error && !data ? (
          <ErrorState
            title="This stage can’t be shown"
            text={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <div
            className={classes('grid gap-2', leads.length > 0 && 'pt-2')}
            role="status"
            aria-label={`Loading ${name}`}
          >
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </div>
        ) : (
          leads.length === 0 && (
            <p className="px-1 py-3 text-slate">{isFiltered ? 'No matches' : 'No leads'}</p>
          )
        )}
        <MoreButton {...pages}>More of {name}</MoreButton>
      </div>
    </section>
  )
}
