/** A question that visitors put, in the wordings foreseen, and what the chat answers. */
export interface KnownQuestion {
  /** Unique over all known questions and FAQ entries. */
  id: string
  /** As it is shown on a button: at most 70 characters, with its subject. */
  question: string
  /** Other wordings, as visitors type them; what is asked after talking of `page` may leave its subject out. */
  asked: string[]
  /** One to three sentences, the fact first; without them it is something that the firm doesn’t publish. */
  answer?: string
  /** The page that says so, with its anchor where it has one. */
  page: string
}
