import { useState } from 'react'
import type { ClosedDay } from '#features/publishing/firm/hours/hours.schema.ts'
import { bankHolidaysOf, holidayRegions, regionNames, type HolidayRegion } from '#lib/bank-holidays.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Checkbox, SelectField } from '#ui/field.tsx'
import { closedDate } from './hours-draft.ts'

interface Props {
  /** The closed days that are entered. */
  days: ClosedDay[]
  /** ISO date of today: what is over is not offered. */
  today: string
  onAdd: (days: ClosedDay[]) => void
  onClose: () => void
}

const regions = holidayRegions.map((value) => ({ value, label: regionNames[value] }))
const yearsAhead = 3

/** Bank holidays of a place and a year to look at: any may be unticked before they are added. */
export function BankHolidaysDialog({ days, today, onAdd, onClose }: Props) {
  const years = Array.from({ length: yearsAhead }, (_, i) => Number(today.slice(0, 4)) + i)
  const [region, setRegion] = useState<HolidayRegion>('england-and-wales')
  const [year, setYear] = useState(years[1] ?? 0)
  const [struck, setStruck] = useState<ReadonlySet<string>>(new Set())
  const offered = bankHolidaysOf(region, year)
    .filter(({ date }) => date >= today)
    .map(({ title, date }) => ({ date, name: title, known: days.find((one) => one.date === date) }))
  const chosen = offered.filter(({ date, known }) => !known && !struck.has(date))
  const add = () => {
    onAdd(chosen.map(({ date, name }) => ({ date, name })))
    onClose()
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button disabled={chosen.length === 0} onClick={add}>
        {chosen.length === 0
          ? 'Nothing to add'
          : chosen.length === 1
            ? 'Add 1 day'
            : `Add ${chosen.length} days`}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add bank holidays"
      description="Untick the days on which you are open."
      footer={footer}
    >
      <div className="grid gap-x-3 sm:grid-cols-2">
        <SelectField
          name="holiday-region"
          label="Place"
          options={regions}
          value={region}
          onChange={({ target }) =>
            setRegion(holidayRegions.find((one) => one === target.value) ?? 'england-and-wales')
          }
        />
        <SelectField
          name="holiday-year"
          label="Year"
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          value={String(year)}
          onChange={({ target }) => setYear(Number(target.value))}
        />
      </div>
      {offered.length === 0 && <p className="text-slate">All of {year} are over.</p>}
      <ul>
        {offered.map(({ date, name, known }) => (
          <li key={date}>
            <Checkbox
              name={`holiday-${date}`}
              label={`${name}, ${closedDate(date)}${known ? ` · entered already${known.name === name ? '' : ` as ${known.name}`}` : ''}`}
              checked={known !== undefined || !struck.has(date)}
              disabled={known !== undefined}
              onChange={({ target }) => {
                const next = new Set(struck)
                if (target.checked) next.delete(date)
                else next.add(date)
                setStruck(next)
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
