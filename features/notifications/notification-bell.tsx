import { shortTime } from '#lib/office-time.ts'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuRule } from '#ui/menu.tsx'
import { useNow } from '#ui/use-now.ts'
import { useMarkRead, useNewest } from './use-notifications.ts'

/** In the bar over every screen: how much is unread, and the newest of it. */
export function NotificationBell() {
  const { data } = useNewest()
  const read = useMarkRead()
  const now = useNow()
  const unread = data?.unread ?? 0
  const items = data?.items ?? []
  const count = unread >= 100 ? '99+' : String(unread)
  return (
    <span className="relative">
      <Menu
        trigger={
          <IconButton icon="bell" label={unread > 0 ? `Notifications, ${count} unread` : 'Notifications'} />
        }
      >
        <div className="w-[min(24rem,calc(100vw-1.5rem))]">
          {items.length === 0 && <MenuLabel>Nothing yet. Anything that needs you appears here.</MenuLabel>}
          {items.map(({ id, title, at, to, readAt }) => (
            <MenuLink key={id} to={to} onSelect={() => !readAt && read({ ids: [id] })}>
              <span
                aria-hidden="true"
                className={`size-2 shrink-0 rounded-full ${readAt ? 'bg-transparent' : 'bg-signal'}`}
              />
              <span className="min-w-0 grow py-1.5">
                <span className={`block break-words ${readAt ? 'text-slate' : 'font-semibold'}`}>
                  {title}
                </span>
                <span className="text-xs text-slate">
                  {shortTime(at, now)}
                  {!readAt && <span className="sr-only">, unread</span>}
                </span>
              </span>
            </MenuLink>
          ))}
          <MenuRule />
          {unread > 0 && items[0] && (
            <MenuItem icon="check" onSelect={() => items[0] && read({ until: items[0].at })}>
              Mark all as read
            </MenuItem>
          )}
          <MenuLink to="/notifications" icon="bell">
            All notifications and settings
          </MenuLink>
        </div>
      </Menu>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-0.5 -right-0.5 min-w-4.5 rounded-full bg-signal px-1 text-center text-xs leading-4.5 font-semibold text-on-signal tabular-nums"
        >
          {count}
        </span>
      )}
    </span>
  )
}
