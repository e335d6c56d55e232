import { readCollection } from '#content/collection.ts'
import { guide, type Guide } from '#content/guide.ts'
import { sections } from '#content/sections.ts'

/** In the order in which a project needs them. */
const slugs = [
  'baseline-protocol',
  'two-page-project-brief',
  'questions-for-an-ai-supplier',
  'machine-vision-data-checklist',
  'dpia-starter-cameras-sensors',
] as const

export const guides: Guide[] = readCollection('resources', {
  names: slugs,
  key: 'slug',
  body: sections,
  schema: guide,
})

export const findGuide = (slug: string): Guide | undefined => guides.find((guide) => guide.slug === slug)
