import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'
import { roleNames } from '#features/context/permissions.ts'
import type { SignedInUser } from '#features/users/user.schema.ts'
import { FindPalette } from '#features/find/find-palette.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import { undoByToast } from '#ui/toast-store.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { commandsOf, destinationOf, destinations, isStaffAddress } from './destinations.ts'
import { BottomNavigation, SideNavigation } from './navigation.tsx'
import { ScreensAhead } from './screens-ahead.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { TopBar } from './top-bar.tsx'

interface StaffFrameProps {
  user: SignedInUser
  onLogout: () => void
  children: React.ReactNode
}

/** Around every screen of someone signed in. It hides what they may not use; the API alone refuses it. */
export function StaffFrame({ user, onLogout, children }: StaffFrameProps) {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const allowed = destinations.filter(({ permission }) => user.permissions.includes(permission))
  const here = destinationOf(useLocation().pathname)
  const isForbidden = here && !user.permissions.includes(here.permission)
  useShortcuts([
    { keys: '?', label: 'Show these shortcuts', run: () => setHelpOpen(true) },
    { keys: '/', label: 'Search this list', run: focusSearch },
    { keys: 'f', label: 'Find anything', run: () => setFinding(true) },
    { keys: 'z', label: 'Undo the last change', run: undoByToast },
    ...allowed.map(({ key, label, to }) => ({
      keys: `g ${key}`,
      label: `Go to ${label}`,
      run: () => navigate(to),
    })),
  ])
  useFindKey(() => setFinding(true))
  const main = useRef<HTMLElement>(null)
  // Right after signing in the form that had the focus is gone; a screen that was loaded keeps the browser's own place.
  const isReached = useNavigationType() !== 'POP'
  const begin = useEffectEvent(() => {
    if (isReached && document.activeElement === document.body) main.current?.focus()
  })
  useEffect(() => {
    begin()
    return main.current ? keepFocus(main.current) : undefined
  }, [])
  const go = (url: string) => {
    setFinding(false)
    if (isStaffAddress(url)) void navigate(url)
    else location.assign(url)
  }
  return (
    <div className="md:grid md:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded bg-sea px-4 py-2.5 font-semibold text-on-sea focus:translate-y-0"
      >
        Skip to the content
      </a>
      <SideNavigation destinations={allowed} />
      <div className="min-w-0">
        {isLoading && <div className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-pulse bg-sea" />}
        <TopBar
          user={user}
          onLogout={onLogout}
          onShowShortcuts={() => setHelpOpen(true)}
          onFind={() => setFinding(true)}
        />
        <ConnectionNotice />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="px-4 pt-6 pb-28 outline-none md:px-8 md:pb-12 print:p-0"
        >
          {isForbidden ? (
            <EmptyState
              title="Not for your role"
              text={`“${here.label}” is not available to the role ${roleNames[user.role]}. An owner or administrator can change your role.`}
              action={
                <ButtonLink to="/dashboard" variant="secondary">
                  Go to the dashboard
                </ButtonLink>
              }
            />
          ) : (
            children
          )}
        </main>
      </div>
      <BottomNavigation destinations={allowed} />
      <ScreensAhead />
      {isFinding && (
        <FindPalette commands={commandsOf(user.permissions)} onClose={() => setFinding(false)} onGo={go} />
      )}
      <ShortcutsDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  )
}

/** ⌘K and Ctrl+K, also while someone types. */
function useFindKey(open: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function focusSearch() {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus()
}
