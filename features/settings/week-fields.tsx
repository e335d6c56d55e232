import { useState } from 'react'
import { weekdays } from '#config/opening-hours.ts'
import { Checkbox } from '#ui/field.tsx'
import type { HoursDraft } from './hours-draft.ts'

type Weekday = (typeof weekdays)[number]

interface Props {
  draft: HoursDraft
  /** By `week.0`, `week.0.opens` and `week`. */
  errors: Record<string, string>
  onChange: (day: Weekday, hours: string) => void
}

const usual = '09:00-18:00'
const control =
  'h-11 w-32 min-w-0 shrink rounded border border-rule-strong bg-raised px-2 text-ink tabular-nums hover:border-ink aria-invalid:border-signal aria-invalid:bg-signal-tint max-sm:[&::-webkit-calendar-picker-indicator]:hidden'

/** A row for each weekday: whether it is open, and from when until when. */
export function WeekFields({ draft, errors, onChange }: Props) {
  // A day that is closed and opened again has the hours that it had.
  const [last, setLast] = useState<Partial<Record<Weekday, string>>>({})
  const toggle = (day: Weekday, isOpen: boolean) => {
    if (!isOpen) setLast({ ...last, [day]: draft[day] })
    onChange(day, isOpen ? (last[day] ?? usual) : '')
  }
  return (
    <>
      <ul className="border-t border-rule">
        {weekdays.map((day, at) => {
          const [opens = '', closes = ''] = draft[day].split('-')
          const isOpen = draft[day] !== ''
          const error = errors[`week.${at}`] ?? errors[`week.${at}.opens`] ?? errors[`week.${at}.closes`]
          const about = {
            'aria-invalid': error ? (true as const) : undefined,
            'aria-describedby': error ? `${day}-error` : undefined,
          }
          return (
            <li key={day} className="border-b border-rule py-1.5">
              <div className="grid min-h-11 grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-3">
                <Checkbox
                  name={day}
                  label={day}
                  checked={isOpen}
                  onChange={({ target }) => toggle(day, target.checked)}
                />
                {isOpen ? (
                  <span className="flex items-center gap-x-2">
                    <input
                      type="time"
                      aria-label={`${day} opens at`}
                      value={opens}
                      className={control}
                      {...about}
                      onChange={({ target }) => onChange(day, `${target.value}-${closes}`)}
                    />
                    <span aria-hidden="true">to</span>
                    <input
                      type="time"
                      aria-label={`${day} closes at`}
                      value={closes}
                      className={control}
                      {...about}
                      onChange={({ target }) => onChange(day, `${opens}-${target.value}`)}
                    />
                  </span>
                ) : (
                  <span className="text-slate">Closed</span>
                )}
              </div>
              {error && (
                <p id={`${day}-error`} role="alert" className="pt-1 text-sm text-signal-strong">
                  {error}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {errors['week'] && (
        <p role="alert" className="pt-2 text-sm text-signal-strong">
          {errors['week']}
        </p>
      )}
    </>
  )
}
