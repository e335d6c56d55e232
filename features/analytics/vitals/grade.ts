import { vitalThresholds } from '#config/constants.ts'

/** Lowercase metric names to measurements: ms, CLS without a unit. */
export type Vitals = Partial<Record<'lcp' | 'fid' | 'cls' | 'ttfb' | 'fcp' | 'inp', number>>

export interface PerformanceGrade {
  /** 100 at best. */
  grade: number
  /** The graded metrics that took points off. */
  slow: GradedMetric[]
  recommendations: string[]
}

const graded = ['LCP', 'FID', 'CLS'] as const
type GradedMetric = (typeof graded)[number]

const advice: Record<GradedMetric, string> = {
  LCP: 'The largest picture or text came late: fetch it first, in the size shown, and keep scripts out of its way.',
  FID: 'The first tap had to wait for a script: run less of it at once, and run it later.',
  CLS: 'The page moved while it was being read: reserve space for pictures and late parts from the start.',
}

/** From 100, by the thresholds of `config/constants.ts`. A metric that was not measured takes nothing off. */
export function gradeOf(vitals: Vitals): PerformanceGrade {
  const values: Record<GradedMetric, number> = {
    LCP: vitals.lcp ?? 0,
    FID: vitals.fid ?? 0,
    CLS: vitals.cls ?? 0,
  }
  const off = (metric: GradedMetric) => {
    const { fair, poor } = vitalThresholds[metric]
    if (values[metric] > poor) return 20
    return values[metric] > fair ? 10 : 0
  }
  return {
    grade: graded.reduce((grade, metric) => grade - off(metric), 100),
    slow: graded.filter((metric) => off(metric) > 0),
    recommendations: graded
      .filter((metric) => values[metric] > vitalThresholds[metric].advise)
      .map((metric) => advice[metric]),
  }
}
