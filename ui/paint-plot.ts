import { chartCanvas } from './chart-canvas.ts'
import { formatReading, nameWithFigure, scalesOf } from './plot-scale.ts'
import { canvas as drawing } from './plot-drawn.ts'
import { isRead, looksOf, pathOf } from './plot-shapes.ts'
import type { PlotSpec } from './plot-spec.ts'

const margin = { left: 90, right: 30, top: 84, bottom: 64 }

/** The same plot on a canvas, in the colours of the page's theme; for saving as a picture. Browser only. */
export function paintPlot(
  spec: PlotSpec,
  size: { width: number; height: number; scale: number },
): HTMLCanvasElement | undefined {
  const { width, height } = size
  const sheet = chartCanvas(spec.title, size)
  if (!sheet) return undefined
  const { canvas, pen, colorOf, text } = sheet
  const scales = scalesOf(spec)
  const looks = looksOf(spec)
  const area = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom }
  const left = (share: number) => margin.left + share * area.width
  const top = (share: number) => margin.top + (1 - share) * area.height

  text(scales.y.caption, 20, 66, 'left')
  text(scales.x.caption, width - margin.right, height - 14, 'right')
  pen.lineWidth = 1
  for (const tick of scales.y.ticks) {
    pen.strokeStyle = colorOf('--rule')
    pen.beginPath()
    pen.moveTo(margin.left, top(scales.y.share(tick)))
    pen.lineTo(width - margin.right, top(scales.y.share(tick)))
    pen.stroke()
    text(scales.y.format(tick), margin.left - 10, top(scales.y.share(tick)) + 4, 'right')
  }
  for (const tick of scales.x.ticks) {
    text(scales.x.format(tick), left(scales.x.share(tick)), height - margin.bottom + 22, 'center')
  }
  pen.strokeStyle = colorOf('--ink')
  pen.strokeRect(margin.left, margin.top, area.width, area.height)

  let keyAt = width - margin.right
  for (const [i, layer] of spec.layers.entries()) {
    const { color = '', dash } = looks[i] ?? {}
    const stretch = new DOMMatrix([
      area.width / drawing.width,
      0,
      0,
      area.height / drawing.height,
      margin.left,
      margin.top,
    ])
    const shape = new Path2D()
    shape.addPath(new Path2D(pathOf(layer, scales)), stretch)
    pen.strokeStyle = pen.fillStyle = colorOf(color)
    pen.lineCap = layer.kind === 'points' ? 'round' : 'butt'
    pen.lineWidth = layer.kind === 'points' ? 6 : layer.kind === 'line' ? 2 : 1.25
    pen.setLineDash(dash ? dash.split(' ').map(Number) : [])
    if (layer.kind === 'band') {
      pen.globalAlpha = 0.16
      pen.fill(shape)
      pen.globalAlpha = 1
    } else if (layer.kind === 'bars') pen.fill(shape)
    else pen.stroke(shape)
    if (isRead(layer)) {
      text(layer.name, keyAt, 66, 'right', colorOf(color))
      keyAt -= pen.measureText(layer.name).width + 18
    } else if (layer.kind === 'level') {
      const words = nameWithFigure(layer.name, formatReading(spec.y, layer.y), ' ')
      text(words, width - margin.right - 6, top(scales.y.share(layer.y)) - 5, 'right', colorOf(color))
    } else if (layer.kind === 'mark')
      text(layer.name, left(scales.x.share(layer.x)) + 5, margin.top + 14, 'left', colorOf(color))
  }
  return canvas
}
