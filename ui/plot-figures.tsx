import { Icon } from './icon.tsx'
import { formatReading, nameWithFigure } from './plot-scale.ts'
import type { Reading } from './plot-shapes.ts'
import type { PlotSpec } from './plot-spec.ts'
import { PlainTable } from './plain-table.tsx'

const rowsShown = 6

/** The plot's readings as a table, folded away. Of a long line only every so-many-th reading is in it, and it says so. */
export function PlotFigures({ spec, readings }: { spec: PlotSpec; readings: Reading[] }) {
  const every = Math.ceil(readings.length / rowsShown)
  const rows = readings.filter((_, i) => i % every === 0)
  const names = [...new Set(readings.flatMap(({ values }) => values.map(({ name }) => name)))]
  const fixed = spec.layers.flatMap((layer) =>
    layer.kind === 'level'
      ? [nameWithFigure(layer.name, formatReading(spec.y, layer.y), ': ')]
      : layer.kind === 'mark'
        ? [nameWithFigure(layer.name, formatReading(spec.x, layer.x), ': ')]
        : [],
  )
  return (
    <details className="group text-sm print:hidden">
      <summary className="inline-flex min-h-8 items-center gap-1 text-xs text-slate hover:text-ink touch:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={14} className="shrink-0 transition-transform group-open:rotate-90" />
        Figures as a table
      </summary>
      {fixed.length > 0 && <p className="py-1 text-xs text-slate">{fixed.join(' · ')}</p>}
      {every > 1 && (
        <p className="py-1 text-xs text-slate">
          {rows.length} of {readings.length.toLocaleString('en-GB')} readings, evenly spread.
        </p>
      )}
      <PlainTable label={spec.title}>
        <thead>
          <tr>
            <th scope="col">{spec.x.label}</th>
            {names.map((name) => (
              <th key={name} scope="col" className="text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ x, values }) => (
            <tr key={x}>
              <td>{formatReading(spec.x, x)}</td>
              {names.map((name) => {
                const value = values.find((one) => one.name === name)?.value
                return (
                  <td key={name} className="text-right">
                    {value === null || value === undefined ? '' : formatReading(spec.y, value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </details>
  )
}
