import type { BridgeBlock } from './report.ts'

export interface BridgeBar {
  label: string
  value: number
  isTotal: boolean
  /** Shares of the axis, 0 to 1. */
  from: number
  to: number
}

/** Room that the axis keeps under the lowest level, in parts of what is between the levels. */
const room = 0.6

/** Where each bar lies, and where the axis starts: at 0 unless that would leave the steps too short to be seen. */
export function bridgeBars(steps: BridgeBlock['steps']): { bars: BridgeBar[]; start: number } {
  let level = 0
  const spans = steps.map(({ label, value, isTotal = false }) => {
    const before = isTotal ? 0 : level
    level = before + value
    return { label, value, isTotal, before, after: level }
  })
  const levels = spans.map(({ after }) => after)
  const high = Math.max(0, ...levels)
  const low = Math.min(...levels)
  const cut = low - (high - low) * room
  const isCut = low > 0 && cut > high / 2
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, high - low)))
  const start = isCut ? Math.floor(cut / unit) * unit : Math.min(0, low)
  const span = high - start || 1
  const share = (value: number) => Math.max(0, (value - start) / span)
  const bars = spans.map(({ label, value, isTotal, before, after }) => {
    const [from, to] = [Math.min(before, after), Math.max(before, after)]
    return { label, value, isTotal, from: share(from), to: share(to) }
  })
  return { bars, start }
}
