import type { PdfFigure, PdfPen } from './figure.ts'

/** Horizontal bars from 0 to `max`, each with its label before it and its figure behind it. */
export function barFigure({
  bars,
  max,
  ...rest
}: {
  bars: { label: string; value: number; shown: string; isWeak?: boolean }[]
  max: number
  alt: string
  caption?: string
}): PdfFigure {
  const step = 22
  const draw = (pen: PdfPen) => {
    const from = 150
    const full = pen.width - from - 56
    bars.forEach(({ label, value, shown, isWeak }, i) => {
      const y = 6 + i * step
      pen.text(label, 0, y + 9.5, { size: 9.25 })
      pen.bar(from, y, full, 12, 'sunk')
      pen.bar(from, y, full * Math.min(1, Math.max(0, value / max)), 12, isWeak ? 'signal' : 'sea')
      pen.text(shown, pen.width, y + 9.5, { size: 9.25, face: 'bold', align: 'right' })
    })
    const bottom = 6 + bars.length * step - 6
    for (const share of [0, 0.25, 0.5, 0.75, 1])
      pen.line(
        [
          [from + full * share, 0],
          [from + full * share, bottom],
        ],
        { tone: 'rule', width: 0.5 },
      )
  }
  return { kind: 'figure', height: bars.length * step + 6, draw, ...rest }
}

/** A radar of three or more axes from 0 to `max`; the second outline, dashed, is for comparison. */
export function radarFigure({
  axes,
  max,
  ...rest
}: {
  axes: { label: string; value: number; other?: number }[]
  max: number
  alt: string
  caption?: string
}): PdfFigure {
  const height = 230
  const draw = (pen: PdfPen) => {
    const middle = [pen.width / 2, height / 2 + 4] as const
    const radius = 84
    const point = (i: number, share: number): readonly [number, number] => {
      const angle = (i / axes.length) * 2 * Math.PI - Math.PI / 2
      return [middle[0] + Math.cos(angle) * radius * share, middle[1] + Math.sin(angle) * radius * share]
    }
    const ring = (share: number) => axes.map((_, i) => point(i, share))
    for (const share of [0.25, 0.5, 0.75, 1])
      pen.line(ring(share), { tone: 'rule', width: 0.6, isClosed: true })
    axes.forEach((_, i) => pen.line([middle, point(i, 1)], { tone: 'rule', width: 0.6 }))
    if (axes.every(({ other }) => other !== undefined))
      pen.line(
        axes.map(({ other = 0 }, i) => point(i, other / max)),
        { tone: 'chart2', width: 1, dash: [3, 2], isClosed: true },
      )
    const shape = axes.map(({ value }, i) => point(i, value / max))
    pen.area(shape, { tone: 'sea', opacity: 0.14 })
    pen.line(shape, { tone: 'sea', width: 1.4, isClosed: true })
    shape.forEach(([x, y]) => pen.dot(x, y))
    axes.forEach(({ label }, i) => {
      const [x, y] = point(i, 1.12)
      const side = Math.abs(x - middle[0]) < 6 ? 'middle' : x > middle[0] ? 'left' : 'right'
      pen.text(label, x, y + (y > middle[1] + 10 ? 7 : 3), { size: 9, align: side })
    })
  }
  return { kind: 'figure', height, draw, ...rest }
}
