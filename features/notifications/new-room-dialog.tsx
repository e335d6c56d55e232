import { useState } from 'react'
import { z } from 'zod/mini'
import { readJson, useDraft } from '#features/context/use-draft.ts'
import { ApiError } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Checkbox, SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
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

const usual: RoomNoticeKind[] = ['reply_at_risk', 'reply_breached', 'chat_waiting']

export function NewRoomDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const { draft, set, ...kept } = useDraft('room', { kind: 'slack', name: '', kinds: JSON.stringify(usual) })
  const { kind, name } = draft
  const kinds = readJson(z.array(z.enum(roomNoticeKinds)), draft.kinds) ?? usual
  // Whoever has the address may write into the room: it is not left behind on a device.
  const [webhook, setWebhook] = useState('')
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useWrite({
    reread: [url],
    onDone: drop,
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
          onChange={({ target }) => set('kind', target.value)}
        />
        <TextField
          name="room-name"
          label="Name"
          hint="As you call it, such as the channel"
          required
          value={name}
          error={errors['name']}
          onChange={({ target }) => set('name', target.value)}
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
                  set(
                    'kinds',
                    JSON.stringify(
                      kinds.includes(one) ? kinds.filter((other) => other !== one) : [...kinds, one],
                    ),
                  )
                }
              />
            ))}
          </div>
          {errors['kinds'] && <p className="text-sm text-signal-strong">{errors['kinds']}</p>}
        </fieldset>
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={drop}>
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
