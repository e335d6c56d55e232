/** A point on the sheet in nominal pixels, y downwards. */
export type Point = readonly [x: number, y: number]

/** Flat fills and line colours; each is one custom property of ui/theme.css (see theme.ts). */
export type Tone =
  | 'paper'
  | 'raised'
  | 'sunk'
  | 'tint'
  | 'rule'
  | 'edge'
  | 'slate'
  | 'sea'
  | 'deep'
  | 'ink'
  | 'signal'

export const lines = {
  ink: { width: 1.5, tone: 'ink' },
  fine: { width: 1, tone: 'ink' },
  hair: { width: 0.8, tone: 'slate' },
  faint: { width: 0.8, tone: 'edge' },
  rule: { width: 1, tone: 'rule' },
  hidden: { width: 0.9, tone: 'slate', dash: '4 3' },
  dimension: { width: 0.8, tone: 'slate' },
  measure: { width: 1.1, tone: 'sea' },
  level: { width: 0.9, tone: 'sea', dash: '7 4' },
  tide: { width: 1.9, tone: 'sea' },
  letter: { width: 1.15, tone: 'ink' },
  quiet: { width: 1, tone: 'slate' },
  signal: { width: 1.8, tone: 'signal' },
} as const satisfies Record<string, { width: number; tone: Tone; dash?: string }>

export type Line = keyof typeof lines

/** One path of the drawing: closed outlines may be filled, all may be stroked; later shapes cover earlier ones. */
export type Shape = {
  points: readonly Point[]
  closed: boolean
  fill?: Tone
  line?: Line
  /** Letters are in the whole picture only; in the small one a line is in their place. Without it a shape is in both. */
  only?: 'whole' | 'small'
}

/** Shapes in painting order, nested as their author likes. */
export type Drawing = Shape | readonly Drawing[]

export function flatten(drawing: Drawing): Shape[] {
  return 'points' in drawing ? [drawing] : drawing.flatMap(flatten)
}

/** The drawing as a part of the whole picture alone. */
export function onlyInWhole(drawing: Drawing): Shape[] {
  return flatten(drawing).flatMap((shape) =>
    shape.only === 'small' ? [] : [{ ...shape, only: 'whole' as const }],
  )
}

export function shift(drawing: Drawing, [dx, dy]: Point): Shape[] {
  return flatten(drawing).map((shape) => ({
    ...shape,
    points: shape.points.map(([x, y]) => [x + dx, y + dy] as const),
  }))
}

/** Scales about the origin; line widths stay, so that a small part keeps the sheet's pen. */
export function scale(drawing: Drawing, factor: number): Shape[] {
  return flatten(drawing).map((shape) => ({
    ...shape,
    points: shape.points.map(([x, y]) => [x * factor, y * factor] as const),
  }))
}

export function polygon(points: readonly Point[], fill: Tone | undefined, line?: Line): Shape {
  return { points, closed: true, fill, line }
}

export function polyline(points: readonly Point[], line: Line): Shape {
  return { points, closed: false, line }
}

/** A polyline from x and y one after the other. */
export function stroke(line: Line, ...numbers: number[]): Shape {
  return polyline(pairs(...numbers), line)
}

/** Points, or the corners of a profile, from a flat run of numbers. */
export function pairs(...numbers: number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ])
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill?: Tone,
  line?: Line,
): Shape {
  const right = x + width
  const bottom = y + height
  return polygon(
    [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ],
    fill,
    line,
  )
}

export function disc([cx, cy]: Point, radius: number, fill?: Tone, line?: Line): Shape {
  const steps = Math.max(16, Math.round(radius * 1.5))
  const points = Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * Math.PI * 2
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
  return polygon(points, fill, line)
}
