import { z } from 'zod'
import { faqGroupIds } from './faq/ids.ts'

export const faqEntry = z.strictObject({
  /** Its anchor and its file's name, unique over all groups. */
  id: z.string(),
  question: z.string(),
  /** Other wordings, as visitors type them. */
  asked: z.array(z.string()),
  /** 40 to 140 words, the shortest answer first; an empty line parts paragraphs. */
  answer: z.string(),
  /** Paths of pages that go further. */
  see: z.array(z.string()).optional(),
})

export const faqGroup = z.strictObject({
  /** The last part of the group's address, its anchor on /qa, and the name of its file and of the folder of its answers. */
  id: z.enum(faqGroupIds),
  title: z.string(),
  /** One line on what the group settles. */
  intro: z.string(),
  /** What the group's own page says of itself in its head. */
  page: z.strictObject({ title: z.string(), description: z.string() }),
})

export type FaqEntry = z.infer<typeof faqEntry>
export interface FaqGroup extends Omit<z.infer<typeof faqGroup>, 'id'> {
  id: string
  entries: FaqEntry[]
}

/** An entry with the address of its answer: its group's page and its anchor there. */
export interface ListedFaq extends FaqEntry {
  path: string
}
