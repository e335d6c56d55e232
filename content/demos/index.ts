import { solutionSlugs } from '#config/solutions.ts'
import { readCollection } from '#content/collection.ts'
import { demo, type DemoEntry } from '#content/demo.ts'
import { fieldsUnder, listItems, paragraphs } from '#lib/markdown-file/body.ts'

/** In the order in which lists show them. */
export const demoEntries: DemoEntry[] = readCollection('demos', {
  names: solutionSlugs,
  key: 'slug',
  body: fieldsUnder({
    'How it computes': ['method', paragraphs],
    Limits: ['limits', listItems],
    'When not to use it': ['notFor', listItems],
    Sources: ['sources', listItems],
  }),
  schema: demo,
})

export function findDemoEntry(slug: string): DemoEntry | undefined {
  return demoEntries.find((entry) => entry.slug === slug)
}
