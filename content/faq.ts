export interface FaqEntry {
  /** Its anchor, unique over all groups. */
  id: string
  question: string
  /** Other wordings, as visitors type them. */
  asked: string[]
  /** 40 to 140 words, the shortest answer first; an empty line parts paragraphs. */
  answer: string
  /** Paths of pages that go further. */
  see?: string[]
}

export interface FaqGroup {
  /** The last part of the group's address, its anchor on /qa and its file's name. */
  id: string
  title: string
  /** One line on what the group settles. */
  intro: string
  /** What the group's own page says of itself in its head. */
  page: { title: string; description: string }
  entries: FaqEntry[]
}

/** An entry with the address of its answer: its group's page and its anchor there. */
export interface ListedFaq extends FaqEntry {
  path: string
}
