import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#ui/dialog.tsx'

interface Props {
  isDirty: boolean
  /** "the article", of which the latest changes stay on the device. */
  what: string
}

/** Asks before somebody leaves what isn't saved yet, to another screen or altogether. */
export function UnsavedGuard({ isDirty, what }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title="Not everything is saved"
      text={`Your latest changes are kept on this device and come back when you open ${what} here again.`}
      confirmLabel="Leave anyway"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
