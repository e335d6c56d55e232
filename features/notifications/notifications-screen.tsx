import { shortTime } from '#lib/office-time.ts'
import { useMe } from '#features/context/use-me.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { Panel } from '#ui/panel.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { useNow } from '#ui/use-now.ts'
import { NotificationChoices } from './notification-choices.tsx'
import type { Notification, NotificationPage } from './notification.schema.ts'
import { PushSwitch } from './push-switch.tsx'
import { RoomsPanel } from './rooms-panel.tsx'
import { useMarkRead } from './use-notifications.ts'

/** All that the caller was told of, and how they want to be told. */
export function NotificationsScreen() {
  const { may } = useMe()
  return (
    <>
      <h1 className="pb-4 text-2xl">Notifications</h1>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <NotificationList />
        <div className="grid min-w-0 content-start gap-8">
          <Panel title="Notification settings">
            <NotificationChoices />
          </Panel>
          <Panel title="This device">
            <PushSwitch />
          </Panel>
          {may('rooms.write') && (
            <Panel title="Slack and Teams">
              <RoomsPanel />
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

function NotificationList() {
  const list = useFilteredList<Notification, NotificationPage>('/api/notifications', ['unread'])
  const read = useMarkRead()
  const now = useNow()
  const newest = list.items[0]
  const empty = (
    <EmptyState
      title="Nothing yet"
      text="Replies nearing their deadline, waiting chats and leads assigned to you appear here as they happen."
    />
  )
  return (
    <section aria-label="Your notifications" className="min-w-0">
      {newest && (list.first?.unread ?? 0) > 0 && (
        <Button
          variant="secondary"
          size="sm"
          icon="check"
          onClick={() => read({ until: newest.at })}
          className="mb-3"
        >
          Mark all as read
        </Button>
      )}
      <ListBody noun="notifications" list={list} empty={empty}>
        <ul className="border-t border-rule">
          {list.items.map(({ id, title, at, readAt, to }) => (
            <li key={id} className="relative flex gap-3 border-b border-rule py-2.5">
              <span
                aria-hidden="true"
                className={`mt-2 size-2 shrink-0 rounded-full ${readAt ? 'bg-transparent' : 'bg-signal'}`}
              />
              <div className="min-w-0">
                <Link
                  to={to}
                  onClick={() => !readAt && read({ ids: [id] })}
                  className={`break-words before:absolute before:inset-0 hover:text-sea ${readAt ? 'text-slate' : 'font-semibold'}`}
                >
                  {title}
                </Link>
                <p className="text-xs text-slate">
                  <time dateTime={at}>{shortTime(at, now)}</time>
                  {!readAt && <span className="sr-only">, unread</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </ListBody>
    </section>
  )
}
