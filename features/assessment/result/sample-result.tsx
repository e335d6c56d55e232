import type { Report } from './assessment-report.ts'
import { LevelGauge } from './level-gauge.tsx'
import { RadarChart } from './radar-chart.tsx'

interface Props {
  report: Pick<Report, 'overall' | 'level' | 'levels' | 'target' | 'dimensions' | 'headline'>
  caption: string
}

/** What a result looks like, computed from made-up answers, and said to be so. */
export function SampleResult({ report, caption }: Props) {
  return (
    <figure>
      <RadarChart rows={report.dimensions.rows} target={report.target} />
      <div className="mt-4">
        <LevelGauge report={report} />
      </div>
      <figcaption className="mt-3 text-sm text-slate">{caption}</figcaption>
    </figure>
  )
}
