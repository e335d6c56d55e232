import type { BarsBlock, BridgeBlock } from './report.ts'

const inDigits = (value: number, most: number, least = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: least, maximumFractionDigits: most })

/** The figure at the end of a bar. */
export const barFigure =
  ({ digits = 0, unit }: Pick<BarsBlock, 'digits' | 'unit'>) =>
  (value: number): string =>
    `${inDigits(value, digits)}${unit ? ` ${unit}` : ''}`

/** The figure at a step of a bridge: totals plain, rises and falls with their sign. */
export const bridgeFigure =
  ({ digits = 0, unit = '' }: Pick<BridgeBlock, 'digits' | 'unit'>) =>
  ({ value, isTotal = false }: { value: number; isTotal?: boolean }): string => {
    const sign = value < 0 ? '−' : isTotal ? '' : '+'
    return `${sign}${unit}${inDigits(Math.abs(value), digits, digits)}`
  }
