/** What a conversation is about. */
export interface Subject {
  /** Of the last answer, of what was asked back, or the one that the visitor is on. */
  page?: string
  /** The question that was answered last. */
  question?: string
  /** The solution, use case or role that was spoken of last, by a page of it. */
  topic?: string | undefined
  /** The questions that the last message was likeliest to ask, by their ids. */
  before?: string[]
  /** The questions that were answered in this conversation, each as often as it was, the newest last. */
  said?: string[] | undefined
  /** The questions that the last message was asked back with. */
  asked?: string[] | undefined
  /** What was asked of many topics alike when it had to be asked back, see `facetOf`. */
  facet?: string | undefined
  /** The one question that was offered beside the last answer: what a bare yes asks. */
  offered?: string
}
