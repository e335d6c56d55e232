import { expect, test } from 'vitest'
import { excerptOf, markedStretches } from './excerpt.ts'

const terms = new Set(['pump', 'bear'])
const shown = (text: string) =>
  excerptOf(text, terms)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')
const words = (count: number, from = 1) => Array.from({ length: count }, (_, i) => `w${from + i}`).join(' ')

test('a text is told in stretches that make it up again, matches marked', () => {
  expect(markedStretches('Our pumps, and bearings.', terms)).toEqual([
    { at: 0, text: 'Our ', isMatch: false },
    { at: 4, text: 'pumps', isMatch: true },
    { at: 9, text: ', and ', isMatch: false },
    { at: 15, text: 'bearings', isMatch: true },
    { at: 23, text: '.', isMatch: false },
  ])
  expect(markedStretches('pump', terms)).toEqual([{ at: 0, text: 'pump', isMatch: true }])
  expect(markedStretches('', terms)).toEqual([])
})

test('a short text is shown whole', () => {
  expect(shown(`${words(35)} pump`)).toBe(`${words(35)} [pump]`)
})

test('a long text is cut to thirty words, from six before the match', () => {
  expect(shown(`${words(40)} pump ${words(60, 41)}`)).toBe(`… ${words(6, 35)} [pump] ${words(23, 41)} …`)
})

test('a match near the beginning or the end leaves nothing out there', () => {
  expect(shown(`${words(3)} pump ${words(60, 4)}`)).toBe(`${words(3)} [pump] ${words(26, 4)} …`)
  expect(shown(`${words(60)} pump ${words(3, 61)}.`)).toBe(`… ${words(26, 35)} [pump] ${words(3, 61)}.`)
  expect(shown(words(40))).toBe(`${words(30)} …`)
})

test('the place with the most different matches is shown', () => {
  const text = `pump pump pump ${words(50)} pump bearing ${words(50, 51)}`
  expect(shown(text)).toBe(`… ${words(6, 45)} [pump] [bearing] ${words(22, 51)} …`)
})

test('of places with as many different ones, the one with more matches is shown, then the first', () => {
  expect(shown(`pump ${words(50)} pump pump ${words(50, 51)}`)).toContain('[pump] [pump]')
  expect(shown(`pump ${words(50)} pump ${words(50, 51)}`)).toMatch(/^\[pump\] w1 /)
})

test('matches count together within twenty-four words', () => {
  const near = `pump ${words(22)} bearing`
  const apart = `pump ${words(23)} bearing`
  const rest = words(60, 100)
  expect(shown(`${words(40, 200)} pump pump ${rest} ${near} ${rest}`)).toContain('[bearing]')
  expect(shown(`${words(40, 200)} pump pump ${rest} ${apart} ${rest}`)).toContain('[pump] [pump]')
})

test('a long text is cut at the ends of its sentences where they are near', () => {
  const text = `${words(40)}. Before it ${words(5, 41)} pump ${words(30, 46)} end. ${words(40, 80)}.`
  expect(shown(text)).toBe(`Before it ${words(5, 41)} [pump] ${words(30, 46)} end.`)
})

test('a text that repeats one word takes as long as its length, not its square', () => {
  const text = 'pump '.repeat(20_000)
  const before = process.threadCpuUsage().user
  excerptOf(text, terms)
  expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(200)
})
