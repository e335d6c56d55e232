import { readCollection } from '#content/collection.ts'
import { sections } from '#content/sections.ts'
import { textPage, type TextPage } from '#content/text-page.ts'

const slugs = ['privacy-policy', 'cookie-policy', 'terms-of-service'] as const

/** By the path of each; the terms have further addresses, see content/pages.ts. */
export const policies: Record<string, TextPage> = Object.fromEntries(
  readCollection('policies', { names: slugs, key: 'slug', body: sections, schema: textPage }).map(
    (policy) => [`/${policy.slug}`, policy],
  ),
)
