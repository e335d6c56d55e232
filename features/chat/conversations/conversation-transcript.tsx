import { shortTime } from '#lib/office-time.ts'
import { IconButton } from '#ui/button.tsx'
import { ChatText } from '#features/chat/widget/chat-text.tsx'
import type { ConversationDetail, Turn } from './conversation.schema.ts'
import { useConversationWrite } from './use-conversation-write.ts'

interface TranscriptProps {
  conversation: ConversationDetail
  now: Date
}

export function ConversationTranscript({ conversation, now }: TranscriptProps) {
  const { id, transcript, hasOlder } = conversation
  const rate = useConversationWrite(id)
  const onRate = (seq: number, thumb: 1 | -1 | null) =>
    rate.mutate({ method: 'PATCH', url: `${rate.url}/turns/${seq}`, data: { thumb } })
  return (
    <>
      {hasOlder && <p className="pb-4 text-slate">The newest 500 turns are shown.</p>}
      <ol aria-label="Turns, oldest first" className="max-w-3xl">
        {transcript.map((turn) => (
          <TurnRow key={turn.seq} turn={turn} now={now} isBusy={rate.isPending} onRate={onRate} />
        ))}
      </ol>
    </>
  )
}

const kindWords: Partial<Record<NonNullable<Turn['kind']>, string>> = {
  unknown: 'did not know',
  handover: 'called a person',
  capture: 'takes details',
}

interface TurnRowProps {
  turn: Turn
  now: Date
  isBusy: boolean
  onRate: (seq: number, thumb: 1 | -1 | null) => void
}

function TurnRow({ turn, now, isBusy, onRate }: TurnRowProps) {
  const { seq, author, text, at, by, kind, sources, isFromModel, thumb } = turn
  if (author === 'note') {
    return (
      <li className="border-y border-rule py-2 text-center text-xs text-slate">{`${text} ${shortTime(at, now)}`}</li>
    )
  }
  const isBot = author === 'assistant'
  const who = author === 'visitor' ? 'Visitor' : isBot ? 'Assistant' : (by ?? 'A colleague')
  const how = isBot ? [kind && kindWords[kind], isFromModel && 'worded by the model'] : []
  return (
    <li
      className={`border-l-2 py-3 pl-4 ${author === 'visitor' ? 'border-ink bg-sunk' : isBot ? 'border-rule-strong' : 'border-ok'}`}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-x-3">
        <p className="mr-auto font-mono text-xs text-slate">
          {[who, shortTime(at, now), ...how].filter(Boolean).join(' · ')}
        </p>
        {isBot && (
          <span className="flex gap-1 pr-2">
            <Thumb
              label="A good answer"
              icon="thumb-up"
              isOn={thumb === 1}
              isBusy={isBusy}
              onClick={() => onRate(seq, thumb === 1 ? null : 1)}
            />
            <Thumb
              label="A poor answer"
              icon="thumb-down"
              isOn={thumb === -1}
              isBusy={isBusy}
              onClick={() => onRate(seq, thumb === -1 ? null : -1)}
            />
          </span>
        )}
      </div>
      <div className="pr-3 break-words whitespace-pre-line">
        {author === 'visitor' ? text : <ChatText text={text} />}
      </div>
      {sources.length > 0 && (
        <p className="pt-1 text-xs text-slate">
          {'From '}
          {sources.map(({ title, url }, i) => (
            <span key={url}>
              {i > 0 && ', '}
              <a href={url} target="_blank" rel="noopener noreferrer" className="text-sea hover:underline">
                {title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </span>
          ))}
        </p>
      )}
    </li>
  )
}

interface ThumbProps {
  label: string
  icon: 'thumb-up' | 'thumb-down'
  isOn: boolean
  isBusy: boolean
  onClick: () => void
}

function Thumb({ label, icon, isOn, isBusy, onClick }: ThumbProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-pressed={isOn}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
      className={isOn ? 'bg-sea-tint text-sea-strong' : ''}
    />
  )
}
