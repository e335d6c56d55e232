import { startTransition, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { toast } from '#ui/toast-store.ts'
import type { ChatPanelProps } from './chat-panel.tsx'

// Without a connection there is nobody to ask.
const hiddenOn = ['/team-augmentation', '/ai-role/', '/offline']

/**
 * The round button in the corner. It stands in the server's HTML as a link to the contact page, which it is without JavaScript; everything
 * behind it is loaded by the first click, with the style `sheet` that it needs.
 */
export function ChatLauncher({ sheet }: { sheet: ReactNode }) {
  const { pathname } = useLocation()
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>()
  const [isOpen, setOpen] = useState(false)
  const launcher = useRef<HTMLAnchorElement>(null)
  if (hiddenOn.some((start) => pathname.startsWith(start))) return null

  async function open() {
    try {
      const { ChatPanel } = await import('./chat-panel.tsx')
      // The panel waits for its style.
      startTransition(() => {
        setPanel(() => ChatPanel)
        setOpen(true)
      })
    } catch {
      if (navigator.onLine) location.assign('/contact')
      else toast({ title: 'No connection', description: 'Please try again when it is back.', tone: 'error' })
    }
  }
  function close(returnsFocus: boolean) {
    setOpen(false)
    if (returnsFocus) requestAnimationFrame(() => launcher.current?.focus())
  }
  return (
    <>
      <a
        ref={launcher}
        href="/contact"
        role="button"
        data-early
        aria-label="Chat with our assistant"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        hidden={isOpen}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          void open()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          void open()
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
      {Panel && isOpen && (
        <>
          {sheet}
          <Panel onClose={close} />
        </>
      )}
    </>
  )
}
