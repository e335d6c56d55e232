import { tideAt } from '#ui/brand-line.tsx'

const width = 640
const hours = 50
const lost = 27
const x = (hour: number) => 40 + (hour / hours) * (width - 56)
const y = (metres: number) => 150 - metres * 42

function trace(from: number, to: number) {
  const points: string[] = []
  for (let hour = from; hour <= to; hour += 0.5) {
    points.push(`${x(hour).toFixed(1)} ${y(tideAt(hour - 9).height).toFixed(1)}`)
  }
  return `M${points.join('L')}`
}

/** A tide gauge's strip: what was read, the last reading, and from there only what the tables predict. */
export function GaugeStrip({ alt, className = '' }: { alt: string; className?: string }) {
  const last = { x: x(lost), y: y(tideAt(lost - 9).height) }
  return (
    <svg
      viewBox={`0 0 ${width} 296`}
      role="img"
      aria-label={alt}
      className={`w-full fill-none stroke-ink ${className}`}
      strokeWidth="1.5"
    >
      <path d={`M40 40H${width - 16}V260H40Z`} className="fill-raised" />
      <path
        d={`${[2, 1, 0, -1, -2].map((metres) => `M40 ${y(metres)}H${width - 16}`).join('')}${[12, 24, 36, 48].map((hour) => `M${x(hour)} 40V260`).join('')}`}
        className="stroke-rule"
        strokeWidth="1"
      />
      <path d={trace(0, lost)} strokeWidth="2" />
      <path d={trace(lost, hours)} strokeDasharray="2 7" className="stroke-slate" strokeWidth="2" />
      <path d={`M${last.x} 20V260`} className="stroke-signal" strokeWidth="1" strokeDasharray="6 4" />
      <circle cx={last.x} cy={last.y} r="5" className="fill-signal stroke-none" />
      <g className="fill-slate stroke-none font-mono text-[24px] md:text-[18px] xl:text-[14px]">
        <text x="34" y={y(2) + 4} textAnchor="end">
          +2
        </text>
        <text x="34" y={y(0) + 4} textAnchor="end">
          0
        </text>
        <text x="34" y={y(-2) + 4} textAnchor="end">
          −2
        </text>
        <text x={last.x - 10} y="30" textAnchor="end">
          last reading
        </text>
        <text x={last.x + 10} y="30">
          predicted
        </text>
        {[0, 12, 24, 36].map((hour) => (
          <text key={hour} x={x(hour)} y="286" textAnchor="middle">
            {hour} h
          </text>
        ))}
      </g>
    </svg>
  )
}
