import { brand } from '#config/brand.ts'

/** The title of a staff screen; none of them is for search engines. */
export function staffMeta(title: string) {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
