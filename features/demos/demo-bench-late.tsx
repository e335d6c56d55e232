import { lateOnUse } from '#ui/late.tsx'
import type { BenchProps } from './demo-bench.tsx'

export const benchId = 'bench'

/** The bench's code is fetched when somebody first touches it: the sample's result stands in the page without it. */
export const DemoBenchLate = lateOnUse<BenchProps>(
  benchId,
  async () => (await import('./demo-bench.tsx')).DemoBench,
)
