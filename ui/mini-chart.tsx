import { classes } from './classes.ts'
import { BarFill } from './chart-frame.tsx'
import { PlotLayer } from './plot-layer.tsx'
import { scalesOf } from './plot-scale.ts'
import { looksOf, pathOf } from './plot-shapes.ts'
import type { PlotSpec } from './plot-spec.ts'
import { percent } from './percent.ts'

const mini = { width: 240, height: 120 }

/** The shape of a plot, without words, axes or readings: beside a sentence that says what it shows. */
export function MiniPlot({ spec, className }: { spec: PlotSpec; className: string }) {
  const scales = scalesOf(spec)
  const looks = looksOf(spec)
  return (
    <svg
      viewBox={`0 0 ${mini.width} ${mini.height}`}
      preserveAspectRatio="none"
      className={classes('w-full border-b border-l border-rule-strong', className)}
      aria-hidden="true"
    >
      {spec.layers.map((layer, i) => (
        <PlotLayer
          key={`${layer.kind} ${layer.name}`}
          layer={layer}
          look={looks[i]}
          d={pathOf(layer, scales, mini)}
          isMini
        />
      ))}
    </svg>
  )
}

interface MiniBarsProps {
  /** From and to as shares of the width, 0 to 1; `index` is the filling, as in `BarFill`. */
  bars: readonly { name: string; from: number; to: number; index: number }[]
  className: string
}

/** Lying bars without words. */
export function MiniBars({ bars, className }: MiniBarsProps) {
  return (
    <div
      className={classes('flex flex-col justify-evenly border-l border-rule-strong', className)}
      aria-hidden="true"
    >
      {bars.map(({ name, from, to, index }) => (
        <svg key={name} width="100%" height="7">
          <BarFill
            x={percent(from)}
            y={0}
            width={percent(Math.max(0.005, to - from))}
            height={7}
            index={index}
          />
        </svg>
      ))}
    </div>
  )
}
