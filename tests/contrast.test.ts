import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../ui/theme.css', import.meta.url), 'utf8')

/** The colour tokens of one theme by name, as sRGB channels from 0 to 1. */
function tokensOf(selector: string): Map<string, number[]> {
  const block = css.split(new RegExp(`\\n *\\${selector} \\{`))[1]?.split('}')[0] ?? ''
  return new Map(
    [...block.matchAll(/--([a-z0-9-]+): #([0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255),
    ]),
  )
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(channels: number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: number[], other: number[]): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const sheets = ['paper', 'paper-raised', 'paper-sunk']
const on = (grounds: string[], ...inks: string[]) =>
  grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const))

/** What is read: 4.5 to 1. */
const words = [
  ...on(sheets, 'ink', 'slate', 'sea', 'sea-strong', 'signal-strong', 'ok', 'warn'),
  ...on(['sea-tint'], 'ink', 'slate', 'sea', 'sea-strong'),
  ...on(['signal-tint'], 'ink', 'signal-strong'),
  ...on(['ok-tint'], 'ink', 'ok'),
  ...on(['warn-tint'], 'ink', 'warn'),
  ...on(['sea', 'sea-strong'], 'on-sea'),
  ...on(['signal', 'signal-strong'], 'on-signal'),
  ...on(['ink'], 'paper'),
]

/** What is seen: edges of controls, rings of focus, lines of charts: 3 to 1. */
const shapes = [
  ...on(sheets, 'rule-strong', 'focus', 'signal', 'sea', 'ok'),
  ...on(sheets, 'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'),
  ...on(['sea-tint'], 'focus'),
]

const tooFaint = (theme: Map<string, number[]>, pairs: (readonly [string, string])[], least: number) =>
  pairs
    .map(([ink, ground]) => ({
      ink,
      ground,
      ratio: contrast(theme.get(ink) ?? [0], theme.get(ground) ?? [0]),
    }))
    .filter(({ ratio }) => ratio < least)
    .map(({ ink, ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`)

for (const [name, selector] of [
  ['light', ':root'],
  ['dark', '.dark'],
] as const) {
  test(`words and shapes of the ${name} theme stand out from their ground`, () => {
    const theme = tokensOf(selector)
    expect([...words, ...shapes].flat().filter((token) => !theme.has(token))).toEqual([])
    expect(tooFaint(theme, words, 4.5)).toEqual([])
    expect(tooFaint(theme, shapes, 3)).toEqual([])
  })
}

test('both themes have the same tokens', () => {
  expect([...tokensOf('.dark').keys()]).toEqual([...tokensOf(':root').keys()])
})

test('contrast is computed as published: black on white is 21, a known grey 4.54', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5)
  const grey = Array.from({ length: 3 }, () => 0x76 / 255)
  expect(contrast(grey, [1, 1, 1])).toBeCloseTo(4.54, 2)
})
