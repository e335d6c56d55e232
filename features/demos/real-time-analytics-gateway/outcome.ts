import type { batchOf } from './batch.ts'
import type { Messages } from './columns.ts'
import type { StreamResult, WindowSettings } from './windows.ts'

export interface Source extends Messages {
  /** Rows in the visitor's file. */
  lines?: readonly number[] | undefined
}

export interface Outcome {
  messages: Source
  settings: WindowSettings
  stream: StreamResult
  batch: ReturnType<typeof batchOf>
}

export const count = (value: number) => value.toLocaleString('en-GB')
export const figure = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
export const seconds = (ms: number) =>
  `${(ms / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} s`
export const clock = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
