import type { DemoEntry } from '#content/demo.ts'
import { solutionsWithDemos } from '#content/solutions/index.ts'
import { liveList } from '#lib/editions.ts'

/** In the order in which lists show them. */
export const demoEntries: DemoEntry[] = liveList(() => solutionsWithDemos.map(([, demo]) => demo))

export function findDemoEntry(slug: string): DemoEntry | undefined {
  return demoEntries.find((entry) => entry.slug === slug)
}
