import { strokeOf, type Series } from './chart-scale.ts'
import { Icon } from './icon.tsx'
import { PlainTable } from './plain-table.tsx'

interface ChartFrameProps {
  title: string
  labels: readonly string[]
  labelHeading: string
  series: readonly Series[]
  format: (value: number) => string
  isBar?: boolean
  children: React.ReactNode
}

/** What every chart has: its title, the key to its lines, and its figures as a table. */
export function ChartFrame({
  title,
  labels,
  labelHeading,
  series,
  format,
  isBar,
  children,
}: ChartFrameProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{title}</span>
        {series.length > 1 && (
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-slate">
            {series.map(({ name }, index) => (
              <span key={name} className="inline-flex items-center gap-1.5">
                <Sample index={index} isBar={isBar} />
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      {children}
      <details className="group mt-2 text-sm print:hidden">
        <summary className="inline-flex min-h-8 items-center gap-1 text-xs text-slate hover:text-ink touch:min-h-11 [&::-webkit-details-marker]:hidden">
          <Icon
            name="chevron-right"
            size={14}
            className="shrink-0 transition-transform group-open:rotate-90"
          />
          Figures as a table
        </summary>
        <PlainTable label={title}>
          <thead>
            <tr>
              <th scope="col">{labelHeading}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, row) => (
              <tr key={label}>
                <td>{label}</td>
                {series.map(({ name, values }) => {
                  const value = values[row]
                  return (
                    <td key={name} className="text-right">
                      {value === null || value === undefined ? 'none' : format(value)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </details>
    </figure>
  )
}

function Sample({ index, isBar }: { index: number; isBar?: boolean }) {
  const { color, dash } = strokeOf(index)
  return (
    <svg width={isBar ? 14 : 24} height="10" aria-hidden="true">
      {isBar ? (
        <BarFill x="0" y={0} width="14" height={10} index={index} />
      ) : (
        <path d="M0 5H24" stroke={color} strokeWidth="2" strokeDasharray={dash} fill="none" />
      )}
    </svg>
  )
}

/** The first series is solid, later ones are hatched the more: they differ without their colour. */
export function BarFill(props: { x: string; y: number; width: string; height: number; index: number }) {
  const { x, y, width, height, index } = props
  const { color } = strokeOf(index)
  const middle = y + height / 2
  const gaps = [undefined, '2 3', '6 3', '1 2', '10 3', '4 1'][index % 6]
  return index === 0 ? (
    <rect x={x} y={y} width={width} height={height} fill={color} />
  ) : (
    <>
      <rect
        x={x}
        y={y + 0.5}
        width={width}
        height={height - 1}
        fill={color}
        fillOpacity="0.25"
        stroke={color}
      />
      <svg x={x} width={width} overflow="hidden">
        <line
          x1="0"
          x2="100%"
          y1={middle}
          y2={middle}
          stroke={color}
          strokeWidth={height - 1}
          strokeDasharray={gaps}
        />
      </svg>
    </>
  )
}
