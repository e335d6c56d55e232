import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { useMe } from '#features/context/use-me.ts'
import { noticeKinds, type NoticeKind } from '#features/context/notice.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Checkbox, TextField } from '#ui/field.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useWrite } from '#ui/use-write.ts'
import {
  channelNames,
  channels,
  channelsOf,
  kindNames,
  permissionOf,
  type Channel,
  type NotificationSettings,
} from './notification.schema.ts'

const url = '/api/notifications/settings'

/** A tick for each kind and way. Each change is saved as it is made. */
export function NotificationChoices() {
  const { may } = useMe()
  const { data, error, refetch } = useQuery<NotificationSettings>({ queryKey: [url] })
  const save = useWrite<NotificationSettings>({ reread: [url], shows: url })
  if (error && !data)
    return (
      <ErrorState
        title="Your choices can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={6} label="Loading your choices" />
  const put = (next: NotificationSettings) => save.mutate({ method: 'PUT', url, data: next })
  const toggle = (kind: NoticeKind, channel: Channel) => {
    const now = channelsOf(data.choices, kind)
    const next = now.includes(channel) ? now.filter((one) => one !== channel) : [...now, channel]
    put({ ...data, choices: { ...data.choices, [kind]: next } })
  }
  return (
    <>
      <table className="w-full text-left">
        <thead className="text-xs text-slate">
          <tr>
            <th className="py-1.5 font-normal">What</th>
            {channels.map((channel) => (
              <th key={channel} className="px-1 py-1.5 text-center font-normal">
                {channelNames[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeKinds
            .filter((kind) => may(permissionOf[kind]))
            .map((kind) => (
              <tr key={kind} className="border-t border-rule">
                <th scope="row" className="py-1.5 pr-2 font-normal">
                  {kindNames[kind]}
                </th>
                {channels.map((channel) => (
                  <td key={channel} className="px-1 py-1.5">
                    <div className="flex justify-center">
                      <Checkbox
                        name={`${kind}-${channel}`}
                        label={`${kindNames[kind]}: ${channelNames[channel].toLowerCase()}`}
                        isLabelHidden
                        checked={channelsOf(data.choices, kind).includes(channel)}
                        onChange={() => toggle(kind, channel)}
                      />
                    </div>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <QuietHours settings={data} onChange={put} />
    </>
  )
}

const usual = { quietFrom: '18:00', quietTo: '08:00' }

function QuietHours({
  settings,
  onChange,
}: {
  settings: NotificationSettings
  onChange: (next: NotificationSettings) => void
}) {
  const { quietFrom, quietTo } = settings
  const isOn = quietFrom !== null && quietTo !== null
  const set = (name: 'quietFrom' | 'quietTo', value: string) => {
    // A time that is still being typed, or both the same, isn't one yet.
    const next = { ...settings, [name]: value }
    if (value && next.quietFrom !== next.quietTo) onChange(next)
  }
  return (
    <fieldset className="pt-4">
      <legend className="sr-only">Quiet hours</legend>
      <Checkbox
        name="quiet"
        label="Quiet hours: mail and devices wait until they are over"
        checked={isOn}
        onChange={() => onChange({ ...settings, ...(isOn ? { quietFrom: null, quietTo: null } : usual) })}
      />
      {isOn && (
        <div className="flex gap-4 pt-2">
          <TextField
            key={`from ${quietFrom}`}
            type="time"
            name="quiet-from"
            label="From"
            defaultValue={quietFrom}
            onBlur={({ target }) => target.value !== quietFrom && set('quietFrom', target.value)}
          />
          <TextField
            key={`to ${quietTo}`}
            type="time"
            name="quiet-to"
            label="Until"
            hint="UK time"
            defaultValue={quietTo}
            onBlur={({ target }) => target.value !== quietTo && set('quietTo', target.value)}
          />
        </div>
      )}
    </fieldset>
  )
}
