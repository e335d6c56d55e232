import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, scriptsOfType, textOfHtml, unescaped } from './html-text.ts'

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
  ['<ul><li>One</li><li>Two <b>bold</b></li></ul>after', '- One\n- Two bold\nafter'],
  ['a &amp; b &lt;c&gt; &nbsp;&pound;5 &#8364; &#x20AC;', 'a & b <c> £5 € €'],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['x<script>alert("</p>")</script>y', 'xy'],
  ['x<style>p{}</style><!-- secret <p> -->y', 'xy'],
  ['x<SCRIPT src="a>b">1</ScRiPt >y', 'xy'],
  ['<a href="mailto:jane@acme.com" title="a > b">apply</a>', 'apply'],
  ["<a title='>'>x</a>", 'x'],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
  ['ends in <', 'ends in <'],
  ['ends in <p class="x', 'ends in'],
  ['x<!-- never closed <p>gone</p>', 'x'],
  ['x<script>never closed', 'x'],
  ['a\u200Bb\u00ADc\u00A0d', 'abc d'],
  ['<h2>Title</h2>\n\n\n\n<div><div>text</div></div>', 'Title\n\ntext'],
  ['<img src=x onerror="alert(1)">after', 'after'],
  ['<svg><text>drawn</text></svg>after', 'after'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', 'a\n\nb'],
  ['', ''],
])('%s reads as text', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test('text with line breaks keeps them, HTML does not', () => {
  expect(plainText('One\nTwo &amp; three')).toBe('One\nTwo & three')
  expect(plainText('<p>One\nTwo</p>')).toBe('One Two')
})

test('content that was escaped for transport is unescaped once, content that is HTML is not', () => {
  expect(unescaped('&lt;p&gt;OpenCV &amp;amp; Halcon&lt;/p&gt;')).toBe('<p>OpenCV &amp; Halcon</p>')
  expect(unescaped('<p>write &lt;html&gt;</p>')).toBe('<p>write &lt;html&gt;</p>')
  expect(unescaped('AT&amp;T')).toBe('AT&amp;T')
})

test('scripts are found by their type, however it is written', () => {
  const type = 'application/ld+json'
  const page = `<head><title>a <script type="application/ld+json">0</script></title>
    <script>"<script type='application/ld+json'>"</script><!-- <script type="application/ld+json">1</script> -->
    <script type="application/ld+json">{"a":"<b>"}</script>
    <SCRIPT data-x='>' TYPE = 'application/LD+JSON' async>2</SCRIPT>
    <script type=application/ld+json>3</script><script type="text/plain">4</script>
    <script type="application/ld+json">5`
  expect(scriptsOfType(page, type)).toEqual(['{"a":"<b>"}', '2', '3', '5'])
})

test.each([
  '<div>',
  '<a ',
  '<a x="',
  '<!--',
  '<script>',
  '</script',
  '<li>',
  '&amp',
  '&#x',
  '<![CDATA[',
  '<p><b><ul><li>',
  '< ',
  '<?',
  '<script type="application/ld+json">',
  '<template>',
  '<svg>',
  '<title></title>',
  "<a '",
])('a megabyte of %s is read in linear time', (part) => {
  // Quadratic work on this much would take minutes and end with the time of the test.
  const html = part.repeat(Math.ceil(1_000_000 / part.length))
  expect(typeof textOfHtml(html)).toBe('string')
  expect(Array.isArray(scriptsOfType(html, 'application/ld+json'))).toBe(true)
})

test('no tag, comment or attribute is left of any HTML', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<a href="',
      '">',
      '<b',
      '>',
      '"',
      "'",
      '<style>',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(textOfHtml(pieces.join(''))).not.toMatch(/<(?:\/?(?:p|script|style|a|b)\b[^<]*>|!--.*-->)/)
    }),
  )
})
