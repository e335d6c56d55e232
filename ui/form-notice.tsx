import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface Props {
  tone: 'ok' | 'problem'
  title: string
  children?: React.ReactNode
}

/** What became of a form, over its fields: brought before the eyes and read out as it appears, also in a document. */
export function FormNotice({ tone, title, children }: Props) {
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      autoFocus
      className={classes(
        'border-l-4 px-4 py-3',
        tone === 'ok' ? 'border-ok bg-ok-tint' : 'border-signal bg-signal-tint',
      )}
    >
      <p className="flex items-start gap-2 font-semibold">
        <Icon name={tone === 'ok' ? 'check' : 'alert'} className="mt-0.5 shrink-0" />
        {title}
      </p>
      {children}
    </div>
  )
}

function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
