import { Icon } from './icon.tsx'

export interface FunnelStep {
  name: string
  count: number
  /** What it was compared with; left out without a comparison. */
  before?: number
}

const height = 120
const middle = height / 2
const plain = (value: number) => value.toLocaleString('en-GB')

/**
 * A channel that narrows from step to step. Its width is the square root of the count, so that the last step can still be seen beside
 * a first that is a thousand times larger; the figures stand above it.
 */
export function FunnelChart({
  title,
  steps,
  fewest,
}: {
  title: string
  steps: readonly FunnelStep[]
  /** Below it a share says nothing. */
  fewest: number
}) {
  const largest = Math.max(1, ...steps.map(({ count }) => count))
  const half = (count: number) => (count > 0 ? Math.max(1.5, Math.sqrt(count / largest) * (middle - 4)) : 0)
  const column = 100 / steps.length
  return (
    <figure aria-label={title} className="min-w-0">
      <figcaption className="font-semibold">{title}</figcaption>
      <ol
        className="mt-3 grid gap-x-1 md:gap-x-4"
        style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      >
        {steps.map(({ name, count, before }, at) => {
          const previous = steps[at - 1]
          return (
            <li key={name} className="min-w-0 border-l border-rule-strong pl-1.5 md:pl-2">
              <p className="min-h-8 text-xs leading-4 text-slate md:min-h-5 md:text-sm">{name}</p>
              <p className="font-heading text-sm leading-6 font-semibold tracking-tight whitespace-nowrap tabular-nums md:text-2xl md:leading-9">
                {plain(count)}
              </p>
              <p className="min-h-8 text-xs leading-4 text-slate tabular-nums md:min-h-4">
                {before !== undefined && `${plain(before)} before`}
              </p>
              <p className="flex min-h-8 items-start gap-1 text-xs leading-4 tabular-nums md:min-h-5">
                {previous && (
                  <>
                    <Icon name="arrow-right" size={14} className="mt-px shrink-0 text-slate max-md:hidden" />
                    {shareOf(count, previous.count, fewest)}
                    <span className="text-slate max-md:hidden"> of {previous.name.toLowerCase()}</span>
                  </>
                )}
              </p>
            </li>
          )
        })}
      </ol>
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="mt-2 h-24 w-full md:h-36"
        aria-hidden="true"
      >
        <path d={`M0 ${middle}H100`} className="stroke-rule" vectorEffect="non-scaling-stroke" />
        <path d={channelOf(steps, half, column)} fill="var(--chart-1)" fillOpacity="0.22" />
        {steps.map(({ name, count }, at) => {
          const reach = half(count)
          return (
            <rect
              key={name}
              x={at * column}
              y={middle - reach}
              width={column * 0.52}
              height={reach * 2}
              fill="var(--chart-1)"
            />
          )
        })}
      </svg>
      <p className="pt-1 text-xs text-slate">
        Widths are square roots of the figures: a step four times as large is drawn twice as wide.
      </p>
    </figure>
  )
}

/** One outline: along each step, then bending to the next. */
function channelOf(steps: readonly FunnelStep[], half: (count: number) => number, column: number): string {
  const edge = (side: 1 | -1) =>
    steps.flatMap(({ count }, at) => {
      const y = middle + side * half(count)
      return [
        { x: at * column, y },
        { x: at * column + column * 0.52, y },
      ]
    })
  const top = edge(-1)
  const bottom = edge(1).reverse()
  const bend = (points: { x: number; y: number }[]) =>
    points
      .map(({ x, y }, at) => {
        const from = points[at - 1]
        if (!from) return `${x.toFixed(2)} ${y.toFixed(2)}`
        const half = ((from.x + x) / 2).toFixed(2)
        return `C${half} ${from.y.toFixed(2)} ${half} ${y.toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)}`
      })
      .join('')
  return `M${bend(top)}L${bend(bottom)}Z`
}

/** "8.3%", or the two figures where they are too small for a share. */
export function shareOf(part: number, of: number, fewest: number): string {
  if (of < fewest) return `${plain(part)} of ${plain(of)}`
  const share = (100 * part) / of
  return `${share >= 10 || share === 0 ? Math.round(share) : share >= 0.1 ? share.toFixed(1) : '< 0.1'}%`
}
