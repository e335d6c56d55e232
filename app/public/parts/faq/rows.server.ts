import { listedFaq, shortAnswer } from '#content/faq/index.ts'
import type { FaqGroup } from '#content/faq.ts'

export interface QuestionRow {
  id: string
  question: string
  /** Whole, or its first sentence where that is short. */
  answer: string
  /** Of the whole answer. */
  path: string
}

/** Groups as the list of questions shows them, with whole answers or their first sentences. */
export function rowsOf(groups: FaqGroup[], isWhole: boolean) {
  return groups.map((group) => ({
    id: group.id,
    title: group.title,
    intro: group.intro,
    isWhole,
    rows: listedFaq([group]).map(({ id, question, answer, path }): QuestionRow => ({
      id,
      question,
      answer: isWhole ? answer : inShort(answer),
      path,
    })),
  }))
}

/** A hundred of them stand on one page: longer ones are left to where the whole answer is. */
const longest = 100

function inShort(answer: string) {
  const short = shortAnswer({ answer })
  return short.length <= longest ? short : ''
}
