/** What a result is, in the order in which its groups are shown. */
export const searchKinds = [
  { id: 'solution', label: 'Solutions' },
  { id: 'use-case', label: 'Use cases' },
  { id: 'role', label: 'Roles' },
  { id: 'faq', label: 'Questions and answers' },
  { id: 'post', label: 'Articles' },
  { id: 'guide', label: 'Guides and tools' },
  { id: 'demo', label: 'Demos' },
  { id: 'page', label: 'About the firm' },
] as const

export type SearchKind = (typeof searchKinds)[number]['id']

/** A stretch of a page under one heading. */
export interface Section {
  heading?: string
  /** The id of its place on the page. */
  anchor?: string
  /** Paragraphs are separated by an empty line. */
  text: string
}

/** A page, or one answered question of the FAQ. */
export interface SearchDocument {
  /** The page's canonical path; `anchor` says where on it, for an entry that shares its page. */
  path: string
  anchor?: string
  kind: SearchKind
  title: string
  /** It only groups questions, each of which is found by itself. */
  isGroup?: true
  /** One line of the page itself that says what it is. */
  summary: string
  sections: Section[]
  /** In what other words visitors ask for it. Indexed, never shown. */
  also: string
}

/** As it is read from the content. */
export type Entry = Omit<SearchDocument, 'also'>
