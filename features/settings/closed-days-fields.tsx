import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import type { ClosedDay } from '#features/publishing/firm/hours/hours.schema.ts'
import { isoDateOf } from '#lib/office-time.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { useNow } from '#ui/use-now.ts'
import { BankHolidaysDialog } from './bank-holidays-dialog.tsx'
import { byDate, closedDate } from './hours-draft.ts'

interface Props {
  days: ClosedDay[]
  errors: Record<string, string>
  onChange: (days: ClosedDay[]) => void
}

/** Days on which it is closed whatever the week says: bank holidays, and what else is entered. */
export function ClosedDaysFields({ days, errors, onChange }: Props) {
  const [told, setTold] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const today = isoDateOf(useNow())
  const ahead = days.filter(({ date }) => date >= today)
  const past = days.filter(({ date }) => date < today)
  const add = (more: ClosedDay[]) => {
    onChange(byDate([...days, ...more]))
    setTold(more.length === 1 ? `${more[0]?.name} added` : `${more.length} days added`)
  }
  const remove = (day: ClosedDay) => {
    onChange(days.filter(({ date }) => date !== day.date))
    setTold(`${day.name} removed`)
  }
  const nextYear = String(Number(today.slice(0, 4)) + 1)
  const error = Object.entries(errors).find(([name]) => name.startsWith('closedDays'))?.[1]
  return (
    <section aria-labelledby="closed-title" className="min-w-0">
      <h2 id="closed-title" className="pb-2 text-lg">
        Closed days
      </h2>
      {ahead.length === 0 ? (
        <p className="border-t border-rule py-3 text-slate">
          No days entered: the same hours apply all year.
        </p>
      ) : (
        [...Map.groupBy(ahead, ({ date }) => date.slice(0, 4))].map(([year, list]) =>
          year <= nextYear ? (
            <DayList key={year} days={list} onRemove={remove} />
          ) : (
            <Folded key={year} title={year} days={list} onRemove={remove} />
          ),
        )
      )}
      {ahead.length > 0 && !ahead.some(({ date }) => date.startsWith(nextYear)) && (
        <p className="pt-2 text-sm">No closed day is entered for {nextYear} yet.</p>
      )}
      <p className="pt-3">
        <Button size="sm" variant="secondary" icon="plus" onClick={() => setChoosing(true)}>
          Add bank holidays…
        </Button>
      </p>
      {isChoosing && (
        <BankHolidaysDialog days={days} today={today} onAdd={add} onClose={() => setChoosing(false)} />
      )}
      <NewClosedDay days={days} onAdd={(day) => add([day])} />
      {error && (
        <p role="alert" className="pt-1 text-sm text-signal-strong">
          {error}
        </p>
      )}
      {past.length > 0 && <Folded title="Past closed days" days={past.toReversed()} onRemove={remove} />}
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  )
}

interface DayListProps {
  days: ClosedDay[]
  onRemove: (day: ClosedDay) => void
}

function Folded({ title, ...list }: DayListProps & { title: string }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-slate">
        {title} ({list.days.length})
      </summary>
      <DayList {...list} />
    </details>
  )
}

function DayList({ days, onRemove }: DayListProps) {
  return (
    <ul className="-mt-px border-t border-rule">
      {days.map((day) => (
        <li
          key={day.date}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <span className="py-1 tabular-nums max-sm:text-sm max-sm:text-slate">{closedDate(day.date)}</span>
          <span className="min-w-0 break-words max-sm:row-start-2 max-sm:pb-2">{day.name}</span>
          <span className="max-sm:row-span-2">
            <IconButton
              icon="trash"
              label={`Remove ${day.name}, ${closedDate(day.date)}`}
              onClick={() => onRemove(day)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

function NewClosedDay({ days, onAdd }: { days: ClosedDay[]; onAdd: (day: ClosedDay) => void }) {
  const { draft, set, ...kept } = useDraft('closed-day', { date: '', name: '' })
  const { date, name } = draft
  const [errors, setErrors] = useState<{ date?: string; name?: string }>({})
  const add = () => {
    const taken = days.find((day) => day.date === date)
    const faults = {
      ...(date === '' && { date: 'Please choose a day' }),
      ...(taken && { date: `${taken.name} is on this day` }),
      ...(name.trim() === '' && { name: 'Please give the day a name' }),
    }
    setErrors(faults)
    if (Object.keys(faults).length > 0) return
    onAdd({ date, name: name.trim() })
    kept.drop()
  }
  // The form around it would be sent.
  const addAtEnter = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <fieldset className="grid items-start gap-x-4 pt-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <legend className="sr-only">Another closed day</legend>
      <TextField
        type="date"
        name="closed-date"
        label="Day"
        value={date}
        {...(errors.date && { error: errors.date })}
        onChange={({ target }) => set('date', target.value)}
        onKeyDown={addAtEnter}
      />
      <TextField
        name="closed-name"
        label="Name"
        maxLength={60}
        autoComplete="off"
        value={name}
        {...(errors.name && { error: errors.name })}
        onChange={({ target }) => set('name', target.value)}
        onKeyDown={addAtEnter}
      />
      <Button variant="secondary" className="sm:mt-7" onClick={add}>
        Add day
      </Button>
      <div className="sm:col-span-3">
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </div>
    </fieldset>
  )
}
