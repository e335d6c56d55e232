import type { RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { isOfSample, type Setting } from './demo.ts'
import type { SettingValues, Source } from './run-demo.ts'
import { startValues } from './setting-values.ts'
import { fillSettings } from './settings-form.tsx'

type Settings = Record<string, Setting>

/** Whether these are other data of the visitor's: a file of another name, or pictures none of which was there before. */
export function isOtherData(before: Source | undefined, now: Source): boolean {
  if (!before || before.kind !== now.kind) return false
  if (before.kind === 'table' && now.kind === 'table') return nameOf(before.file) !== nameOf(now.file)
  const [old, own] = [filesOf(before), filesOf(now)]
  if (now.kind === 'sheets') return !own.some((file) => old.some(({ name }) => name === file.name))
  // A phone gives each photo it takes the same name.
  return !own.some((file) => old.includes(file))
}

const nameOf = (file: Blob) => (file instanceof File ? file.name : '')
const filesOf = (source: Source) => ('files' in source ? Object.values(source.files).flat() : [])

/** Sets what was chosen for the previous data back to its start, and returns it by name: a scale belongs to one picture. */
export function clearCarried(
  form: HTMLFormElement | null,
  settings: Settings,
  said: Set<string>,
): SettingValues {
  const start = startValues(settings, true)
  const carried: SettingValues = {}
  for (const [name, setting] of Object.entries(settings)) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || !belongsToData(setting)) continue
    const own = start[name]
    const first = typeof own === 'number' && Number.isNaN(own) ? '' : String(own)
    if (field.value === first || field.value === '') continue
    carried[name] = setting.kind === 'zone' ? field.value : Number(field.value)
    field.value = first
    field.dispatchEvent(new Event('settled'))
    said.delete(name)
  }
  return carried
}

const belongsToData = (setting: Setting) =>
  setting.kind === 'zone' ||
  (setting.kind === 'number' && setting.forOwnFile !== undefined && !isOfSample(setting))

interface Props {
  settings: Settings
  carried: SettingValues
  form: RefObject<HTMLFormElement | null>
}

/** What was set for the data before, to be used again by one click. */
export function CarriedOffer({ settings, carried, form }: Props) {
  const named = Object.entries(carried).map(([name, value]) => {
    const setting = settings[name]
    if (setting?.kind !== 'number') return setting?.label.toLowerCase()
    return `${setting.label.toLowerCase()} ${inWords(Number(value))}${setting.unit ? ` ${setting.unit}` : ''}`
  })
  if (named.length === 0) return null
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-warn bg-warn-tint px-4 py-3 print:hidden"
    >
      <p className="max-w-text">
        <span className="font-semibold">Set for the data before, and not taken over:</span> {named.join(', ')}
        .
      </p>
      <Button size="sm" variant="secondary" onClick={() => fillSettings(form.current, settings, carried)}>
        Use {named.length === 1 ? 'it' : 'them'} again
      </Button>
    </div>
  )
}

const inWords = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 6 })
