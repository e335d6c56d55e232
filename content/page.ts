import { breadcrumbOf, type Crumb } from './breadcrumb.ts'
import type { SiteWords } from './site/schemas.ts'
import { socialPictureOf } from './social-pictures.ts'

export interface Faq {
  question: string
  answer: string
}

export interface Article {
  /** ISO dates. */
  publishedTime: string
  modifiedTime: string
  author: string
  section: string
  tags: string[]
}

export interface Page {
  /** Those that it has alone, by the name of their file in `site/`. */
  words?: SiteWords['id']
  /** Its one canonical path, without a trailing slash. */
  path: string
  /** Other addresses that show the same page. */
  aliases?: string[]
  /** Without the brand, which `metadataOf` adds. */
  title: string
  description: string
  keywords?: string[]
  /** Path of the 1200×630 picture for previews. */
  picture: string
  type: 'website' | 'article'
  noindex?: boolean
  breadcrumb: Crumb[]
  article?: Article
  faq?: Faq[]
  /** The pages that its subject is spread over. */
  parts?: { path: string; name: string }[]
  /** What the page offers as a service: its name, its kind, and the path of a picture of it in pixels. */
  service?: { name: string; kind: string; picture?: string | undefined }
  /** The film that stands on the page; paths from the root, the length in seconds. */
  video?: {
    name: string
    description: string
    url: string
    thumbnailUrl: string
    publishedOn: string
    seconds: number
    transcript?: string
  }
  /** The name of a free tool that works on the page. */
  tool?: string
  /** ISO date of the last change of its words. */
  lastModified: string
}

/** A page with what follows from its path filled in. */
export function page(
  entry: Omit<Page, 'type' | 'breadcrumb' | 'picture'> & Partial<Pick<Page, 'type'>>,
): Page {
  return {
    type: 'website',
    breadcrumb: breadcrumbOf(entry.path),
    picture: socialPictureOf(entry.noindex ? '/' : entry.path),
    ...entry,
  }
}

/** Whether a page may be shown at a time: an article waits for the day of its publication (UTC). */
export function isOut({ article }: Page, now: Date): boolean {
  return !article || new Date(article.publishedTime) <= now
}
