import { Dialog as Base } from '@base-ui/react/dialog'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { DraftSlot } from './draft-slot.ts'
import { keepTabInside } from './keep-tab-inside.ts'
import { hostToasts } from './toast-store.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: React.ReactNode
  children?: React.ReactNode
  /** The buttons, the one that does it last. */
  footer?: React.ReactNode
  /** What its button of the type `submit` does, and Enter in a field, or with Ctrl or ⌘ in a text. */
  onSubmit?: () => void
  size?: 'md' | 'lg'
}

/** A question in front of the page: a sheet from below on a phone. Holds the focus and gives it back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  onSubmit,
  size = 'md',
}: DialogProps) {
  const [draftSlot, setDraftSlot] = useState<HTMLElement | null>(null)
  const [popup, setPopup] = useState<HTMLElement | null>(null)
  useEffect(() => (open && popup ? hostToasts(popup) : undefined), [open, popup])
  useEffect(() => (open && popup ? standAtFaults(popup) : undefined), [open, popup])
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  const content = (
    <>
      {children && (
        <div className="min-h-0 overflow-y-auto px-5 pt-0.5 pb-5">
          <DraftSlot value={draftSlot}>{children}</DraftSlot>
        </div>
      )}
      <div ref={setDraftSlot} className="px-5" />
      {footer && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-rule px-5 py-3 touch:*:grow">
          {footer}
        </div>
      )}
    </>
  )
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[var(--shade)] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 grid items-end md:place-items-center md:p-6">
          <Base.Popup
            ref={setPopup}
            finalFocus={() => placeOf(opener.current) ?? true}
            onKeyDown={(event) => {
              keepTabInside(event)
              if (onSubmit) submitByKeys(event)
            }}
            className={classes(
              'relative flex max-h-[92svh] w-full flex-col rounded-t border border-rule bg-raised text-ink shadow-float transition duration-150 md:max-h-[86svh] md:rounded',
              'data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
              size === 'lg' ? 'md:max-w-3xl' : 'md:max-w-lg',
            )}
          >
            <div className="py-4 pr-14 pl-5">
              <Base.Title className="font-heading text-xl">{title}</Base.Title>
              {description && (
                <Base.Description render={<div />} className="mt-1 text-sm text-slate">
                  {description}
                </Base.Description>
              )}
            </div>
            {onSubmit ? <DialogForm onSubmit={onSubmit}>{content}</DialogForm> : content}
            {/* Last, so that the first field has the focus when it opens. */}
            <Base.Close
              render={<IconButton icon="close" label="Close" className="absolute top-2.5 right-2.5" />}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** A part of the page that takes the focus only from scripts, such as its main part: a dialog that closes would give it to the first button there. */
const placeOf = (opener: Element | null) =>
  opener instanceof HTMLElement && opener.isConnected && opener.matches('[tabindex="-1"]:not(body)')
    ? opener
    : undefined

/** Takes the focus to the first field that is refused, whose error is read out with it; whoever is in a field stays there. Returns what ends it. */
function standAtFaults(popup: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const first = popup.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (first && !document.activeElement?.matches('input, select, textarea')) first.focus()
  })
  observer.observe(popup, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] })
  return () => observer.disconnect()
}

function submitByKeys(event: React.KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.click()
}

function DialogForm({ onSubmit, children }: { onSubmit: () => void; children: React.ReactNode }) {
  return (
    <form
      method="post"
      noValidate
      className="contents"
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog lies in the form that it was opened from, as React sees it.
        event.stopPropagation()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text?: React.ReactNode
  /** Names the outcome: "Archive 3 leads", not "OK". */
  confirmLabel: string
  cancelLabel?: string
  isDangerous?: boolean
  pending?: boolean
  onConfirm: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    confirmLabel,
    cancelLabel = 'Cancel',
    isDangerous,
    pending,
    onConfirm,
  } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
