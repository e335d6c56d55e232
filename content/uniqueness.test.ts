import { expect, test } from 'vitest'
import { readProse } from '#tests/prose.ts'

/** Tables in which several rows have the same reason, purpose, meaning or hint. */
const repeatsItself = /(?:policies\/cookie-policy\.md|matcher-words\.ts|readiness\/model\.ts)$/
/** What the chat answers is taken from the pages; mails open and end alike. */
const saidAgain = /^content\/(?:known-questions\/|firm\/|mail-texts\.ts)/
/** Its captions are its transcript as well, and its picture is that of the home page. */
const film = 'content/film.ts'
/** Prescribed for the toast of every form. */
const prescribed = 'We will get back to you soon.'

/** A sentence has four words and a full stop, or eight words: what is shorter is a label, and labels may agree. */
const isSentence = (text: string) => {
  const words = text.split(/\s+/).length
  return words >= 8 || (words >= 4 && /[.?]$/.test(text))
}

test('no two entries, pages or tools share a sentence', async () => {
  const seen = new Map<string, string>([[prescribed, 'the forms']])
  const repeated: string[] = []
  const prose = await readProse()
  for (const { file, texts } of prose.filter(({ file }) => file !== film && !saidAgain.test(file))) {
    const lines = texts.flatMap((text) => text.split('\n').filter((line) => !line.startsWith('|')))
    const sentences = lines.flatMap((line) => line.split(/(?<=[.?;])\s+/)).filter(isSentence)
    for (const sentence of repeatsItself.test(file) ? new Set(sentences) : sentences) {
      const first = seen.get(sentence.toLowerCase())
      if (first && sentence !== prescribed) repeated.push(`${file} and ${first}: ${sentence}`)
      seen.set(sentence.toLowerCase(), file)
    }
  }
  expect(seen.size).toBeGreaterThan(5500)
  expect(repeated).toEqual([])
})
