import { useState } from 'react'
import { ApiError } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Checkbox, SelectField, TextField } from '#ui/field.tsx'
import { useWrite } from '#ui/use-write.ts'
import {
  kindNames,
  newRoom,
  roomKindNames,
  roomKinds,
  roomNoticeKinds,
  type RoomNoticeKind,
} from './notification.schema.ts'

const kindOptions = roomKinds.map((value) => ({ value, label: roomKindNames[value] }))

export function NewRoomDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const [kind, setKind] = useState<string>('slack')
  const [name, setName] = useState('')
  const [webhook, setWebhook] = useState('')
  const [kinds, setKinds] = useState<RoomNoticeKind[]>(['reply_at_risk', 'reply_breached', 'chat_waiting'])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useWrite({
    reread: [url],
    onDone: onClose,
    onFail: (error) => {
      const found = error instanceof ApiError ? error.body.errors : undefined
      if (found) setErrors(found)
      return found !== undefined
    },
  })
  const send = (event: React.FormEvent) => {
    event.preventDefault()
    const parsed = newRoom.safeParse({ kind, name, url: webhook, kinds })
    if (parsed.success) return save.mutate({ method: 'POST', url, data: parsed.data })
    setErrors(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])))
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Add a chat room">
      <form noValidate onSubmit={send}>
        <SelectField
          name="room-kind"
          label="Where"
          value={kind}
          options={kindOptions}
          onChange={({ target }) => setKind(target.value)}
        />
        <TextField
          name="room-name"
          label="Name"
          hint="As you call it, such as the channel"
          required
          value={name}
          error={errors['name']}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          name="room-url"
          type="url"
          label="Address of the incoming webhook"
          hint="Anyone who has it can write into the room, so it is not shown again."
          autoComplete="off"
          required
          value={webhook}
          error={errors['url']}
          onChange={({ target }) => setWebhook(target.value)}
        />
        <fieldset className="pb-4">
          <legend className="pb-1 text-sm font-semibold">Notify about</legend>
          <div className="grid">
            {roomNoticeKinds.map((one) => (
              <Checkbox
                key={one}
                name={`room-${one}`}
                label={kindNames[one]}
                checked={kinds.includes(one)}
                onChange={() =>
                  setKinds(kinds.includes(one) ? kinds.filter((other) => other !== one) : [...kinds, one])
                }
              />
            ))}
          </div>
          {errors['kinds'] && <p className="text-sm text-signal-strong">{errors['kinds']}</p>}
        </fieldset>
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={save.isPending}>
            Add the room
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
