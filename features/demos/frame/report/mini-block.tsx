import { MiniBars, MiniPlot } from '#ui/mini-chart.tsx'
import { bridgeBars } from './bridge-scale.ts'
import { PictureFrame } from './picture-view.tsx'
import type { Block } from './report.ts'

/** The shape of a chart or the picture with its findings, without words or axes. */
export function MiniBlock({ block, className }: { block: Block; className: string }) {
  if (block.kind === 'plot') return <MiniPlot spec={block.plot} className={className} />
  if (block.kind === 'picture') return <PictureFrame block={block} className={className} isMini />
  if (block.kind === 'bridge') {
    const { bars } = bridgeBars(block.steps)
    return (
      <MiniBars
        className={className}
        bars={bars.map(({ label, from, to, isTotal, value }) => ({
          name: label,
          from,
          to,
          index: isTotal ? 0 : value < 0 ? 2 : 1,
        }))}
      />
    )
  }
  if (block.kind === 'bars') {
    const values = block.series[0]?.values ?? []
    const most = Math.max(...values, 0) || 1
    return (
      <MiniBars
        className={className}
        bars={values.map((value, i) => ({
          name: block.labels[i] ?? '',
          from: 0,
          to: value / most,
          index: 0,
        }))}
      />
    )
  }
  return null
}
