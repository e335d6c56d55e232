/** What the answering engine understood, beyond a question that the pages answer. */
export type ChatIntent =
  | 'hello'
  | 'person'
  | 'price'
  | 'booking'
  | 'privacy'
  | 'goodbye'
  | 'manufacturing'
  | 'healthcare'
  | 'retail'
  | 'cancel'
  | 'urgent'

export interface ChatSource {
  title: string
  /** Path on this site, with an anchor where the passage has one. */
  url: string
  /** The words that the answer was taken from. */
  passage: string
}

/**
 * `intent`: a fixed reply. `answer`: sentences taken from our own pages, at most 80 words, with one to three sources.
 * `unknown`: nothing on the site fits well enough; the text says so, and the sources are the nearest pages, not evidence.
 */
export interface ChatAnswer {
  kind: 'intent' | 'answer' | 'unknown'
  intent?: ChatIntent
  /** Light markdown: **bold**, *italic*, line breaks, [words](/path). */
  text: string
  sources: ChatSource[]
  quickReplies?: string[]
}
