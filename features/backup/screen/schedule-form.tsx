import { useDraft } from '#features/context/use-draft.ts'
import { longTime } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { Panel } from '#ui/panel.tsx'
import { toast } from '#ui/toast.tsx'
import type { BackupOverview } from '#features/backup/backup.schema.ts'
import { hourNames } from './backup-words.ts'
import { useBackupWrite, type Access } from './use-backups.ts'

const keepFields = [
  { name: 'hours', label: 'Hourly, for hours', min: 0, max: 168 },
  { name: 'days', label: 'Nightly, for days', min: 1, max: 366 },
  { name: 'weeks', label: 'Weekly, for weeks', min: 0, max: 260 },
  { name: 'months', label: 'Monthly, for months', min: 0, max: 120 },
] as const

/** When backups are made by themselves, and how long which ones stay. */
export function ScheduleForm({ overview, access }: { overview: BackupOverview; access: Access }) {
  const { schedule } = overview
  const { draft, set, isKept, isRestored, drop } = useDraft('backup-schedule', {
    isOn: schedule.isOn ? 'yes' : '',
    hour: String(schedule.hour),
    hours: String(schedule.keep.hours),
    days: String(schedule.keep.days),
    weeks: String(schedule.keep.weeks),
    months: String(schedule.keep.months),
  })
  const isOn = draft.isOn === 'yes'
  const save = useBackupWrite(access, {
    onDone: () => {
      drop()
      toast({ title: 'Schedule saved', tone: 'ok' })
    },
  })
  const whole = (text: string) => Math.trunc(Number(text) || 0)
  const { hour, hours, days, weeks, months } = draft
  const given = {
    isOn,
    hour: whole(hour),
    keep: { hours: whole(hours), days: whole(days), weeks: whole(weeks), months: whole(months) },
  }
  return (
    <Panel title="Every hour and every night">
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ method: 'PUT', url: '/api/backups/schedule', data: given })
        }}
      >
        <Checkbox
          label="Make backups automatically, and check each nightly one"
          name="isOn"
          checked={isOn}
          disabled={!access.mayCreate}
          onChange={(event) => set('isOn', event.target.checked ? 'yes' : '')}
        />
        <SelectField
          label="Hour of the nightly one, in London"
          name="hour"
          options={hourNames}
          value={draft.hour}
          disabled={!access.mayCreate || !isOn}
          onChange={(event) => set('hour', event.target.value)}
        />
        <fieldset className="grid grid-cols-2 gap-x-3">
          <legend className="pb-1 text-sm font-semibold">How many to keep</legend>
          {keepFields.map(({ name, label, min, max }) => (
            <TextField
              key={name}
              label={label}
              name={name}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              value={draft[name]}
              disabled={!access.mayCreate || !isOn}
              onChange={(event) => set(name, event.target.value)}
            />
          ))}
        </fieldset>
        {access.mayCreate && (
          <Button type="submit" variant="secondary" pending={save.isPending} disabled={!isKept}>
            Save the schedule
          </Button>
        )}
        <KeptDraft isKept={isKept} isRestored={isRestored} onDrop={drop} />
      </form>
      <ul className="mt-4 flex flex-col gap-2 text-sm text-slate">
        {overview.nextAt && <li>The next nightly one is due {longTime(overview.nextAt)}.</li>}
        <li>
          An hourly backup is made before the last one is an hour old; with 0 hours, none is made. Nightly
          ones are kept for each of the last days, weeks and months that has one; those made by hand or
          uploaded, until someone deletes them; copies made before a restore, for 60 days.
        </li>
        <li>
          {overview.isEncrypted
            ? 'Files are encrypted with BACKUP_KEY. Without that key nobody, including you, can read them, so keep it somewhere else.'
            : 'Files are not encrypted: they hold every address, password hash and second-step secret, so only owners may download them. Set BACKUP_KEY before you copy them elsewhere.'}
        </li>
        <li>Files are on the disk of the server that made them; this page comes from {overview.server}.</li>
      </ul>
    </Panel>
  )
}
