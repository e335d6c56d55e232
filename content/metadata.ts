import { brand, countryCode } from '#config/brand.ts'
import { metadata as limits } from '#config/constants.ts'
import type { Article, Page } from './page.ts'
import { socialPictureOf } from './social-pictures.ts'

export interface Metadata {
  title: string
  description: string
  keywords: string | undefined
  /** Absolute; undefined for an address that no page has. */
  canonical: string | undefined
  image: { url: string; alt: string; width: number; height: number }
  type: 'website' | 'article'
  siteName: string
  locale: string
  language: string
  region: string
  noindex: boolean
  article: Article | undefined
}

/** What a page says of itself in its head; an address without a page is not to be indexed. */
export function metadataOf(page: Page | undefined, siteUrl: string): Metadata {
  const base = siteUrl.replace(/\/+$/, '')
  const path = page?.path ?? ''
  const isGlobal = path === limits.globalPath
  const picture = page?.picture ?? socialPictureOf('/')
  return {
    title: titleOf(page?.title ?? 'Page Not Found'),
    description: descriptionOf(page?.description ?? 'The page does not exist or has been moved.'),
    keywords: page?.keywords?.join(', '),
    canonical: page && `${base}${path === '/' ? '' : path.replace(/\/+$/, '')}`,
    image: {
      url: /^https?:/.test(picture) ? picture : `${base}/${picture.replace(/^\/+/, '')}`,
      alt: page?.title ?? brand.name,
      width: limits.previewWidthPx,
      height: limits.previewHeightPx,
    },
    type: page?.type ?? 'website',
    siteName: brand.name,
    locale: limits.locale,
    language: isGlobal ? 'en' : 'en-GB',
    region: isGlobal ? 'global' : countryCode,
    noindex: !page || page.noindex === true,
    article: page?.article,
  }
}

/** The title with the brand's suffix (added when missing), cut to 57 characters and an ellipsis when over 60. */
export function titleOf(title: string): string {
  const full = title.includes(brand.name) ? title : `${title}${brand.titleSuffix}`
  if (full.length <= limits.titleMax) return full
  console.warn(`This title has ${full.length} characters and is cut: ${full}`)
  return `${full.slice(0, limits.titleCut)}…`
}

/** The description, cut to 157 characters and an ellipsis when over 160. */
export function descriptionOf(description: string): string {
  if (description.length <= limits.descriptionMax) return description
  return `${description.slice(0, limits.descriptionCut)}…`
}
