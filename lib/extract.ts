const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/** The whole sentences of a text. */
export function sentencesOf(text: string): string[] {
  return Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter(Boolean)
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** Sentences in their order, as long as they keep within so many words. */
function sentencesWithin(list: string[], words: number): string[] {
  const out: string[] = []
  let used = 0
  for (const sentence of list) {
    used += countWords(sentence)
    if (used > words) break
    out.push(sentence)
  }
  return out
}

const clearlyMore = 1.25

/**
 * Whole sentences of a text within so many words: those from the beginning, or, where that holds clearly more of what was asked,
 * those from a later paragraph on. `tells` says how much of it a part holds.
 */
export function extractSentences(text: string, words: number, tells: (part: string) => number): string {
  const paragraphs = text.split(/\n{2,}/).map(sentencesOf)
  const parts = paragraphs.map((_, from) => sentencesWithin(paragraphs.slice(from).flat(), words).join(' '))
  return parts.reduce((best, part) => (tells(part) > tells(best) * clearlyMore ? part : best), parts[0] ?? '')
}
