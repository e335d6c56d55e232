import { expect, test } from 'vitest'
import { BadXml, childrenOf, childText, readXml } from './xml-tree.server.ts'

test('elements, attributes, CDATA, the five entities of XML and prefixes are read', async () => {
  const root = await readXml(
    '\uFEFF<?xml version="1.0"?><!-- hi --><a:feed xmlns:a="urn:a"><a:id x="1 &amp; 2"> a &lt; b &#233; </a:id><c><![CDATA[<p>&amp;</p>]]></c></a:feed>',
  )
  expect([root.name, root.space]).toEqual(['feed', 'urn:a'])
  expect(childText(root, 'id')).toBe('a < b é')
  expect(childrenOf(root, 'id')[0]?.attributes['x']).toBe('1 & 2')
  expect(childText(root, 'c')).toBe('<p>&amp;</p>')
  expect(childText(root, 'none')).toBeNull()
})

const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i} "${i ? `&l${i - 1};`.repeat(10) : '&a;'}">`).join('')}]><rss>&l8;</rss>`

test.each([
  ['a billion laughs', laughs],
  ['a quadratic blow-up', `<!DOCTYPE a [<!ENTITY x "${'y'.repeat(10_000)}">]><a>${'&x;'.repeat(10_000)}</a>`],
  ['a file as an entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ['an address as an entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "http://169.254.169.254/">]><a>&x;</a>'],
  ['a parameter entity', '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1/x.dtd"> %x;]><a/>'],
  ['a document type elsewhere', '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>'],
  ['a document type in lower case', '<!doctype html><html/>'],
  ['an unknown entity', '<a>&nbsp;</a>'],
  ['an end that is missing', '<a><b></b>'],
  ['a cut tag', '<a><b'],
  ['cut CDATA', '<a><![CDATA[x'],
  ['crossed tags', '<a><b></a></b>'],
  ['two roots', '<a/><b/>'],
  ['text before the root', 'hello <a/>'],
  ['no root', '<?xml version="1.0"?>'],
  ['nothing', ''],
  ['HTML', '<html><body><p>one<br>two</body></html>'],
  ['an unknown prefix', '<x:a/>'],
  ['elements without end', '<a>'.repeat(10_000)],
  ['nesting without sense', '<a>'.repeat(60) + '</a>'.repeat(60)],
  ['a control character', '<a>\u0000</a>'],
])('%s is refused', async (_, text) => {
  await expect(readXml(text)).rejects.toThrow(BadXml)
})

test('a document that is read in several pieces is the same', async () => {
  const text = `<a>${'<b x="&amp;">é&lt;😀</b>'.repeat(20_000)}</a>`
  const root = await readXml(text)
  const [first, ...rest] = childrenOf(root, 'b')
  expect(rest).toHaveLength(19_999)
  expect([first?.text, first?.attributes['x']]).toEqual(['é<😀', '&'])
  expect(new Set(rest.map((b) => b.text + b.attributes['x']))).toEqual(new Set(['é<😀&']))
})
