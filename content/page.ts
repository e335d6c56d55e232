import { breadcrumbOf, type Crumb } from './breadcrumb.ts'

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
  /** Its one canonical path, without a trailing slash. */
  path: string
  /** Other addresses that show the same page. */
  aliases?: string[]
  /** Without the brand, which `metadataOf` adds. */
  title: string
  description: string
  keywords?: string[]
  /** Path of the 1200×630 picture for previews; the site's own when absent. */
  picture?: string
  type: 'website' | 'article'
  noindex?: boolean
  breadcrumb: Crumb[]
  article?: Article
  faq?: Faq[]
  /** What the page offers as a service: its name and kind. */
  service?: { name: string; kind: string }
  /** ISO date of the last change of its words. */
  lastModified: string
}

/** A page with what follows from its path filled in. */
export function page(
  entry: Omit<Page, 'type' | 'breadcrumb'> & Partial<Pick<Page, 'type' | 'breadcrumb'>>,
): Page {
  return { type: 'website', breadcrumb: breadcrumbOf(entry.path), ...entry }
}
