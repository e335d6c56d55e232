import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toast as limits } from '#config/constants.ts'
import { dismissToast, toastStore, type Toast } from './toast-store.ts'

export { toast } from './toast-store.ts'

// Most visits show none.
const ToastCard = lazy(async () => ({
  default: await import('./toast-card.tsx').then(
    (part) => part.ToastCard,
    () => PlainCard,
  ),
}))

/** Without a connection, which is what a message may tell of, the better one can't be fetched. */
function PlainCard({ toast: { id, title, description } }: { toast: Toast }) {
  return (
    <div className="pointer-events-auto rounded border border-rule bg-raised p-4 text-sm shadow-float">
      <p className="font-semibold">{title}</p>
      <p className="text-slate">{description}</p>
      <button
        type="button"
        className="mt-2 min-h-11 cursor-pointer underline"
        onClick={() => dismissToast(id)}
      >
        Close
      </button>
    </div>
  )
}

/** Once in each layout. Stands in a corner where it hides no form, and at the top on a phone, clear of the keyboard. */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer).filter(
    ({ isOpen }) => isOpen,
  )
  const good = shown.filter(({ tone }) => tone !== 'error')
  const bad = shown.filter(({ tone }) => tone === 'error')
  return (
    <div className="pointer-events-none fixed inset-x-3 top-3 z-50 md:inset-x-auto md:top-auto md:bottom-6 md:left-6 md:w-96 print:hidden">
      <div role="status" aria-atomic="true">
        <Suspense>
          {good.map((one) => (
            <ToastCard key={one.id} toast={one} closeAfterMs={limits.closeAfterMs} />
          ))}
        </Suspense>
      </div>
      <div role="alert" aria-atomic="true">
        <Suspense>
          {bad.map((one) => (
            <ToastCard key={one.id} toast={one} />
          ))}
        </Suspense>
      </div>
    </div>
  )
}
