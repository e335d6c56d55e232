import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toast as limits } from '#config/constants.ts'
import { ToastCard } from './toast-card.tsx'
import { toastStore } from './toast-store.ts'

export { toast } from './toast-store.ts'

/** Once in each layout. Stands in a corner where it hides no form, and at the top on a phone, clear of the keyboard. */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer).filter(
    ({ isOpen }) => isOpen,
  )
  const host = useSyncExternalStore(toastStore.subscribe, toastStore.host, () => null)
  const good = shown.filter(({ tone }) => tone !== 'error')
  const bad = shown.filter(({ tone }) => tone === 'error')
  const corner = (
    <div className="pointer-events-none fixed inset-x-3 top-3 z-50 md:inset-x-auto md:top-auto md:bottom-6 md:left-6 md:w-96 print:hidden">
      <div role="status" aria-atomic="true">
        {good.map((one) => (
          <ToastCard key={one.id} toast={one} closeAfterMs={limits.closeAfterMs} />
        ))}
      </div>
      <div role="alert" aria-atomic="true">
        {bad.map((one) => (
          <ToastCard key={one.id} toast={one} />
        ))}
      </div>
    </div>
  )
  return host ? createPortal(corner, host) : corner
}
