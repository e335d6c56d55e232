import type { Table } from '#features/demos/frame/demo.ts'
import type { MaintenanceColumns } from './columns.ts'

const known: readonly [unit: string, words: RegExp][] = [
  ['days', /^(?:d|days?|tage?|jours?|dias?|giorni)$/],
  ['cycles', /^(?:cycles?|cyc|zyklen|lastwechsel|ciclos|cicli)$/],
  ['km', /^(?:km|kilomet(?:re|er)s?)$/],
  ['hours', /^(?:h|hrs?|hours?|std|stunden|\w*stunden|heures?|horas?|ore)$/],
]

/** What ages are counted in: as the visitor says, else by the unit or the heading of their column; "units" when neither tells. */
export function ageUnitOf({ units, headings }: Table<MaintenanceColumns>, chosen: string): string {
  if (units?.age === 'days' || chosen === 'file') {
    const words = `${units?.age ?? ''} ${headings?.age ?? ''}`
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/)
    return known.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? 'units'
  }
  return chosen
}
