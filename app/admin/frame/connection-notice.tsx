import { useOnline } from './use-online.ts'

/** Over every screen while the browser has no connection. */
export function ConnectionNotice() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="border-b border-rule bg-warn-tint px-4 py-2.5 md:px-8 print:hidden">
          No connection. What you see may be out of date and will refresh once you are back online.
        </p>
      )}
    </div>
  )
}
