import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import MessagePreview from './message-preview.tsx'

const drawn = (text: string) =>
  renderToStaticMarkup(<MessagePreview text={text} />)
    .replace(/^<div[^>]*>/, '')
    .replace(/<\/div>$/, '')

test('R1: the preview of a mail shows its bold words, lists, lines and links, as its reader gets them', () => {
  expect(drawn('Hello **Ann**,\nsee *here*:\n\n- one\n- two\n\nhttps://site.test/x')).toBe(
    '<p>Hello <strong>Ann</strong>,<br/>see <em>here</em>:</p><ul><li>one</li><li>two</li></ul><p><a href="https://site.test/x" target="_blank" rel="noreferrer">https://site.test/x</a></p>',
  )
})

test('what somebody typed runs nothing and loads nothing', () => {
  const text = '<script>alert(1)</script> [a](javascript:alert(1)) ![b](https://elsewhere.example/p.png)'
  expect(drawn(text)).not.toMatch(/<script|<img|href="javascript/)
})

test('quotes, headings, code and a rule are drawn too', () => {
  expect(drawn('> quoted\n\n## Head\n\n`a < b`\n\n---\n\n```\ncode\n```')).toBe(
    '<blockquote><p>quoted</p></blockquote><h2>Head</h2><p><code>a &lt; b</code></p><hr/><pre><code>code\n</code></pre>',
  )
})
