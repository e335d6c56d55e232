export interface FaqEntry {
  /** Its anchor on /qa, unique over all groups. */
  id: string
  question: string
  /** 40 to 140 words; an empty line parts paragraphs. */
  answer: string
  /** Paths of pages that go further. */
  see?: string[]
}

export interface FaqGroup {
  /** The group's anchor and its file's name. */
  id: string
  title: string
  /** One line on what the group settles. */
  intro: string
  entries: FaqEntry[]
}
