import { useState } from 'react'
import { TextField } from '#ui/field.tsx'

/** A password with a way to see it, and a word when Caps Lock is on. */
export function PasswordField({ className, ...props }: React.ComponentProps<typeof TextField>) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const look = (event: React.KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className={`relative ${className ?? ''}`}>
      <TextField
        required
        spellCheck={false}
        onKeyDown={look}
        onKeyUp={look}
        autoCapitalize="none"
        {...props}
        type={isShown ? 'text' : 'password'}
      />
      <div className="absolute top-0 right-0 flex items-center gap-3">
        <span role="status" className="text-xs text-warn">
          {hasCapsLock && 'Caps Lock is on'}
        </span>
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={props.id ?? props.name}
          onClick={() => setShown(!isShown)}
          className="relative rounded-sm text-sm leading-5 text-sea underline decoration-1 underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:decoration-2"
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> {props.label.toLowerCase()}</span>
        </button>
      </div>
    </div>
  )
}
