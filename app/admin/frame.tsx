import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { SignedInOnly } from '#features/users/sign-in/signed-in-only.tsx'
import { turnOffPush } from '#features/notifications/this-browser.ts'
import { useLive } from '#features/live/use-live.ts'
import { useSignOut, useUser } from '#features/users/accounts/use-user.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { StaffFrame } from './frame/staff-frame.tsx'

export default function Frame() {
  return (
    <SignedInOnly>
      <FrameOfUser>
        <Outlet />
      </FrameOfUser>
    </SignedInOnly>
  )
}

/** What went wrong in one screen is in the frame, so that the others stay within reach. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <SignedInOnly>
      <FrameOfUser>
        {isMissing ? (
          <ErrorState title="Not found" text="What you are looking for does not exist or has been removed." />
        ) : (
          <ErrorState
            title="This screen could not be shown"
            text="Something went wrong on our side. Nothing you have saved is lost."
            onRetry={() => location.reload()}
          />
        )}
      </FrameOfUser>
    </SignedInOnly>
  )
}

function FrameOfUser({ children }: { children: React.ReactNode }) {
  useLive()
  const { user } = useUser()
  const signOut = useSignOut()
  const leave = async () => {
    await turnOffPush().catch(() => undefined)
    await signOut()
  }
  if (!user) return null
  return (
    <StaffFrame user={user} onLogout={() => void leave()}>
      {children}
    </StaffFrame>
  )
}
