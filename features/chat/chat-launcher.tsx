import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isChatOpen, rememberChatOpen } from './chat-open.ts'
import { ChatPanel } from './chat-panel.tsx'
import { onShownAgain } from './shown-again.ts'

const unchanging = () => () => undefined

/**
 * The round button in the corner and the panel that it opens. It is in the server's HTML as a link to the contact page, which it is
 * without JavaScript. An open panel is open on the next page too.
 */
export function ChatLauncher() {
  const [opened, setOpened] = useState<boolean>()
  const wasOpen = useSyncExternalStore(unchanging, isChatOpen, () => false)
  const launcher = useRef<HTMLAnchorElement>(null)
  const isOpen = opened ?? wasOpen
  useEffect(() => onShownAgain(() => setOpened((before) => (isChatOpen() ? before || undefined : false))), [])

  function open() {
    setOpened(true)
    rememberChatOpen(true)
  }
  function close(returnsFocus: boolean) {
    setOpened(false)
    rememberChatOpen(false)
    if (returnsFocus) requestAnimationFrame(() => launcher.current?.focus())
  }
  return (
    <>
      <a
        ref={launcher}
        href="/contact"
        role="button"
        aria-label="Chat with our assistant"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        hidden={isOpen}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          open()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          open()
        }}
        className="fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full bg-sea text-on-sea shadow-float hover:bg-sea-strong print:hidden"
      >
        <svg
          viewBox="0 0 24 24"
          width="28"
          height="28"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M4 4.5h16v12h-9l-5 4v-4H4zM7 11.5c1.7-3.3 3.3-3.3 5 0s3.3 3.3 5 0" />
        </svg>
      </a>
      {isOpen && <ChatPanel isContinued={opened === undefined} onClose={close} />}
    </>
  )
}
