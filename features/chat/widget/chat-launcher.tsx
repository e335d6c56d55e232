import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isChatOpen, rememberChatOpen } from './chat-open.ts'
import { ChatPanel } from './chat-panel.tsx'
import { onShownAgain } from './shown-again.ts'

const unchanging = () => () => undefined

/**
 * The button beside the page and the panel that it opens. It never covers words: round in the margin of a wide screen, a tab in the narrow margin of
 * a tablet, a bar below the page on a phone. It is in the server's HTML as a link to the contact page, which it is without JavaScript. An open panel is open on the next page too.
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
        className="fixed z-30 flex items-center border border-transparent bg-sea text-on-sea hover:bg-sea-strong max-md:inset-x-0 max-md:dark:bg-sea-tint max-md:dark:text-ink max-md:bottom-0 max-md:min-h-13 max-md:justify-between max-md:px-5 max-md:font-semibold md:right-0 md:bottom-6 md:h-14 md:w-8 md:justify-center md:rounded-l md:before:absolute md:before:inset-y-0 md:before:-left-3 md:before:w-3 xl:right-4 xl:bottom-4 xl:w-14 xl:rounded-full xl:shadow-float xl:before:hidden print:hidden"
      >
        <span className="md:sr-only">Chat with our assistant</span>
        <svg
          viewBox="0 0 24 24"
          className="size-7 md:max-xl:size-5.5"
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
