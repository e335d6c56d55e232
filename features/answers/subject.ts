/** What a conversation is about: the page of the last answer, or the one that the visitor is on. */
export interface Subject {
  page: string
  /** The question that was answered last. */
  question?: string
}
