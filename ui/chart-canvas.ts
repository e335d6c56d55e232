export interface ChartCanvas {
  canvas: HTMLCanvasElement
  pen: CanvasRenderingContext2D
  /** The light theme's colour of a token: `--ink`, `var(--chart-1)`. */
  colorOf: (token: string) => string
  /** In the colour of secondary text unless told. */
  text: (words: string, x: number, y: number, align: CanvasTextAlign, color?: string) => void
}

/** A sheet for a chart that is saved as a picture, with its title, in `savedColors`. Undefined where the browser lends none. Browser only. */
export function chartCanvas(
  title: string,
  { width, height, scale }: { width: number; height: number; scale: number },
): ChartCanvas | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const colorOf = savedColors()
  const text: ChartCanvas['text'] = (words, x, y, align, color = colorOf('--slate')) => {
    pen.fillStyle = color
    pen.textAlign = align
    pen.fillText(words, x, y)
  }
  pen.scale(scale, scale)
  pen.fillStyle = colorOf('--paper')
  pen.fillRect(0, 0, width, height)
  pen.font = '600 20px system-ui, sans-serif'
  text(title, 20, 34, 'left', colorOf('--ink'))
  pen.font = '13px ui-monospace, monospace'
  return { canvas, pen, colorOf, text }
}

const sampleId = 'saved-colours'

/** The light theme's colour of a token: what is saved goes into reports and onto paper, whatever the screen is. Browser only. */
export function savedColors(): (token: string) => string {
  const sample = document.getElementById(sampleId) ?? document.createElement('span')
  if (!sample.isConnected) {
    Object.assign(sample, { id: sampleId, className: 'light', hidden: true })
    document.body.append(sample)
  }
  const style = getComputedStyle(sample)
  return (token) => style.getPropertyValue(token.replace(/^var\((.+)\)$/, '$1')).trim()
}
