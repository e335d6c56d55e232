import { useEffect, useRef, useState, type RefObject } from 'react'
import { chat } from '#config/constants.ts'
import { Icon } from '#ui/icon.tsx'
import { keepUnsent, readUnsent } from './chat-open.ts'
import { sendMessage, type Thread } from './chat-store.ts'
import { onShownAgain } from './shown-again.ts'

interface ChatComposerProps {
  thread: Thread
  panel: RefObject<HTMLElement | null>
  /** When it appears. */
  takesFocus: boolean
}

/** One line that grows. Enter sends; while a reply is pending it waits, and then has the focus again that it had. */
export function ChatComposer({ thread: { isPending }, panel, takesFocus }: ChatComposerProps) {
  const [text, setText] = useState(readUnsent)
  const field = useRef<HTMLTextAreaElement>(null)
  const isFirst = useRef(takesFocus)
  const hasWaited = useRef(false)

  useEffect(() => keepUnsent(text), [text])
  useEffect(() => onShownAgain(() => setText(readUnsent())), [])

  useEffect(() => {
    const hasNone = document.activeElement === document.body || document.activeElement === panel.current
    if (isPending || isFirst.current) {
      hasWaited.current = isPending
      // A field that is disabled loses the focus: the panel holds it meanwhile, so that Escape goes on working.
      if (isFirst.current || hasNone) panel.current?.focus({ preventScroll: true })
      // On a touch screen the keyboard comes when it is asked for.
      if (isFirst.current && !isPending && matchMedia('(pointer: fine)').matches) field.current?.focus()
      isFirst.current = false
    } else if (hasWaited.current && hasNone && matchMedia('(pointer: fine)').matches)
      field.current?.focus({ preventScroll: true })
  }, [isPending, panel])

  function send() {
    if (!text.trim() || isPending) return
    setText('')
    panel.current?.focus({ preventScroll: true })
    void sendMessage(text)
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="border-t border-rule bg-raised px-4 py-3"
    >
      <div className="flex items-end gap-2">
        <label htmlFor="chat-message" className="sr-only">
          Your message
        </label>
        <textarea
          ref={field}
          id="chat-message"
          name="message"
          dir="auto"
          rows={1}
          value={text}
          disabled={isPending}
          maxLength={chat.messageMax}
          placeholder="Your question"
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 grow resize-none rounded border border-rule-strong bg-raised px-3 py-2 text-base hover:border-ink disabled:bg-sunk"
        />
        <button
          type="submit"
          aria-label="Send"
          disabled={isPending}
          className="grid size-11 shrink-0 place-items-center rounded bg-sea text-on-sea hover:bg-sea-strong disabled:opacity-55"
        >
          <Icon name="send" />
        </button>
      </div>
    </form>
  )
}
