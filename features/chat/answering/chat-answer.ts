import type { Subject } from '#features/answers/subject.ts'

/** What the answering engine understood, beyond a question that the pages answer. `sorry`: someone is angry; `abuse`: and means only to hurt; `noted`: a word that asks nothing; `agreed`, `refused`: a bare yes or no. */
export type ChatIntent =
  | 'hello'
  | 'person'
  | 'booking'
  | 'goodbye'
  | 'noted'
  | 'agreed'
  | 'refused'
  | 'manufacturing'
  | 'healthcare'
  | 'retail'
  | 'cancel'
  | 'urgent'
  | 'sorry'
  | 'abuse'
  | 'language'

/** How long an answer is at most, in words: of one question, and of each of several. */
export const answerWords = { one: 80, several: 50 }

export interface ChatSource {
  title: string
  /** Path on this site, with an anchor where the passage has one. */
  url: string
  /** The words that the answer was taken from. */
  passage: string
}

/** What a model may answer from, and what the conversation is about once it has. */
export interface Evidence extends ChatSource {
  /** The known question that the passage answers. */
  question: string
  /** A page says it: else the passage says that we don’t publish it. */
  isPublished: boolean
  subject: Subject
}

/**
 * `intent`: a fixed reply. `answer`: what is known, at most 80 words for each question, with its pages. `choice`: the questions that may
 * have been meant, as quick replies. `unknown`: nothing fits well enough, and the text says so; its sources are pages on the subject, not evidence.
 */
export interface ChatAnswer {
  kind: 'intent' | 'answer' | 'choice' | 'unknown'
  intent?: ChatIntent
  /** Light markdown: **bold**, *italic*, line breaks, [words](/path). */
  text: string
  sources: ChatSource[]
  quickReplies?: string[]
  /** What the conversation is about from here on. */
  subject?: Subject | undefined
  /** For a model: what may answer, the likeliest first, and what was spoken of before. Left out where no model is to be asked. */
  evidence?: Evidence[]
  before?: string
}
