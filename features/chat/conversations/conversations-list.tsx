import { useEffect, useRef, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { shortTime } from '#lib/office-time.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import type { ConversationFilter, ConversationItem } from './conversation.schema.ts'
import { ChangesNotice } from '#features/live/changes-notice.tsx'
import { useHand } from '#features/live/use-hand.ts'
import { useSteadyRows } from '#features/live/use-steady-rows.ts'
import { since, stateWords, visitorName } from './conversation-words.ts'

const nothing: Record<ConversationFilter, { title: string; text: string }> = {
  waiting: {
    title: 'Nobody is waiting',
    text: 'Anyone who asks for a person in the chat appears here at once, and a mail goes to the sales mailbox.',
  },
  open: {
    title: 'No conversations yet',
    text: 'Whenever a visitor asks the assistant something, the conversation appears here.',
  },
  lead: {
    title: 'No lead from the chat yet',
    text: 'Conversations in which someone left their details appear here, with a link to the lead.',
  },
  unanswered: {
    title: 'Everything was answered',
    text: 'Conversations in which the assistant didn’t know an answer appear here.',
  },
  'thumbs-down': {
    title: 'No answer is marked',
    text: 'Mark a poor answer with a thumbs-down and the conversation is kept here.',
  },
}

export function ConversationsList({ filter, now }: { filter: ConversationFilter; now: Date }) {
  const list = useFilteredList<ConversationItem>('/api/conversations', ['filter', 'lead'])
  const area = useRef<HTMLDivElement>(null)
  const steady = useSteadyRows({
    of:
      list.isPlaceholderData || !list.first ? '' : `${list.pages} of ${filter} ${list.wanted['lead'] ?? ''}`,
    rows: list.items,
    idOf: ({ id }) => id,
    hand: useHand(area),
  })
  const items = steady.rows
  const body = useRef<HTMLTableSectionElement>(null)
  const [row, setRow] = useState(-1)
  useEffect(() => {
    if (row >= 0) body.current?.rows[row]?.querySelector('a')?.focus()
  }, [row])
  useShortcuts([
    { keys: 'j', label: 'Next conversation', run: () => setRow(Math.min(items.length - 1, row + 1)) },
    { keys: 'k', label: 'Previous conversation', run: () => setRow(Math.max(0, row - 1)) },
  ])
  return (
    <ListBody noun="conversations" list={list} rows={8} empty={<EmptyState {...nothing[filter]} />}>
      <div ref={area}>
        <ChangesNotice count={steady.count} onShow={steady.show} />
        <Table label="Conversations" stacked>
          <THead>
            <Tr>
              <Th>Visitor</Th>
              <Th>Last words</Th>
              <Th>State</Th>
              <Th numeric>{filter === 'waiting' ? 'Waiting' : 'Last turn'}</Th>
            </Tr>
          </THead>
          <TBody ref={body}>
            {items.map((item) => (
              <Row key={item.id} item={item} now={now} isQueue={filter === 'waiting'} />
            ))}
          </TBody>
        </Table>
      </div>
    </ListBody>
  )
}

function Row({ item, now, isQueue }: { item: ConversationItem; now: Date; isQueue: boolean }) {
  const { id, awaitingSince, lastTurnAt, lastWords, turns, leadId, page, hasUnknown, hasThumbsDown } = item
  const facts = [
    `${turns} turns`,
    page && `from ${page}`,
    leadId && 'lead',
    hasThumbsDown && 'thumb down',
    hasUnknown && 'not all answered',
  ]
  return (
    <Tr className="relative">
      <Td className="min-w-0 md:max-w-64">
        <Link
          to={`/conversations/${id}`}
          className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
        >
          {visitorName(item)}
        </Link>
        <p className="text-xs text-slate">{facts.filter(Boolean).join(' · ')}</p>
      </Td>
      <Td className="min-w-0 md:max-w-96">
        <p className="line-clamp-2 break-words">
          {lastWords || <span className="text-slate">Asked for a person straight away</span>}
        </p>
      </Td>
      <Td label="State">
        <Badge tone={awaitingSince ? 'signal' : item.state === 'staff' ? 'ok' : 'neutral'}>
          {stateWords(item)}
        </Badge>
      </Td>
      <Td label={isQueue ? 'Waiting' : 'Last turn'} numeric className="whitespace-nowrap">
        {isQueue && awaitingSince ? (
          <strong className="text-signal-strong tabular-nums">{since(awaitingSince, now)}</strong>
        ) : (
          <time dateTime={lastTurnAt} className="text-slate">
            {shortTime(lastTurnAt, now)}
          </time>
        )}
      </Td>
    </Tr>
  )
}
