import { largestOf, scaleTo, strokeOf } from '#ui/chart-scale.ts'
import { chartCanvas, type ChartCanvas } from '#ui/chart-canvas.ts'
import { bridgeBars } from './bridge-scale.ts'
import { barFigure, bridgeFigure } from './figures-in-words.ts'
import type { BarsBlock, BridgeBlock } from './report.ts'

const width = 1200
const left = 260
const right = 140
const top = 84
const thick = 18

/** Lying bars on a canvas, as `BarChart` draws them. */
export function paintBars(block: BarsBlock, scale: number): HTMLCanvasElement | undefined {
  const { title, labels, series } = block
  const row = series.length * (thick + 4) + 18
  const sheet = chartCanvas(title, { width, height: top + labels.length * row + 20, scale })
  if (!sheet) return undefined
  const { max } = scaleTo(largestOf(series))
  const format = barFigure(block)
  paintKey(sheet, series)
  for (const [at, label] of labels.entries()) {
    const y = top + at * row
    sheet.text(shortened(label), left - 14, y + row / 2 - 4, 'right', sheet.colorOf('--ink'))
    for (const [index, { values }] of series.entries()) {
      const value = values[at] ?? 0
      const size = (value / max) * (width - left - right)
      const from = y + index * (thick + 4)
      paintBar(sheet, left, from, size, index)
      sheet.text(format(value), left + Math.max(0, size) + 8, from + thick - 4, 'left')
    }
  }
  paintAxis(sheet, top + labels.length * row)
  return sheet.canvas
}

/** A waterfall, lying, on a canvas, as `BridgeView` draws it. */
export function paintBridge(block: BridgeBlock, scale: number): HTMLCanvasElement | undefined {
  const { bars, start } = bridgeBars(block.steps)
  const row = thick + 22
  const bottom = top + bars.length * row
  const sheet = chartCanvas(block.title, { width, height: bottom + 40, scale })
  if (!sheet) return undefined
  const figure = bridgeFigure(block)
  const x = (share: number) => left + share * (width - left - right)
  for (const [at, bar] of bars.entries()) {
    const y = top + at * row
    sheet.text(shortened(bar.label), left - 14, y + thick - 4, 'right', sheet.colorOf('--ink'))
    paintBar(sheet, x(bar.from), y, x(bar.to) - x(bar.from), bar.isTotal ? 0 : bar.value < 0 ? 2 : 1)
    sheet.text(figure(bar), x(bar.to) + 8, y + thick - 4, 'left', sheet.colorOf('--ink'))
  }
  paintAxis(sheet, bottom)
  if (start > 0)
    sheet.text(
      `The axis starts at ${figure({ value: start, isTotal: true })}, not at 0.`,
      left,
      bottom + 24,
      'left',
    )
  return sheet.canvas
}

/** The first series is solid, later ones are lighter with an edge, as on the page. */
function paintBar({ pen, colorOf }: ChartCanvas, x: number, y: number, size: number, index: number) {
  const { color, dash } = strokeOf(index)
  pen.fillStyle = pen.strokeStyle = colorOf(color)
  pen.globalAlpha = index === 0 ? 1 : 0.4
  pen.fillRect(x, y, size, thick)
  pen.globalAlpha = 1
  if (index === 0) return
  pen.setLineDash(dash ? dash.split(' ').map(Number) : [])
  pen.strokeRect(x + 0.5, y + 0.5, Math.max(0, size - 1), thick - 1)
  pen.setLineDash([])
}

function paintAxis({ pen, colorOf }: ChartCanvas, bottom: number) {
  pen.fillStyle = colorOf('--rule-strong')
  pen.fillRect(left - 1, top - 8, 1, bottom - top + 8)
}

function paintKey(sheet: ChartCanvas, series: BarsBlock['series']) {
  if (series.length < 2) return
  let x = left
  for (const [index, { name }] of series.entries()) {
    paintBar(sheet, x, 50, 14, index)
    sheet.text(name, x + 22, 64, 'left')
    x += sheet.pen.measureText(name).width + 50
  }
}

/** What fits before the axis. */
const shortened = (label: string) => (label.length > 30 ? `${label.slice(0, 29)}…` : label)
