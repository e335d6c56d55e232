import { Link } from '#ui/link.tsx'
import { roleNames } from '#features/context/permissions.ts'
import type { SignedInUser } from '#features/users/user.schema.ts'
import { NotificationBell } from '#features/notifications/notification-bell.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLink, MenuRule } from '#ui/menu.tsx'
import { themeLabels } from '#ui/theme-buttons.tsx'
import { themes } from '#ui/theme-choice.ts'
import { useTheme } from '#ui/use-theme.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { ownAccountPath } from './destinations.ts'
import { useWayBack } from './use-way-back.ts'

interface TopBarProps {
  user: SignedInUser
  onLogout: () => void
  onShowShortcuts: () => void
  onFind: () => void
}

const themeOptions = themes.map((value) => ({ value, ...themeLabels[value] }))

export function TopBar({ user, onLogout, onShowShortcuts, onFind }: TopBarProps) {
  const [theme, chooseTheme] = useTheme()
  const back = useWayBack()
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-rule bg-paper pr-3 pl-2 md:pr-5 md:pl-8 print:hidden">
      <p className="mr-auto flex min-w-0 items-center gap-1 text-slate">
        {back ? (
          <Link to={back.to} className="inline-flex min-h-11 min-w-0 items-center gap-1 hover:text-ink">
            <Icon name="chevron-left" size={16} />
            <span className="truncate">{back.label}</span>
          </Link>
        ) : (
          <Link
            to="/dashboard"
            aria-label="Dashboard"
            className="grid size-11 place-items-center text-sea md:hidden"
          >
            <BrandMark className="size-7" />
          </Link>
        )}
      </p>
      <Button variant="quiet" size="sm" icon="search" className="shrink-0" onClick={onFind}>
        <span className="max-md:sr-only">
          Find<span className="sr-only"> anything</span>
        </span>
        <kbd className="rounded-sm border border-rule px-1 text-xs whitespace-nowrap text-slate max-md:hidden">
          Ctrl K
        </kbd>
      </Button>
      <Tooltip text="Keyboard shortcuts: ?" side="bottom">
        <IconButton
          icon="keyboard"
          label="Keyboard shortcuts"
          onClick={onShowShortcuts}
          className="max-md:hidden"
        />
      </Tooltip>
      <NotificationBell />
      <Menu
        trigger={
          <Button variant="quiet" size="sm" className="max-w-56 text-ink!">
            <span
              className="grid size-6 shrink-0 place-items-center rounded-full bg-sea-tint text-xs text-sea-strong"
              aria-hidden="true"
            >
              {initialsOf(user.name)}
            </span>
            <span className="truncate max-md:sr-only">{user.name}</span>
            <Icon name="chevron-down" size={16} className="shrink-0 text-slate" />
          </Button>
        }
      >
        <MenuLabel>
          {user.email}
          <br />
          {roleNames[user.role]}
        </MenuLabel>
        <MenuLink to={ownAccountPath} icon="user">
          Your account
        </MenuLink>
        <MenuRule />
        <MenuChoice label="Theme" value={theme} options={themeOptions} onChange={chooseTheme} />
        <MenuRule />
        <MenuItem icon="keyboard" onSelect={onShowShortcuts}>
          Keyboard shortcuts
        </MenuItem>
      </Menu>
      <Button variant="quiet" size="sm" icon="log-out" onClick={onLogout}>
        Logout
      </Button>
    </header>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('')
}
