import { useEffect, useRef } from 'react'
import { Button, IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { dismissToast, type Toast } from './toast-store.ts'

/** Good news leaves by itself unless it is being read; an error stays until someone closes it. */
export function ToastCard({
  toast: { id, title, description, tone, action },
  closeAfterMs,
}: {
  toast: Toast
  closeAfterMs?: number
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hold = () => clearTimeout(timer.current)
  const run = () => {
    hold()
    if (closeAfterMs) timer.current = setTimeout(() => dismissToast(id), closeAfterMs)
  }
  useEffect(() => {
    if (!closeAfterMs) return
    const started = setTimeout(() => dismissToast(id), closeAfterMs)
    timer.current = started
    return () => clearTimeout(timer.current)
  }, [id, closeAfterMs])
  const isError = tone === 'error'
  return (
    <div
      onMouseEnter={hold}
      onMouseLeave={run}
      onFocus={hold}
      onBlur={run}
      className={`reveal pointer-events-auto flex items-start gap-3 rounded border border-l-4 border-rule bg-raised py-3 pr-2 pl-4 text-sm shadow-float ${isError ? 'border-l-signal' : 'border-l-ok'}`}
    >
      <Icon
        name={isError ? 'alert' : 'check'}
        className={`mt-0.5 shrink-0 ${isError ? 'text-signal-strong' : 'text-ok'}`}
      />
      <div className="min-w-0 grow">
        <p className="leading-6 font-semibold">{title}</p>
        {description && <p className="leading-5 text-slate">{description}</p>}
      </div>
      {action && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        icon="close"
        label="Close this message"
        onClick={() => dismissToast(id)}
        className="-my-1"
      />
    </div>
  )
}
