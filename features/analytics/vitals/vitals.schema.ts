import { z } from 'zod/mini'
import { hourMs } from '#lib/durations.ts'

export const metrics = ['LCP', 'FID', 'CLS', 'TTFB', 'FCP', 'INP'] as const
export type Metric = (typeof metrics)[number]

const value = z.number().check(z.gte(0), z.lte(hourMs))
const url = z.string().check(z.maxLength(2000))
const timestamp = z.optional(z.union([z.number(), z.string().check(z.maxLength(40))]))

const vitals = z.object({
  lcp: z.optional(value),
  fid: z.optional(value),
  cls: z.optional(value),
  ttfb: z.optional(value),
  fcp: z.optional(value),
  inp: z.optional(value),
})

const single = z.object({
  metric: z.enum(metrics),
  value,
  url,
  timestamp,
  /** What was reported of the same page load before: the new value takes its place. */
  previous: z.optional(value),
})

/** `geo` is taken and thrown away: where visitors are is not kept. */
const together = z.object({ url, vitals, geo: z.optional(z.unknown()), timestamp })

/** One metric, or all of a page at once. */
export const vitalsReport = z.union([single, together])

export const performanceReport = z.object({
  timestamp,
  url,
  metrics: vitals,
  grade: z.number().check(z.gte(0), z.lte(100)),
  recommendations: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)),
})

export type VitalsReport = z.infer<typeof vitalsReport>
export type PerformanceReport = z.infer<typeof performanceReport>
