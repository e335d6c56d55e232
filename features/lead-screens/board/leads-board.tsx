import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { SelectField } from '#ui/field.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useWide } from '#ui/use-wide.ts'
import { BoardColumn } from './board-column.tsx'
import { cardInFocus, walk } from './board-focus.ts'
import { StageSwitch } from '#features/lead-screens/lead/stage-switch.tsx'
import type { LeadItem, StageTotal } from '#features/leads/lead-answer.schema.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { mustSayWhy, StageReasonDialog } from '#features/lead-screens/lead/stage-control.tsx'
import { isColumn, useBoardMove } from './use-board-move.ts'
import type { useLeadFilter } from '#features/lead-screens/list/use-lead-filter.ts'
import { useHand } from '#features/live/use-hand.ts'
import { useFlow } from '#features/live/use-steady-rows.ts'
import { useMe } from '#features/context/use-me.ts'

interface LeadsBoardProps {
  list: ReturnType<typeof useLeadFilter>
  now: Date
}

const orders = [
  { value: '-created', label: 'Newest first' },
  { value: 'reply', label: 'Reply due first' },
  { value: '-engagement', label: 'Most engaged first' },
  { value: 'name', label: 'By name' },
  { value: 'created', label: 'Oldest first' },
]
const perColumn = 20

/** Leads by stage. A card moves by drag and drop, by `<` and `>` on the keyboard, or by its menu; a phone shows one stage at a time. */
export function LeadsBoard({ list, now }: LeadsBoardProps) {
  const { filter, sort, column, change } = list
  const { board: stages } = useStages()
  const { may } = useMe()
  const isWide = useWide()
  const { columnUrl, totalsUrl } = urlsOf(list.search)
  const { data: totals } = useQuery<{ items: StageTotal[] }>({ queryKey: [totalsUrl] })
  const [dragged, setDragged] = useState<LeadItem>()
  const [asked, setAsked] = useState<{ lead: LeadItem; to: string }>()
  const board = useRef<HTMLDivElement>(null)
  const hand = useHand(board)
  const isReading = useIsFetching({ predicate: ({ queryKey }) => isColumn(queryKey) }) > 0
  const flows = useFlow(dragged ? 'down' : hand, { isReading })
  const { move, moves, takeIn, find, told } = useBoardMove({ columnUrl, totalsUrl, flows })
  const [shownTimes, setShownTimes] = useState(0)
  const moveTo = (lead: LeadItem, to: string) => {
    if (mustSayWhy(lead.stage, to)) setAsked({ lead, to })
    else move({ lead, to })
  }
  const step = (by: number) => {
    const card = cardInFocus(board.current)
    const lead = card && find(card)
    const to = card && stages[stages.findIndex(({ id }) => id === card.stage) + by]?.id
    if (lead && to) moveTo(lead, to)
  }
  const mayMove = may('leads.write')
  useShortcuts([
    { keys: 'j', label: 'Next card', run: () => walk(board.current, 'down') },
    { keys: 'k', label: 'Previous card', run: () => walk(board.current, 'up') },
    { keys: 'ArrowDown', label: 'Next card', run: () => walk(board.current, 'down') },
    { keys: 'ArrowUp', label: 'Previous card', run: () => walk(board.current, 'up') },
    { keys: 'ArrowRight', label: 'Card in the next column', run: () => walk(board.current, 'right') },
    { keys: 'ArrowLeft', label: 'Card in the column before', run: () => walk(board.current, 'left') },
    ...(mayMove
      ? [
          { keys: '>', label: 'Move the card to the next stage', run: () => step(1) },
          { keys: '<', label: 'Move the card to the stage before', run: () => step(-1) },
        ]
      : []),
  ])

  const current = stages.find(({ id }) => id === column) ?? stages[0]
  const shown = isWide ? stages : stages.filter((one) => one === current)
  if (!current) return <SkeletonRows rows={6} label="Loading the board" />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        {!isWide && (
          <StageSwitch
            totals={totals?.items}
            stage={current.id}
            onChange={(stage) => change({ column: stage }, { replace: true })}
          />
        )}
        {mayMove && (
          <p className="text-xs text-slate max-md:hidden">
            Drag a card to another stage, or focus it and press <kbd>&lt;</kbd> or <kbd>&gt;</kbd>.
          </p>
        )}
        <SelectField
          name="board-order"
          label="Order"
          isLabelHidden
          value={sort}
          options={orders}
          onChange={(event) => change({ sort: event.target.value })}
          className="max-md:w-full md:w-48"
        />
      </div>
      <div ref={board} role="group" aria-label="Board" className="md:overflow-x-auto">
        <div style={isWide ? columnsFor(stages.length) : undefined} className="grid gap-2">
          {shown.map((stage) => (
            <BoardColumn
              key={stage.id}
              stage={stage}
              url={columnUrl(stage.id)}
              total={totals?.items.find((one) => one.stage === stage.id)}
              now={now}
              moves={moves}
              dragged={dragged}
              onDrag={setDragged}
              onMove={mayMove ? moveTo : undefined}
              isFiltered={Object.keys(filter).length > 0}
              flows={flows}
              isHeld={!isReading && !flows}
              shown={shownTimes}
              onShow={() => {
                setShownTimes(shownTimes + 1)
                takeIn()
              }}
            />
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
      {asked && (
        <StageReasonDialog
          leadId={asked.lead.id}
          stage={asked.to}
          pending={false}
          onClose={() => setAsked(undefined)}
          onGive={(why, drop) => {
            move({ ...asked, why, onArrived: drop })
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}

/** Every column is a list of its own; their totals are one question. */
function urlsOf(search: URLSearchParams) {
  const query = new URLSearchParams(search)
  query.delete('stage')
  const columnUrl = (stage: string) => `/api/leads?stage=${stage}&${query}&limit=${perColumn}`
  const filter = new URLSearchParams(query)
  filter.delete('sort')
  return { columnUrl, totalsUrl: `/api/leads/stages?${filter}` }
}

const columnsFor = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  minWidth: `${count * 11}rem`,
})
