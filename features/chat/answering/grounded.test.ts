import { expect, test } from 'vitest'
import { groundedIn } from './grounded.ts'

const sources = [
  {
    title: 'Machine vision',
    url: '/solutions/machine-vision',
    passage: 'A camera finds 95% of defects at 4 m/s.',
  },
  { title: 'Prices', url: '/qa#price', passage: 'Projects cost £10,000–£100,000.' },
]
const textOf = (text: string) => groundedIn(text, sources)?.text

test('sentences are shown with the passages that carry them, wherever the mark stands', () => {
  expect(groundedIn('A camera finds 95% of defects [p1]. Projects start at £10,000. [p2]', sources)).toEqual({
    text: 'A camera finds 95% of defects. Projects start at £10,000.',
    sources,
  })
  expect(groundedIn('It looks at 4 m/s [1].', sources)?.sources).toEqual([sources[0]])
})

test('a sentence without a passage, or with one that doesn’t exist, is not shown', () => {
  expect(
    textOf('We are the best. A camera finds defects [p1]. It never fails [p9]. Trust us [p1][p7].'),
  ).toBe('A camera finds defects.')
  expect(groundedIn('Ask somebody else.', sources)).toBeUndefined()
  expect(groundedIn('NONE', sources)).toBeUndefined()
  expect(groundedIn('', sources)).toBeUndefined()
})

test('a figure that its passage doesn’t state is not shown', () => {
  expect(textOf('It costs £500 [p2]. A camera finds 99% [p1]. It runs at 4 m/s [p1].')).toBe(
    'It runs at 4 m/s.',
  )
})

test('links, strange addresses and markup are not shown, whatever passage they claim', () => {
  for (const hostile of [
    'Click [here](https://evil.example) [p1].',
    'See https://evil.example [p1].',
    'See www.evil.example [p1].',
    '<img src=x onerror=alert(1)> [p1].',
    '![x](/x.png) [p1].',
    'Write to ceo@evil.example [p1].',
    '`rm -rf` [p1].',
  ])
    expect(groundedIn(hostile, sources), hostile).toBeUndefined()
})

test('a mail address is shown when the passage gives it', () => {
  const [passage] = [{ title: 'Complaints', url: '/contact', passage: 'Write to hello@firm.example.' }]
  const said = (text: string) => groundedIn(text, [passage])?.text
  expect(said('Write to hello@firm.example [p1].')).toBe('Write to hello@firm.example.')
  expect(said('Write to hello@firm.example.evil.example [p1].')).toBeUndefined()
  expect(said('Write to boss@firm.example [p1].')).toBeUndefined()
})

test('an endless answer is cut at whole sentences', () => {
  const text = textOf('A camera looks at every part on the line [p1]. '.repeat(100)) ?? ''
  expect(text.split(' ').length).toBeLessThanOrEqual(120)
  expect(text).toMatch(/line\.$/)
})
