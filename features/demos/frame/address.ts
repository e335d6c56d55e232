import type { Setting } from './demo.ts'
import type { SettingValues } from './run-demo.ts'
import { hasSettings } from './settings-hash.ts'
import { readSettingValues, startValues } from './setting-values.ts'

/*
 * Settings are in the part after #, which browsers don't send: what someone sets for their own file (a tolerance, a cost) reaches no server,
 * neither with a reload nor as the referrer of a request. Data is never in it.
 */

/** The values that the address gives, all others as they start; undefined where it names no settings. */
export function readAddress(
  settings: Readonly<Record<string, Setting>>,
  hash: string,
  isOwn = false,
): { values: SettingValues; notes: string[] } | undefined {
  if (!hasSettings(hash)) return undefined
  const { values, notes } = readSettingValues(settings, [...new URLSearchParams(hash.replace(/^#/, ''))], {
    from: 'address',
  })
  return { values: { ...startValues(settings, isOwn), ...values }, notes }
}

/** The figures that it names. Those of the sample as they start are never among them, unless they were meant for the visitor's own data. */
export const figuresInAddress = (settings: Readonly<Record<string, Setting>>, hash: string): string[] =>
  hasSettings(hash)
    ? [...new URLSearchParams(hash.replace(/^#/, '')).keys()].filter(
        (name) => Object.hasOwn(settings, name) && settings[name]?.kind === 'number',
      )
    : []

/**
 * What an address has to say of settings, as its part from # on: '' when nothing. Settings of the sample that stand as they start are left out, and so
 * are figures that aren't filled in. Opened again it gives the same values, and beside the sample the same as far as it can.
 */
export function writeAddress(
  settings: Readonly<Record<string, Setting>>,
  values: SettingValues,
  isOwn = false,
): string {
  const said = Object.entries(settings).flatMap(([name, setting]): [string, string][] => {
    const value = values[name]
    const isPlain =
      value === setting.value && !(isOwn && setting.kind === 'number' && setting.forOwnFile !== undefined)
    // Neither figures nor a zone that isn't filled in yet: beside the sample they would be a fault.
    const isEmpty = value === undefined || Number.isNaN(value) || (setting.kind === 'zone' && value === '')
    return isPlain || isEmpty ? [] : [[name, String(value)]]
  })
  return said.length > 0 ? `#${new URLSearchParams(said)}` : ''
}
