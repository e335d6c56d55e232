const hours = 74.5
const steps = 25
const waves = [
  { degreesAnHour: 28.984, metres: 1.55 },
  { degreesAnHour: 30, metres: 0.55 },
]

/** Metres over mean level at springs and their change in an hour, `t` hours after high water, by the M2 and S2 harmonics. */
export function tideAt(t: number) {
  const parts = waves.map(({ degreesAnHour, metres }) => {
    const speed = (degreesAnHour * Math.PI) / 180
    return { height: metres * Math.cos(speed * t), slope: -metres * speed * Math.sin(speed * t) }
  })
  return {
    height: parts.reduce((sum, part) => sum + part.height, 0),
    slope: parts.reduce((sum, part) => sum + part.slope, 0),
  }
}

const metre = 8
const step = { x: 1200 / steps, t: hours / steps }
const third = step.x / 3

function knot(i: number) {
  const { height, slope } = tideAt(i * step.t - 9)
  return { y: round(20 - height * metre), dy: (-slope * metre * step.t) / 3 }
}

// A cubic between two knots that has the curve's own slope at both ends. `s` mirrors how the last one ended, which is how the next begins.
const path = Array.from({ length: steps }, (_, i) => {
  const [from, to] = [knot(i), knot(i + 1)]
  const start = i ? 's' : `M0 ${from.y}c${third} ${round(from.dy)} `
  return `${start}${step.x - third} ${round(to.y - to.dy - from.y)} ${step.x} ${round(to.y - from.y)}`
}).join('')

function round(value: number) {
  return Number(value.toFixed(1))
}

/** Three days of tide across the page: the line that runs through the site. */
export function BrandLine({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`w-full fill-none stroke-current ${className}`}
    >
      <path d={path} vectorEffect="non-scaling-stroke" strokeWidth="1.25" />
    </svg>
  )
}
