import { expect, test } from 'vitest'
import { pageAt } from '#content/pages.ts'
import { claimOfFaq, faqEntries, faqGroups, faqQueryOf, filterFaq, shortAnswer } from './index.ts'

test('there are 90 questions or more, each answered in 40 to 140 words', () => {
  expect(faqGroups.length).toBeGreaterThanOrEqual(8)
  expect(faqEntries.length).toBeGreaterThanOrEqual(90)
  const lengths = faqEntries.map(({ id, answer }) => ({ id, words: answer.split(/\s+/).length }))
  expect(lengths.filter(({ words }) => words < 40 || words > 140)).toEqual([])
})

test('anchors and questions are unique, and each question asks', () => {
  const ids = [...faqGroups.map(({ id }) => id), ...faqEntries.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
  expect(new Set(faqEntries.map(({ question }) => question)).size).toBe(faqEntries.length)
  expect(faqEntries.filter(({ question }) => !question.endsWith('?')).map(({ id }) => id)).toEqual([])
})

test('every page that an answer points to exists', () => {
  const lost = faqEntries.flatMap(({ id, see = [] }) =>
    see.filter((path) => !pageAt(path)).map((path) => `${id}: ${path}`),
  )
  expect(lost).toEqual([])
})

const faqClaim = claimOfFaq(faqEntries)

test('the claim is the number of answers, rounded down to fives', () => {
  const count = Number.parseInt(faqClaim.value, 10)
  expect(faqClaim.value).toMatch(/^\d+\+$/)
  expect(count % 5).toBe(0)
  expect(count).toBeLessThanOrEqual(faqEntries.length)
  expect(faqEntries.length - count).toBeLessThan(5)
})

test('the filter finds words by their beginning in question, answer and group, and nothing for marks alone', () => {
  expect(filterFaq('')).toEqual(faqGroups)
  const ids = (q: string) => filterFaq(q).flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(ids('karshan')).toEqual(['ireland-contractors'])
  expect(ids('IR35 small')).toContain('ir35-small-company')
  expect(ids('vibrat sampl')).toContain('vibration-sampling')
  expect(ids('???')).toEqual([])
  expect(ids('zzz')).toEqual([])
  expect(filterFaq('healthcare').map(({ id }) => id)).toContain('healthcare')
})

test('a short answer is the first sentence that says something', () => {
  const short = (answer: string) => shortAnswer({ answer })
  expect(short('Yes. It runs on 25.6 kHz data from a gearbox, at known speed. More.')).toBe(
    'Yes. It runs on 25.6 kHz data from a gearbox, at known speed.',
  )
  expect(short('Half a day where the work is done, at least once.\n\nMore of it.')).toBe(
    'Half a day where the work is done, at least once.',
  )
  expect(short(`Longer than a line. ${'word '.repeat(60)}end. More.`)).toBe(
    `Longer than a line. ${'word '.repeat(60)}end.`,
  )
  for (const entry of faqEntries) {
    expect(entry.answer.replace(/\s+/g, ' '), entry.id).toContain(shortAnswer(entry))
    expect(shortAnswer(entry), entry.id).toMatch(/[.?!]$/)
  }
})

test('each answer has its address on the page of its subject', () => {
  expect(faqEntries.map(({ path }) => path).filter((path) => !pageAt(path.replace(/#.*$/, '')))).toEqual([])
})

test('a query is one line of at most 80 characters', () => {
  expect(faqQueryOf(new URLSearchParams({ q: '  opc \n ua ' }))).toBe('opc ua')
  expect(faqQueryOf(new URLSearchParams({ q: 'a'.repeat(200) }))).toHaveLength(80)
  expect(faqQueryOf(new URLSearchParams())).toBe('')
})
