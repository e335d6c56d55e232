import { firmFacts } from '#content/firm.ts'
import { knownQuestions } from '#content/known-questions/index.ts'

/** So often a word stands in small letters in what visitors ask before it is one of everyday speech; names stand there by chance. */
const leastOften = 5
/** Given names that are such words. */
const givenNames =
  /^(?:will|mark|may|bill|art|max|ray|hope|joy|miles|penny|skip|rich|grant|grace|rose|sue|pat|dean|drew|rob|jack|frank|faith|dawn|olive|june|april|ken|gene|guy|don|jo|sam|al|van|sandy|robin|victor|chase|christian|amber|ivy|holly|iris|jean|carol|rod|sunny|stone|bell|park|king|wood)$/

let common: ReadonlySet<string> | undefined

function readCommon(): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { asked } of [...firmFacts, ...knownQuestions])
    for (const wording of asked)
      for (const word of wording.replace(/['’]/g, '').split(/[^\p{L}\p{N}@.-]+/u))
        if (word === word.toLowerCase()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Set([...counts].flatMap(([word, count]) => (count >= leastOften ? [word] : [])))
}

/** Whether a word is one of everyday speech, as our visitors write: hardly the first of a name, whatever its case. */
export function isCommon(word: string): boolean {
  const plain = word
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[.,;:!]+$/, '')
  common ??= readCommon()
  return common.has(plain) && !givenNames.test(plain)
}
