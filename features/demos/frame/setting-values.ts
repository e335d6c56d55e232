import { canBeEmpty, type Setting } from './demo.ts'
import type { SettingValues } from './run-demo.ts'

/** A figure as an address or a file writes it; `Number` alone also takes "", "0x10" and "Infinity". */
const figure = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i

/** Three corners or more, each from the left and from the top in per cent of the picture, or none drawn. */
const share = String.raw`(?:100|\d{1,2}(?:\.\d{1,6})?)`
const zone = new RegExp(`^$|^${share},${share}(?: ${share},${share}){2,40}$`)

/**
 * Settings from outside: an address, a project file. What the demo doesn't have and what lies outside its limits is left out, with a sentence for each in `notes`.
 * `mayBeEmpty`: null stands for a figure that is not filled in, which only a visitor's own data allows.
 */
export function readSettingValues(
  settings: Readonly<Record<string, Setting>>,
  given: readonly (readonly [name: string, value: unknown])[],
  { from, mayBeEmpty = false }: { from: 'address' | 'project'; mayBeEmpty?: boolean },
): { values: SettingValues; notes: string[] } {
  const values: SettingValues = {}
  const notes: string[] = []
  let unknown = 0
  for (const [name, value] of given) {
    const setting = Object.hasOwn(settings, name) ? settings[name] : undefined
    if (!setting) {
      unknown++
      continue
    }
    if (Object.hasOwn(values, name)) {
      notes.push(`${setting.label}: given twice in the ${from}; the first one counts.`)
      continue
    }
    const taken = takeValue(setting, value, mayBeEmpty)
    if (taken === undefined) notes.push(`${setting.label}: the ${from} ${complaintOf(setting)}`)
    else values[name] = taken
  }
  if (unknown > 0)
    notes.push(
      unknown === 1
        ? `One setting in the ${from} isn’t one of this demo and is ignored.`
        : `${unknown} settings in the ${from} aren’t of this demo and are ignored.`,
    )
  return { values, notes }
}

function takeValue(setting: Setting, value: unknown, mayBeEmpty: boolean): number | string | undefined {
  if (setting.kind === 'choice') return setting.options.find((option) => option.value === value)?.value
  if (setting.kind === 'zone') return typeof value === 'string' && zone.test(value) ? value : undefined
  if (value === null && mayBeEmpty && canBeEmpty(setting, true)) return Number.NaN
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && figure.test(value)
        ? Number(value)
        : Number.NaN
  return number >= setting.min && number <= setting.max ? number : undefined
}

/** The values that settings start with; for a visitor's own data those of the sample don't hold, and NaN is not filled in. */
export function startValues(settings: Readonly<Record<string, Setting>>, isOwn: boolean): SettingValues {
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => {
      if (setting.kind === 'zone' && isOwn) return [name, '']
      const own = setting.kind === 'number' && isOwn ? setting.forOwnFile : undefined
      if (own !== undefined) return [name, typeof own === 'number' ? own : Number.NaN]
      // JSON has no NaN: what starts empty comes as null.
      return [name, setting.value ?? Number.NaN]
    }),
  )
}

/** Those that a visitor's file needs and that aren't filled in yet. */
export const emptySettings = (
  settings: Readonly<Record<string, Setting>>,
  values: SettingValues,
): [name: string, setting: Setting][] =>
  Object.entries(settings).filter(
    ([name, setting]) =>
      (setting.kind === 'number' && setting.forOwnFile === 'asked' && Number.isNaN(values[name])) ||
      (setting.kind === 'zone' && values[name] === ''),
  )

function complaintOf(setting: Setting) {
  if (setting.kind === 'choice') return 'holds none of its choices, so the usual one stands.'
  if (setting.kind === 'zone') return 'holds no zone of three corners or more, so the usual one stands.'
  return `holds no number from ${inWords(setting.min)} to ${inWords(setting.max)}, so the usual one stands.`
}

const inWords = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 6 })
