import { readCollection } from '#content/collection.ts'
import { sections } from '#content/sections.ts'
import { textPage, type TextPage } from '#content/text-page.ts'

const paths: Record<string, string> = {
  security: '/security',
  'how-we-contract': '/how-we-contract',
  ireland: '/locations/ireland',
}

/** What buyers look for before they sign, by the path of each page. */
export const trustPages: Record<string, TextPage> = Object.fromEntries(
  readCollection('trust', {
    names: Object.keys(paths),
    key: 'slug',
    body: sections,
    schema: textPage,
  }).map((entry) => [paths[entry.slug] ?? '', entry]),
)
