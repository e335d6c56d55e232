import { savedColors } from '#ui/chart-canvas.ts'
import { labelPlace, letterHeight } from './mark-label.ts'
import { paintPlot } from '#ui/paint-plot.ts'
import { paintBars, paintBridge } from './paint-bars.ts'
import type { SavedFile } from './report-csv.ts'
import type { Block, PictureBlock, Report } from './report.ts'

const scale = 2

/** Each chart and picture as a PNG in the colours of the theme. */
export async function reportPictures({ blocks }: Report) {
  const files: SavedFile[] = []
  for (const block of blocks) {
    const canvas = await drawn(block)
    const blob = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')))
    if (blob) files.push({ name: `${block.id}.png`, blob })
  }
  return files
}

async function drawn(block: Block): Promise<HTMLCanvasElement | undefined> {
  if (block.kind === 'plot') return paintPlot(block.plot, { width: 1200, height: 630, scale })
  if (block.kind === 'bars') return paintBars(block, scale)
  if (block.kind === 'bridge') return paintBridge(block, scale)
  return block.kind === 'picture' ? paintPicture(block) : undefined
}

const strokes = { found: '--sea', ok: '--ok', alarm: '--signal' }

async function paintPicture({ size, src, pixels, marks = [] }: PictureBlock) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  if (pixels) pen.putImageData(new ImageData(pixels, size.width, size.height), 0, 0)
  else if (src) {
    const image = new Image()
    image.src = src
    await image.decode()
    pen.drawImage(image, 0, 0, size.width, size.height)
  }
  const colorOf = savedColors()
  const unit = size.width / 100
  pen.font = `${size.width * letterHeight}px ui-monospace, monospace`
  pen.lineJoin = 'round'
  for (const mark of marks) {
    const { shape, at, label, tone = 'found' } = mark
    const [a = 0, b = 0, c = 0, d = 0] = at
    pen.lineWidth = unit / 4
    pen.strokeStyle = colorOf(strokes[tone])
    pen.beginPath()
    if (shape === 'box') pen.rect(a, b, c, d)
    else if (shape === 'circle') pen.arc(a, b, c, 0, 2 * Math.PI)
    else for (let i = 0; i + 1 < at.length; i += 2) pen.lineTo(at[i] ?? 0, at[i + 1] ?? 0)
    pen.stroke()
    if (!label) continue
    const { x, y, isAtEdge } = labelPlace(mark, size.width)
    pen.textAlign = isAtEdge ? 'end' : 'start'
    pen.lineWidth = unit * 0.6
    pen.strokeStyle = colorOf('--paper')
    pen.fillStyle = colorOf('--ink')
    pen.strokeText(label, x, y)
    pen.fillText(label, x, y)
  }
  return canvas
}
