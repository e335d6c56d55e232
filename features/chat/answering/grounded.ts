import type { ChatSource } from './chat-answer.ts'

const marks = /\[\s*p?(\d{1,2})\s*\]/gi
const unsafe = /[<>`]|https?:|www\.|!\[|\]\(/i
const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const figures = /\d+(?:[.,]\d+)*/g
const mostWords = 120

/**
 * What may be shown of a model's answer: the sentences that name at least one existing passage ([p1], [p2] …) and whose figures all stand in
 * the passages they name, as must its mail addresses. Sentences with links or markup fall away. Undefined when nothing is left.
 */
export function groundedIn<Source extends ChatSource>(
  text: string,
  sources: Source[],
): { text: string; sources: Source[] } | undefined {
  const used = new Set<number>()
  const kept: string[] = []
  let words = 0
  for (const sentence of sentencesOf(text)) {
    const numbers = [...sentence.matchAll(marks)].map(([, index]) => Number(index) - 1)
    const named = numbers.flatMap((index) => sources[index] ?? [])
    const plain = sentence
      .replace(marks, '')
      .replace(/\s+/g, ' ')
      .replace(/\s+([.,;:!?])/g, '$1')
      .trim()
    words += plain.split(' ').length
    const isGrounded =
      plain !== '' &&
      named.length > 0 &&
      named.length === numbers.length &&
      !unsafe.test(plain) &&
      [figures, addresses].every((what) => holdsNoOther(what, plain, named))
    if (!isGrounded) continue
    if (words > mostWords) break
    kept.push(plain)
    for (const index of numbers) used.add(index)
  }
  if (kept.length === 0) return undefined
  return { text: kept.join(' '), sources: sources.filter((_, index) => used.has(index)) }
}

/** Marks behind the full stop belong to the sentence before them. */
function sentencesOf(text: string): string[] {
  const joined = text.replace(/([.!?])(["”’)]*)((?:\s*\[\s*p?\d{1,2}\s*\])+)/gi, ' $3$1$2')
  return joined.split(/(?<=[.!?]["”’)]?)\s+|\n+/)
}

/** Whether all that a sentence holds of a kind stands in the passages. */
function holdsNoOther(kind: RegExp, sentence: string, passages: ChatSource[]): boolean {
  const known = new Set(passages.flatMap(({ passage, title }) => `${title} ${passage}`.match(kind) ?? []))
  return (sentence.match(kind) ?? []).every((one) => known.has(one))
}
