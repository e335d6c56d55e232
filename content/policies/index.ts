import { readCollection } from '#content/collection.ts'
import { sections } from '#content/sections.ts'
import { textPage, type TextPage } from '#content/text-page.ts'
import { liveObject } from '#lib/editions.ts'

const slugs = ['privacy-policy', 'cookie-policy', 'terms-of-service'] as const

/** As a list, by the names of their files. */
export const policyList = readCollection('policies', {
  names: slugs,
  key: 'slug',
  body: sections,
  schema: textPage,
})

/** By the path of each; the terms have further addresses, see content/pages.ts. */
export const policies: Record<string, TextPage> = liveObject(() =>
  Object.fromEntries(policyList.map((policy) => [`/${policy.slug}`, policy])),
)
