import { useOnline } from './use-online.ts'

/** Over every screen while the browser has no connection. */
export function ConnectionNotice() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="border-b border-rule bg-warn-tint px-4 py-2.5 md:px-8 print:hidden">
          No connection. What stands here may be out of date; what is missing comes by itself once the
          connection is back.
        </p>
      )}
    </div>
  )
}
