import { Link } from '#ui/link.tsx'
import { Button } from '#ui/button.tsx'
import { rateAnswer, sendMessage, type ChatMessage, type Thread } from './chat-store.ts'
import { ChatText } from './chat-text.tsx'
import { plainText } from './light-markdown.ts'

/** What was said, scrolled to the newest. Each reply is read out once, from a line of its own. */
export function ChatMessages({ thread, onFollow }: { thread: Thread; onFollow: () => void }) {
  const { messages, isPending, quickReplies } = thread
  const newest = messages.findLast(({ fromUser }) => !fromUser)
  return (
    <>
      <div
        tabIndex={0}
        role="region"
        aria-label="Conversation"
        className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pb-4 -outline-offset-2"
      >
        <ol className="space-y-5">
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              isRatable={message === newest && !isPending}
              onFollow={onFollow}
            />
          ))}
        </ol>
        {isPending && <Typing />}
        {!isPending && quickReplies.length > 0 && (
          <ul aria-label="Suggestions" className="flex flex-wrap gap-2 pt-5">
            {quickReplies.map((words) => (
              <li key={words}>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => void sendMessage(words)}
                  className="min-h-11"
                >
                  {words}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <span key={`${messages.length} ${isPending}`} ref={showNewest} />
      </div>
      <p aria-live="polite" className="sr-only">
        {newest && <span key={newest.id}>{`${newest.by ?? 'Assistant'}: ${plainText(newest.text)}`}</span>}
      </p>
    </>
  )
}

/** Made anew with each message: then the list goes to where the newest begins. */
function showNewest(end: HTMLElement | null) {
  const list = end?.parentElement
  const newest = list?.querySelector('ol > li:last-child')
  if (!list || !newest) return
  const above = newest.getBoundingClientRect().top - list.getBoundingClientRect().top
  list.scrollTo({ top: list.scrollTop + above - 8 })
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

interface MessageProps {
  message: ChatMessage
  isRatable: boolean
  onFollow: () => void
}

function Message({ message, isRatable, onFollow }: MessageProps) {
  const { text, fromUser, timestamp, by, isNote, sources = [], hint } = message
  if (isNote) return <li className="border-y border-rule py-2 text-center text-sm text-slate">{text}</li>
  const label = (
    <p className="font-mono text-xs text-slate">
      {fromUser ? 'You' : (by ?? 'Assistant')}{' '}
      <time dateTime={timestamp}>{clock.format(new Date(timestamp))}</time>
    </p>
  )
  if (fromUser) {
    return (
      <li className="ml-10 text-right">
        {label}
        <p className="mt-1 inline-block max-w-full rounded bg-sea-tint px-3 py-2 text-left whitespace-pre-line">
          {text}
        </p>
      </li>
    )
  }
  return (
    <li className={`mr-4 border-l-2 pl-3 ${by ? 'border-ok' : 'border-sea'}`}>
      {label}
      <p className="mt-1">
        <ChatText text={text} />
      </p>
      {hint && <p className="mt-1 text-sm text-slate">{hint}</p>}
      {sources.length > 0 && (
        <ul aria-label="Sources" className="mt-2 border-t border-rule text-sm">
          {sources.map(({ title, url }) => (
            <li key={url} className="border-b border-rule">
              <Link
                to={url}
                onClick={onFollow}
                className="flex min-h-11 items-center gap-2 text-sea hover:text-sea-strong hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {message.turn !== undefined && (isRatable || message.isHelpful !== undefined) && (
        <Rating message={message} />
      )}
    </li>
  )
}

/** "Did this answer you?", and thanks to who said it. */
function Rating({ message }: { message: ChatMessage }) {
  if (message.isHelpful !== undefined)
    return (
      <p className="mt-2 text-sm text-slate">
        {message.isHelpful
          ? 'Thank you.'
          : 'Thank you. This goes to the people who look after the answers. Try other words?'}
      </p>
    )
  return (
    <div
      role="group"
      aria-label="Did this answer you?"
      className="mt-2 flex items-center gap-1 text-sm text-slate"
    >
      <span className="mr-1">Did this answer you?</span>
      {[true, false].map((isHelpful) => (
        <Button
          key={String(isHelpful)}
          variant="quiet"
          size="sm"
          onClick={() => void rateAnswer(message, isHelpful)}
          className="min-h-11 min-w-11"
        >
          {isHelpful ? 'Yes' : 'No'}
        </Button>
      ))}
    </div>
  )
}

function Typing() {
  return (
    <p className="mt-5 border-l-2 border-sea pl-3 font-mono text-xs text-slate">
      <span className="reveal">Looking it up …</span>
    </p>
  )
}
