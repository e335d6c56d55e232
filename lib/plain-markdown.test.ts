import { expect, test } from 'vitest'
import { plainMarkdown } from './plain-markdown.ts'

test.for([
  ['Hello **Ann**,\n\n- on Monday\n- at ten', 'Hello Ann,\n\n- on Monday\n- at ten'],
  ['It *may* work, and _will_ be tried.', 'It may work, and will be tried.'],
  ['2 * 3 * 4, a_file_name.csv, 5*6*7', '2 * 3 * 4, a_file_name.csv, 5*6*7'],
  [
    '[Our prices](/pricing) and [a form](https://a.example/f)',
    'Our prices (https://x.example/pricing) and a form (https://a.example/f)',
  ],
  ['[https://a.example](https://a.example)', 'https://a.example'],
  ['## What comes next\n\n![A valve](/v.jpg)', 'What comes next\n\nA valve'],
  ['Order 5\\*6, C:\\plant', 'Order 5*6, C:\\plant'],
])('R1: %j reads in the plain part as %j', ([markdown = '', plain]) => {
  expect(plainMarkdown(markdown, 'https://x.example')).toBe(plain)
})

test('a long line of marks takes no time', () => {
  const started = performance.now()
  for (const mark of ['*', '_', '**', '[', '![', '*a ', '_a ', '[a](', '\\'])
    plainMarkdown(mark.repeat(50_000), 'https://x.example')
  expect(performance.now() - started).toBeLessThan(2000)
})
