import { figureText, withUnit } from '#lib/figure-text.ts'
import type { BarsBlock, BridgeBlock } from './report.ts'

/** The figure at the end of a bar. */
export const barFigure =
  ({ digits = 0, unit }: Pick<BarsBlock, 'digits' | 'unit'>) =>
  (value: number): string =>
    withUnit(figureText(value, digits), unit)

/** The figure at a step of a bridge: totals plain, rises and falls with their sign. */
export const bridgeFigure =
  ({ digits = 0, unit = '' }: Pick<BridgeBlock, 'digits' | 'unit'>) =>
  ({ value, isTotal = false }: { value: number; isTotal?: boolean }): string => {
    const sign = value < 0 ? '−' : isTotal ? '' : '+'
    return `${sign}${unit}${figureText(Math.abs(value), digits, digits)}`
  }
