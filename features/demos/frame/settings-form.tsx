import { useEffect, useRef, useState, type RefObject } from 'react'
import { SelectField, TextField } from '#ui/field.tsx'
import { canBeEmpty, isOfSample, type NumberSetting, type Setting, type ZoneSetting } from './demo.ts'
import type { SettingValues } from './run-demo.ts'
import { ZoneField } from './zone-field.tsx'

type Settings = Record<string, Setting>

interface Props {
  form: RefObject<HTMLFormElement | null>
  settings: Settings
  errors: Record<string, string>
  /** They are for the visitor's own data. */
  isOwn: boolean
  /** The visitor's first picture. */
  frame?: File | undefined
  /** With the name of what was changed. */
  onChange: (name?: string) => void
}

/** The knobs. Each change computes again by itself after a moment. */
export function SettingsForm({ form, settings, errors, isOwn, frame, onChange }: Props) {
  const all = Object.entries(settings)
  const groups = [...new Set(all.flatMap(([, { group }]) => group ?? []))]
  if (all.length === 0) return null
  return (
    <form
      ref={form}
      aria-label="Settings"
      noValidate
      onInput={({ target }) => 'name' in target && onChange(String(target.name))}
      onSubmit={(event) => {
        event.preventDefault()
        onChange()
      }}
      className="hidden max-lg:border-t max-lg:border-ink max-lg:pt-4 js:block"
    >
      <h2 className="text-lg">Settings</h2>
      <Knobs
        settings={all.filter(([, { group }]) => !group)}
        errors={errors}
        isOwn={isOwn}
        frame={frame}
        onChange={onChange}
      />
      {groups.map((group) => (
        <details
          key={group}
          open={all.some(([name, setting]) => setting.group === group && errors[name]) || undefined}
          className="border-t border-rule"
        >
          <summary className="unfolds min-h-11 py-2.5 pr-2 text-sm font-semibold">{group}</summary>
          <Knobs
            settings={all.filter(([, setting]) => setting.group === group)}
            errors={errors}
            isOwn={isOwn}
            frame={frame}
            onChange={onChange}
          />
        </details>
      ))}
    </form>
  )
}

interface KnobsProps extends Pick<Props, 'errors' | 'isOwn' | 'frame' | 'onChange'> {
  settings: [string, Setting][]
}

function Knobs({ settings, errors, isOwn, frame, onChange }: KnobsProps) {
  return (
    <div className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
      {settings.map(([name, setting]) =>
        setting.kind === 'zone' ? (
          <ZoneField key={name} name={name} setting={setting} frame={frame} onChange={onChange} />
        ) : (
          // Hidden rather than gone: what was set comes back with the sample.
          <div key={name} hidden={isOwn && isOfSample(setting)}>
            <Knob name={name} setting={setting} error={errors[name]} />
          </div>
        ),
      )}
    </div>
  )
}

interface KnobProps {
  name: string
  setting: Exclude<Setting, ZoneSetting>
  error: string | undefined
}

function Knob({ name, setting, error }: KnobProps) {
  const id = `setting-${name}`
  if (setting.kind === 'choice') {
    return (
      <SelectField
        id={id}
        name={name}
        label={setting.label}
        hint={setting.hint}
        error={error}
        options={setting.options}
        defaultValue={setting.value}
      />
    )
  }
  const { label, unit, hint, min, max, step, value, isOptional = false } = setting
  if (setting.isSlider) return <Slider id={id} name={name} setting={setting} error={error} />
  return (
    <TextField
      id={id}
      name={name}
      type="number"
      inputMode="decimal"
      label={unit ? `${label}, ${unit}` : label}
      hint={hint ?? `${inWords(min)} to ${inWords(max)}`}
      error={error}
      min={min}
      max={max}
      step={step}
      defaultValue={isOptional ? '' : value}
      className="tabular-nums"
    />
  )
}

interface SliderProps {
  id: string
  name: string
  setting: NumberSetting
  error: string | undefined
}

function Slider({ id, name, setting, error }: SliderProps) {
  const { label, unit, hint, min, max, step, value: first } = setting
  const [value, setValue] = useState(first)
  const field = useRef<HTMLInputElement>(null)
  // Moved before this code was there, or set anew for another source.
  useEffect(() => {
    const own = field.current
    const read = () => setValue(own?.valueAsNumber ?? first)
    read()
    own?.addEventListener('settled', read)
    return () => own?.removeEventListener('settled', read)
  }, [first])
  return (
    <div className="pb-5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="font-mono text-sm tabular-nums">
          {value.toLocaleString('en-GB', { minimumFractionDigits: decimalsOf(step) })} {unit}
        </output>
      </div>
      <input
        id={id}
        name={name}
        ref={field}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={first}
        onInput={({ currentTarget }) => setValue(currentTarget.valueAsNumber)}
        aria-describedby={hint && `${id}-hint`}
        aria-invalid={error ? true : undefined}
        className="mt-1 h-11 w-full cursor-pointer accent-sea"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-slate">
          {hint}
        </p>
      )}
    </div>
  )
}

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0

const inWords = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 6 })

/** The form's values within their limits, or what is wrong with each; without a form, the first values. What may be empty for a visitor's file is NaN. */
export function checkSettings(form: HTMLFormElement | null, settings: Settings, isOwn: boolean) {
  const typed = form ? new FormData(form) : undefined
  const values: SettingValues = {}
  const errors: Record<string, string> = {}
  for (const [name, setting] of Object.entries(settings)) {
    const text = typed?.get(name)
    if (typeof text !== 'string') values[name] = setting.value ?? Number.NaN
    else if (setting.kind !== 'number') values[name] = text
    else {
      const value = text.trim() === '' ? Number.NaN : Number(text)
      const { min, max } = setting
      if (Number.isNaN(value) && canBeEmpty(setting, isOwn)) values[name] = value
      else if (value >= min && value <= max) values[name] = value
      else errors[name] = `A number from ${inWords(min)} to ${inWords(max)}`
    }
  }
  return { values, errors }
}

/**
 * Sample settings that don't hold for a visitor's file become empty, or what suits any file; back at the sample they return. What the visitor typed stays:
 * another figure than the sample's, and whatever is among the names `said`.
 */
export function startSettings(
  form: HTMLFormElement | null,
  settings: Settings,
  isOwn: boolean,
  said: ReadonlySet<string>,
) {
  for (const [name, setting] of Object.entries(settings)) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || said.has(name)) continue
    if (setting.kind === 'zone') field.value = isOwn ? '' : setting.value
    else if (setting.kind !== 'number' || setting.forOwnFile === undefined) continue
    else {
      const { forOwnFile, value } = setting
      const own = typeof forOwnFile === 'number' ? String(forOwnFile) : ''
      const [from, to] = isOwn ? [String(value), own] : [own, String(value)]
      if (field.value === from) field.value = to
    }
    field.dispatchEvent(new Event('settled'))
  }
}

/** Sets the form to these values, as if they had been typed. */
export function fillSettings(form: HTMLFormElement | null, settings: Settings, values: SettingValues) {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (!(name in settings) || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
      continue
    const text = Number.isNaN(value) ? '' : String(value)
    if (field.value === text) continue
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
