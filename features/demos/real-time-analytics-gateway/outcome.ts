import { dayMs, hourMs } from '#lib/durations.ts'
import type { batchOf } from './batch.ts'
import type { WindowChoice } from './choose-windows.ts'
import type { Messages } from './columns.ts'
import type { Order } from './stream-checks.ts'
import type { StreamResult, WindowSettings } from './windows.ts'

export interface Source extends Messages {
  /** Rows in the visitor's file. */
  lines?: readonly number[] | undefined
}

/** The visitor's own word for a value, and its unit. */
export interface Named {
  value: string
  unit: string
}

export interface Outcome {
  messages: Source
  settings: WindowSettings
  stream: StreamResult
  batch: ReturnType<typeof batchOf>
  order: Order
  /** What the visitor set; undefined for the sample. */
  asked: WindowChoice | undefined
  named: Named
}

export const count = (value: number) => value.toLocaleString('en-GB')
export const figure = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
export const seconds = (ms: number) =>
  `${(ms / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} s`
export const clock = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', 60_000],
] as const

/** "2 hours", "1.5 days", "12.5 s". */
export function span(ms: number): string {
  const [unit, size] = units.find((one) => ms >= one[1]) ?? []
  if (unit === undefined || size === undefined) return seconds(ms)
  const amount = Math.round((ms / size) * 10) / 10
  return `${figure(amount)} ${unit}${amount === 1 ? '' : 's'}`
}
