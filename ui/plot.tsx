import { useMemo, useState } from 'react'
import { classes } from './classes.ts'
import { PlotFigures } from './plot-figures.tsx'
import { formatReading, scalesOf, type Scale } from './plot-scale.ts'
import { PlotLayer } from './plot-layer.tsx'
import { canvas } from './plot-drawn.ts'
import { isDrawn, isRead, looksOf, pathOf, readingsOf, type Look } from './plot-shapes.ts'
import type { Layer, PlotSpec } from './plot-spec.ts'
import { percent } from './percent.ts'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }

/** Characters of a reading on a phone. */
const mostInTwoLines = 80
const figure = ' 123.4 · '.length

/** About how many characters the reading at any x takes, so that its place is as high for all. */
const lengthOf = (x: string, values: readonly { name: string }[]) =>
  values.reduce((sum, { name }) => sum + name.length + figure, x.length + figure)

/** Lines, points, bands, bars and limits on two scales. Point at it, or focus it and use the arrow keys, to read the values at one x. */
export function Plot({ spec, className }: { spec: PlotSpec; className?: string }) {
  const [at, setAt] = useState<number>()
  const { scales, looks, readings, first } = useMemo(() => {
    const readings = readingsOf(spec)
    return { scales: scalesOf(spec), looks: looksOf(spec), readings, first: spokenOf(spec, readings) }
  }, [spec])
  const last = Math.max(0, readings.length - 1)
  const index = Math.min(at ?? first, last)
  const current = readings[index]
  const isLong = lengthOf(spec.x.label, current?.values ?? []) > mostInTwoLines
  const reading = current
    ? [
        `${spec.x.label} ${formatReading(spec.x, current.x)}`,
        ...current.values.map(
          ({ name, value }) => `${name} ${value === null ? 'none' : formatReading(spec.y, value)}`,
        ),
      ].join(' · ')
    : 'Nothing to draw'

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = steps[event.key]
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? last : step && index + step
    if (target === undefined) return
    event.preventDefault()
    setAt(Math.min(last, Math.max(0, target)))
  }
  const onPointerMove = ({ clientX, currentTarget }: React.PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(nearest(readings, (clientX - left) / width, scales.x))
  }

  return (
    <figure className={className ?? 'min-w-0'}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{spec.title}</span>
        <Key layers={spec.layers} looks={looks} />
      </figcaption>
      <p
        className={classes(
          'mt-1 font-mono text-xs text-slate tabular-nums print:hidden',
          isLong ? 'line-clamp-3 h-12 sm:h-8' : 'line-clamp-2 h-8',
        )}
        aria-hidden="true"
      >
        {reading}
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 pt-7 font-mono print:pt-6 text-xs text-slate">
        <Standing scale={scales.y} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={spec.title}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
          aria-valuetext={reading}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setAt(undefined)}
          onBlur={() => setAt(undefined)}
          // As much lower as its reading is higher: the whole stays on a phone's first screen.
          className={classes(
            'relative [touch-action:pan-y] border-b border-l border-ink sm:h-72 print:h-52',
            isLong ? 'h-52' : 'h-56',
          )}
        >
          <svg
            viewBox={`0 0 ${canvas.width} ${canvas.height}`}
            preserveAspectRatio="none"
            className="absolute size-full overflow-visible"
            aria-hidden="true"
          >
            {scales.y.ticks.map((tick) => (
              <path
                key={tick}
                d={`M0 ${Math.round((1 - scales.y.share(tick)) * canvas.height)}H${canvas.width}`}
                className="stroke-rule"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {spec.layers.map((layer, i) => (
              <PlotLayer
                key={`${layer.kind} ${layer.name}`}
                layer={layer}
                look={looks[i]}
                d={pathOf(layer, scales)}
              />
            ))}
            {at !== undefined && current && (
              <path
                d={`M${Math.round(scales.x.share(current.x) * canvas.width)} 0V${canvas.height}`}
                className="stroke-ink"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {spec.layers.map((layer, i) => (
            <Tag key={`${layer.kind} ${layer.name}`} layer={layer} look={looks[i]} scales={scales} />
          ))}
        </div>
        <span />
        <Lying scale={scales.x} />
      </div>
      <PlotFigures spec={spec} readings={readings} />
    </figure>
  )
}

/** What is read at first: what the chart is about, which is its mark or its first alarm, else the last. */
function spokenOf({ layers }: PlotSpec, readings: readonly { x: number }[]): number {
  const mark = layers.find(({ kind }) => kind === 'mark')
  const alarms = layers.find(({ kind, tone }) => kind === 'points' && tone === 'alarm')
  const x = mark?.kind === 'mark' ? mark.x : alarms?.kind === 'points' ? alarms.x[0] : undefined
  if (x === undefined || readings.length === 0) return Math.max(0, readings.length - 1)
  let best = 0
  for (const [i, reading] of readings.entries())
    if (Math.abs(reading.x - x) < Math.abs((readings[best]?.x ?? 0) - x)) best = i
  return best
}

function nearest(readings: { x: number }[], share: number, scale: Scale): number {
  let best = 0
  for (let i = 1; i < readings.length; i++) {
    const distance = (index: number) => Math.abs(scale.share(readings[index]?.x ?? 0) - share)
    if (distance(i) < distance(best)) best = i
  }
  return best
}

/** The name of a limit or a mark stands at its line. */
function Tag({
  layer,
  look,
  scales,
}: {
  layer: Layer
  look: Look | undefined
  scales: { x: Scale; y: Scale }
}) {
  if (isDrawn(layer)) return null
  const isLevel = layer.kind === 'level'
  const share = isLevel ? 1 - scales.y.share(layer.y) : scales.x.share(layer.x)
  const side = isLevel ? 'right-0 -translate-y-full' : share > 0.6 ? 'top-0 -translate-x-full' : 'top-0'
  return (
    <span
      className={`pointer-events-none absolute bg-paper/80 px-1 ${side}`}
      style={{ [isLevel ? 'top' : 'left']: percent(share), color: look?.color }}
    >
      {layer.name}
    </span>
  )
}

function Key({ layers, looks }: { layers: Layer[]; looks: Look[] }) {
  const shown = layers.map((layer, i) => ({ layer, look: looks[i] })).filter(({ layer }) => isRead(layer))
  if (shown.length < 2) return null
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-slate">
      {shown.map(({ layer, look }) => (
        <span key={`${layer.kind} ${layer.name}`} className="inline-flex items-center gap-1.5">
          <svg width="22" height="10" viewBox="0 0 22 10" aria-hidden="true">
            <PlotLayer
              layer={layer}
              look={look}
              d={
                layer.kind === 'band' || layer.kind === 'bars'
                  ? 'M1 1H21V9H1Z'
                  : layer.kind === 'points'
                    ? 'M11 5h0'
                    : 'M0 5H22'
              }
            />
          </svg>
          {layer.name}
        </span>
      ))}
    </span>
  )
}

function Standing({ scale }: { scale: Scale }) {
  const longest = scale.ticks.map(scale.format).reduce((a, b) => (b.length > a.length ? b : a), '')
  return (
    <div className="relative" aria-hidden="true">
      <span className="absolute -top-6 left-0 whitespace-nowrap">{scale.caption}</span>
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-0 -translate-y-1/2"
          style={{ top: percent(1 - scale.share(tick)) }}
        >
          {scale.format(tick)}
        </span>
      ))}
      <span className="invisible">{longest}</span>
    </div>
  )
}

/** Of a drawing on a phone and of a letter, in pixels. */
const narrow = { width: 290, letter: 7.3, gap: 8 }

/** Where the labels of a phone's axis would run into each other, the later one isn't shown there. */
function crowded(scale: Scale): Set<number> {
  const left = new Set<number>()
  let end = -Infinity
  for (const tick of scale.ticks) {
    const width = scale.format(tick).length * narrow.letter
    const middle = scale.share(tick) * narrow.width
    const start = Math.min(Math.max(0, middle - width / 2), narrow.width - width)
    if (start < end + narrow.gap) left.add(tick)
    else end = start + width
  }
  return left
}

function Lying({ scale }: { scale: Scale }) {
  const hidden = crowded(scale)
  return (
    <div className="relative h-10" aria-hidden="true">
      {scale.ticks.map((tick) => {
        const share = scale.share(tick)
        const side = share < 0.04 ? '' : share > 0.96 ? '-translate-x-full' : '-translate-x-1/2'
        return (
          <span
            key={tick}
            className={`absolute top-1 whitespace-nowrap before:absolute before:-top-1 before:h-1 before:border-l before:border-ink ${side} ${share < 0.04 ? 'before:left-0' : share > 0.96 ? 'before:right-0' : 'before:left-1/2'}`}
            style={{ left: percent(share) }}
          >
            <span className={hidden.has(tick) ? 'max-sm:invisible' : undefined}>{scale.format(tick)}</span>
          </span>
        )
      })}
      <span className="absolute bottom-0 left-0 sm:right-0 sm:left-auto">{scale.caption}</span>
    </div>
  )
}
