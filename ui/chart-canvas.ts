export interface ChartCanvas {
  canvas: HTMLCanvasElement
  pen: CanvasRenderingContext2D
  /** The theme's colour of a token: `--ink`, `var(--chart-1)`. */
  colorOf: (token: string) => string
  /** In the colour of secondary text unless told. */
  text: (words: string, x: number, y: number, align: CanvasTextAlign, color?: string) => void
}

/** A sheet for a chart that is saved as a picture, with its title, in the colours of the page's theme. Undefined where the browser lends none. Browser only. */
export function chartCanvas(
  title: string,
  { width, height, scale }: { width: number; height: number; scale: number },
): ChartCanvas | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const style = getComputedStyle(document.documentElement)
  const colorOf = (token: string) => style.getPropertyValue(token.replace(/^var\((.+)\)$/, '$1')).trim()
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
