import { useEffect, useRef, useSyncExternalStore } from 'react'
import { chat } from '#config/constants.ts'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { IconButton } from '#ui/button.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { chatStore, sendMessage } from './chat-store.ts'
import { useChatEvents } from './use-chat-events.ts'
import { useInView } from './use-in-view.ts'
import { useLeaving } from './use-leaving.ts'

interface ChatPanelProps {
  /** It was open on the page before: nobody has just asked for it. */
  isContinued: boolean
  onClose(returnsFocus: boolean): void
}

/** The conversation with the assistant or a person. Beside the page, which stays in use; over it on a phone. */
export function ChatPanel({ isContinued, onClose }: ChatPanelProps) {
  const thread = useSyncExternalStore(chatStore.subscribe, chatStore.read, chatStore.read)
  const panel = useRef<HTMLElement>(null)
  useChatEvents(thread.sessionId)
  const style = useInView()
  useLeaving(panel, onClose)

  useEffect(() => {
    if (!isContinued) sendEvent('chat_open')
  }, [isContinued])

  useEffect(() => {
    // Who asks at once needs no greeting after the answer.
    const greet = () => {
      if (chatStore.read().messages.length === 0) void sendMessage('hello', { isGreeting: true })
    }
    const timer = setTimeout(greet, chat.greetingDelayMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby="chat-title"
      tabIndex={-1}
      style={style}
      className="fixed right-4 bottom-4 z-30 flex h-[min(40rem,calc(100dvh-2rem))] w-96 max-w-full flex-col overflow-hidden rounded border border-rule-strong bg-paper text-base text-ink shadow-float outline-none max-md:inset-x-0 max-md:top-0 max-md:bottom-auto max-md:mx-auto max-md:h-dvh max-md:w-full max-md:rounded-none max-md:border-0 print:hidden"
    >
      <header className="flex items-start gap-2 py-2 pr-2 pl-4">
        <div className="mr-auto min-w-0 pt-1">
          <h2 id="chat-title" className="font-heading text-lg">
            Ask us
          </h2>
          <p className="font-mono text-xs text-slate">{whoAnswers(thread)}</p>
        </div>
        <IconButton icon="close" label="Close the chat" onClick={() => onClose(true)} className="size-11" />
      </header>
      <BrandRule isMoving={thread.isPending} />
      <ChatMessages thread={thread} onFollow={() => innerWidth < 768 && onClose(false)} />
      <ChatComposer thread={thread} panel={panel} takesFocus={!isContinued} />
    </section>
  )
}

function whoAnswers({ state, staffName }: ReturnType<typeof chatStore.read>): string {
  if (state === 'staff') return `${staffName ?? 'A colleague'} answers`
  return state === 'waiting' ? 'A person has been called' : 'Automated, from our own pages'
}

/** The tide under the heading: flat, and running while a reply is on its way. */
function BrandRule({ isMoving }: { isMoving: boolean }) {
  const wave = Array.from(
    { length: 13 },
    (_, i) => `${i ? 'T' : 'M'}${i * 32} 6${i ? '' : 'Q16 1 32 6'}`,
  ).join('')
  return (
    <svg
      viewBox="0 0 384 12"
      aria-hidden="true"
      className={`h-3 w-full shrink-0 fill-none stroke-current ${isMoving ? 'animate-pulse text-sea' : 'text-rule-strong'}`}
    >
      <path d={isMoving ? wave : 'M0 6H384'} strokeWidth="1.25" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
