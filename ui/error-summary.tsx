import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface ErrorSummaryProps {
  title: string
  errors: readonly { name: string; message: string }[]
  /** Takes the focus as it appears, also in a document. Give it another `key` at each try. */
  focusOnMount?: boolean
}

/** What keeps a form from being sent, each line a link to its field (whose id is its name). Shows nothing without errors. */
export function ErrorSummary({ title, errors, focusOnMount = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0
  useEffect(() => {
    if (isShown && focusOnMount) box.current?.focus()
  }, [isShown, focusOnMount])
  if (!isShown) return null

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      autoFocus={focusOnMount}
      className="border-l-4 border-signal bg-signal-tint px-4 py-3"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="alert" />
        {title}
      </p>
      <ul className="mt-1">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => goTo(event, name)}
              className="inline-block py-0.5 text-sm leading-6 text-ink underline decoration-1 underline-offset-4 hover:decoration-2 touch:py-2.5"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function goTo(event: React.MouseEvent, name: string) {
  const field = document.getElementById(name)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
