const hours = 74.5
const steps = 96

/** Metres over mean level of a spring tide: the lunar (M2) and solar (S2) semi-diurnal harmonics, `t` in hours after high water. */
export function tideAt(t: number) {
  const wave = (degreesAnHour: number, amplitude: number) => amplitude * Math.cos((degreesAnHour * t * Math.PI) / 180)
  return wave(28.984, 1.55) + wave(30, 0.55)
}

const path = Array.from({ length: steps + 1 }, (_, i) => {
  const x = (i / steps) * 1200
  const y = 20 - tideAt((i / steps) * hours - 9) * 8
  return `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
}).join('')

/** Three days of tide across the page: the line that runs through the site. */
export function TideLine({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block w-full fill-none stroke-current ${className}`}
    >
      <path d={path} vectorEffect="non-scaling-stroke" strokeWidth="1.25" />
    </svg>
  )
}
