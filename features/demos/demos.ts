import { solutionSlugs } from '#config/solutions.ts'
import type { Demo } from './frame/demo.ts'

/** Every solution has a demo, in a folder of its name. */
export const demoSlugs: readonly string[] = solutionSlugs

/** Fetched when it is asked for; undefined when there is none of that name. */
export async function findDemo(slug: string): Promise<Demo | undefined> {
  if (!demoSlugs.includes(slug)) return undefined
  const { demo }: { demo: Demo } = await import(`./${slug}/demo.ts`)
  return demo
}
