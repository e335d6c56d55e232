const schoolBegins = 5

/**
 * The age in years at which a text is read with ease: the Flesch–Kincaid grade (J. P. Kincaid and others, 1975) and five years. Syllables are counted by groups of
 * vowels. Undefined for fewer than 100 words, of which the formula says nothing.
 */
export function readingAgeOf(text: string): number | undefined {
  const words = text.match(/[A-Za-z’']+/g) ?? []
  if (words.length < 100) return undefined
  const sentences = text.split(/[.!?:]\s|\n+/).filter((part) => /[A-Za-z]{2}/.test(part)).length
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
  return Math.max(schoolBegins, Math.round(grade + schoolBegins))
}

function syllablesIn(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 0)
}
