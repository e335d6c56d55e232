import { Badge } from '#ui/badge.tsx'
import type { Report } from './assessment-report.ts'

const tones = { low: 'signal', mid: 'neutral', high: 'ok' } as const

/** Dimension by dimension: what was asked, the figure, what it means. */
export function DimensionTable({ rows }: { rows: Report['dimensions']['rows'] }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Score of each dimension, from 0 to 100</caption>
      <thead>
        <tr className="border-b border-ink text-xs text-slate">
          <th scope="col" className="py-2 pr-3 font-normal">
            Dimension
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-normal">
            Weight
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, asks, weight, score, band, bandName }) => (
          <tr key={id} className="border-b border-rule align-top">
            <th scope="row" className="py-4 pr-3 font-normal">
              <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-semibold">
                {name}
                <Badge tone={tones[band]}>{bandName}</Badge>
              </span>
              <span className="mt-1 block max-w-[52ch] text-sm text-slate">{asks}</span>
              <span aria-hidden="true" className="mt-2 block h-1 max-w-[52ch] bg-rule">
                <span
                  className={band === 'low' ? 'block h-1 bg-signal' : 'block h-1 bg-sea'}
                  style={{ width: `${score}%` }}
                />
              </span>
            </th>
            <td className="py-4 pr-3 text-right text-sm whitespace-nowrap text-slate">{weight}%</td>
            <td className="py-4 text-right font-heading text-2xl font-semibold">{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
