import { useState } from 'react'
import { longTime } from '#features/leads/lead-words.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, SelectField } from '#ui/field.tsx'
import { Panel } from '#ui/panel.tsx'
import { toast } from '#ui/toast.tsx'
import type { BackupDesk } from './backup.schema.ts'
import { hourNames } from './backup-words.ts'
import { useBackupWrite, type Access } from './use-backups.ts'

/** When the nightly backup is made, and how long which ones stay. */
export function ScheduleForm({ desk, access }: { desk: BackupDesk; access: Access }) {
  const [isOn, setOn] = useState(desk.schedule.isOn)
  const [hour, setHour] = useState(String(desk.schedule.hour))
  const save = useBackupWrite(access, { onDone: () => toast({ title: 'Schedule saved', tone: 'ok' }) })
  const isChanged = isOn !== desk.schedule.isOn || Number(hour) !== desk.schedule.hour
  return (
    <Panel title="Every night">
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ method: 'PUT', url: '/api/backups/schedule', data: { isOn, hour: Number(hour) } })
        }}
      >
        <Checkbox
          label="Make a backup every night and check it"
          name="isOn"
          checked={isOn}
          disabled={!access.mayCreate}
          onChange={(event) => setOn(event.target.checked)}
        />
        <SelectField
          label="Hour, in London"
          name="hour"
          options={hourNames}
          value={hour}
          disabled={!access.mayCreate || !isOn}
          onChange={(event) => setHour(event.target.value)}
        />
        {access.mayCreate && (
          <Button type="submit" variant="secondary" pending={save.isPending} disabled={!isChanged}>
            Save the schedule
          </Button>
        )}
      </form>
      <ul className="mt-4 flex flex-col gap-2 text-sm text-slate">
        {desk.nextAt && <li>The next one is due {longTime(desk.nextAt)}.</li>}
        <li>
          Of nightly ones stay the last 7 days, 4 weeks and 12 months. Those made by hand or uploaded stay
          until somebody deletes them; copies made before a restore stay 60 days.
        </li>
        <li>
          {desk.isEncrypted
            ? 'Files are encrypted with BACKUP_KEY. Without that key nobody can read them, you included: keep it elsewhere.'
            : 'Files are not encrypted: they hold every address, password hash and second-step secret, so only owners may download them. Set BACKUP_KEY before you copy them elsewhere.'}
        </li>
        <li>
          Files lie on the disk of the server that made them ({desk.server} answers you). Copy the folder
          data/backups to another machine: a backup beside the database is lost with it.
        </li>
      </ul>
    </Panel>
  )
}
