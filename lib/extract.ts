const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/** The whole sentences of a text. */
export function sentencesOf(text: string): string[] {
  return Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter(Boolean)
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/**
 * Sentences of a text within so many words, in their order: the first, then those that tell most of what was asked, then as they come. `tells` says how
 * much one tells; what is left out before one is marked.
 */
export function extractSentences(
  text: string,
  words: number,
  tells: (sentence: string) => number = () => 0,
): string {
  const [first, ...others] = sentencesOf(text).map((sentence, at) => ({ sentence, at }))
  if (!first) return ''
  const kept = [first]
  let left = words - countWords(first.sentence)
  if (left < 0) return ''
  for (const one of others.toSorted((a, b) => tells(b.sentence) - tells(a.sentence) || a.at - b.at)) {
    left -= countWords(one.sentence)
    if (left < 0) break
    kept.push(one)
  }
  const shown = new Set(kept.map(({ at }) => at))
  return kept
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence, at }) => (at === 0 || shown.has(at - 1) ? sentence : `… ${sentence}`))
    .join(' ')
}
