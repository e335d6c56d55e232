import { Icon } from './icon.tsx'
import { formatReading } from './plot-scale.ts'
import type { Reading } from './plot-shapes.ts'
import type { PlotSpec } from './plot-spec.ts'
import { Table, TBody, Td, Th, THead, Tr } from './table.tsx'

const rowsShown = 8

/** The plot's readings as a table, folded away. Of a long line only every so-many-th reading is in it, and it says so. */
export function PlotFigures({ spec, readings }: { spec: PlotSpec; readings: Reading[] }) {
  const every = Math.ceil(readings.length / rowsShown)
  const rows = readings.filter((_, i) => i % every === 0)
  const names = [...new Set(readings.flatMap(({ values }) => values.map(({ name }) => name)))]
  const fixed = spec.layers.flatMap((layer) =>
    layer.kind === 'level'
      ? [`${layer.name}: ${formatReading(spec.y, layer.y)}`]
      : layer.kind === 'mark'
        ? [`${layer.name}: ${formatReading(spec.x, layer.x)}`]
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
      <Table label={spec.title}>
        <THead>
          <Tr>
            <Th>{spec.x.label}</Th>
            {names.map((name) => (
              <Th key={name} numeric>
                {name}
              </Th>
            ))}
          </Tr>
        </THead>
        <TBody>
          {rows.map(({ x, values }) => (
            <Tr key={x}>
              <Td>{formatReading(spec.x, x)}</Td>
              {names.map((name) => {
                const value = values.find((one) => one.name === name)?.value
                return (
                  <Td key={name} numeric>
                    {value === null || value === undefined ? '' : formatReading(spec.y, value)}
                  </Td>
                )
              })}
            </Tr>
          ))}
        </TBody>
      </Table>
    </details>
  )
}
