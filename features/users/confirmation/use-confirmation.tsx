import { useRef, useState } from 'react'
import { ApiError } from '#lib/api-client.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ConfirmationCancelled } from './confirmation-cancelled.ts'

interface Waiting {
  go: () => void
  cancel: () => void
}

/**
 * `confirmed(work)` does the work; when the server asks for the password first, `dialog` asks for it and the work is done again.
 * Throws ConfirmationCancelled when the dialog is closed instead.
 */
export function useConfirmation() {
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<Waiting>(undefined)

  const ask = () =>
    new Promise<void>((go, failed) => {
      waiting.current = { go, cancel: () => failed(new ConfirmationCancelled('Cancelled')) }
      setOpen(true)
    })

  async function confirmed<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!isConfirmationRequired(error)) throw error
      await ask()
      return work()
    }
  }

  const close = (isConfirmed: boolean) => {
    setOpen(false)
    if (isConfirmed) waiting.current?.go()
    else waiting.current?.cancel()
  }
  return { confirmed, dialog: isOpen ? <ConfirmDialog onClose={close} /> : null }
}

function isConfirmationRequired(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 403) return false
  const { data } = error.body
  return typeof data === 'object' && data !== null && 'confirmationRequired' in data
}
