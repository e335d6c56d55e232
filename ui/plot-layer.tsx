import type { Look } from './plot-shapes.ts'
import type { Layer } from './plot-spec.ts'

interface Props {
  layer: Layer
  look: Look | undefined
  /** Its path on the drawing (`pathOf`). */
  d: string
  /** Dots are smaller. */
  isMini?: boolean
}

/** Characters of a path beyond which it is simply drawn anew: to move it would cost frames. */
const longestMoved = 8000

/** One layer of a plot on its drawing. Strokes and dots keep their size however the drawing is stretched. */
export function PlotLayer({ layer, look, d, isMini = false }: Props) {
  const className = d.length < longestMoved ? 'draws-change' : undefined
  const line = {
    d,
    className,
    stroke: look?.color,
    fill: 'none',
    vectorEffect: 'non-scaling-stroke' as const,
  }
  if (layer.kind === 'band') return <path d={d} className={className} fill={look?.color} fillOpacity="0.16" />
  if (layer.kind === 'bars') return <path d={d} className={className} fill={look?.color} />
  if (layer.kind === 'points') {
    const isRing = layer.shape === 'ring'
    return (
      <>
        <path
          {...line}
          strokeLinecap="round"
          strokeWidth={isRing ? 13 : (layer.tone === 'alarm' ? 9 : 5) - (isMini ? 2 : 0)}
        />
        {isRing && <path {...line} stroke="var(--paper)" strokeLinecap="round" strokeWidth="8" />}
        {isRing && <path {...line} strokeLinecap="round" strokeWidth="4" />}
      </>
    )
  }
  const width = layer.kind === 'line' ? 1.75 : 1.25
  return <path {...line} strokeWidth={width} strokeDasharray={look?.dash} strokeLinejoin="round" />
}
