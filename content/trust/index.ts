import { readCollection } from '#content/collection.ts'
import { sections } from '#content/sections.ts'
import { textPage, type TextPage } from '#content/text-page.ts'
import { liveObject } from '#lib/editions.ts'

export const trustPaths: Record<string, string> = {
  security: '/security',
  'how-we-contract': '/how-we-contract',
  ireland: '/locations/ireland',
}

/** As a list, by the names of their files. */
export const trustList = readCollection('trust', {
  names: Object.keys(trustPaths),
  key: 'slug',
  body: sections,
  schema: textPage,
})

/** What buyers look for before they sign, by the path of each page. */
export const trustPages: Record<string, TextPage> = liveObject(() =>
  Object.fromEntries(trustList.map((entry) => [trustPaths[entry.slug] ?? '', entry])),
)
