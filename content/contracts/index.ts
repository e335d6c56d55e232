import type { z } from 'zod'
import { readCollection } from '#content/collection.ts'
import { guide } from '#content/guide.ts'
import { sections } from '#content/sections.ts'

const sampleContract = guide.pick({
  slug: true,
  title: true,
  description: true,
  summary: true,
  use: true,
  updatedOn: true,
  sections: true,
})

export type SampleContract = z.infer<typeof sampleContract>

/** Samples of what is signed, each with its page below that on how we contract, and as a PDF. */
export const sampleContracts: SampleContract[] = readCollection('contracts', {
  names: ['sample-order', 'data-processing-agreement'],
  key: 'slug',
  body: sections,
  schema: sampleContract,
})

export const findSampleContract = (slug: string): SampleContract | undefined =>
  sampleContracts.find((sample) => sample.slug === slug)

export const pathOfSample = (slug: string): string => `/how-we-contract/${slug}`
