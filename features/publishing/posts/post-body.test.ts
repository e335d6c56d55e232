import { expect, test } from 'vitest'
import { countWords, readPostBody } from './post-body.server.ts'
import { postHtml } from './post-html.server.ts'

test('text before the first heading opens the article, each second-level heading starts a section with an anchor', () => {
  const body = readPostBody(
    'Opening.\n\n## Why “it” isn’t so\n\nOne.\n\n### Aside\n\nTwo.\n\n## Why it isn’t so\n',
  )
  expect(body.opening).toEqual([{ kind: 'paragraph', children: ['Opening.'] }])
  expect(body.sections.map(({ id, title }) => [id, title])).toEqual([
    ['why-it-isnt-so', 'Why “it” isn’t so'],
    ['why-it-isnt-so-2', 'Why it isn’t so'],
  ])
  expect(body.sections[0]?.blocks[1]).toEqual({ kind: 'heading', id: 'aside', title: 'Aside' })
})

test('emphasis, code, links and line breaks in a paragraph become parts of one line', () => {
  const [paragraph] = readPostBody('A **b *c*** `d < e`\n[f](/g) & h').opening
  expect(paragraph).toEqual({
    kind: 'paragraph',
    children: [
      'A ',
      { kind: 'strong', children: ['b ', { kind: 'emphasis', children: ['c'] }] },
      ' ',
      { kind: 'code', text: 'd < e' },
      ' ',
      { kind: 'link', to: '/g', children: ['f'] },
      ' & h',
    ],
  })
})

test('HTML stays text, and a link that could run a script or leave by another host’s path loses its address', () => {
  const markdown =
    'See <img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](//evil.example) [c](data:text/html,x)'
  const text = JSON.stringify(readPostBody(`${markdown}\n\n<script>alert(1)</script>\n`))
  expect(text).not.toContain('"link"')
  const html = postHtml(readPostBody(`${markdown}\n\n<script>alert(1)</script>\n`), 'https://site.example')
  expect(html).not.toMatch(/<(?:img|script|a)\b/)
  expect(html).toContain('&lt;script&gt;')
})

test('a table knows which columns hold figures, a fence becomes a formula or a chart', () => {
  const { opening } = readPostBody(
    '| a | b |\n| --- | ---: |\n| x | 1 |\n\n~~~formula\n1 + 1\n~~~\n\n~~~line\ntitle: T\nlabels Week: 1, 2\nunit: %\nread: 1\nSold: 3, none\n~~~\n',
  )
  expect(opening).toEqual([
    { kind: 'table', columns: [['a'], ['b']], isNumeric: [false, true], rows: [[['x'], ['1']]] },
    { kind: 'formula', text: '1 + 1' },
    {
      kind: 'chart',
      id: 'chart-figure',
      chart: {
        form: 'line',
        title: 'T',
        labelHeading: 'Week',
        unit: '%',
        readAt: '1',
        labels: ['1', '2'],
        series: [{ name: 'Sold', values: [3, null] }],
      },
    },
  ])
})

test('lists keep their kind, also when their items stand apart', () => {
  const { opening } = readPostBody('1. one\n\n2. two\n\ntext\n\n- a\n- b **c**\n')
  expect(opening).toMatchObject([
    { kind: 'list', isOrdered: true, items: [['one'], ['two']] },
    { kind: 'paragraph' },
    { kind: 'list', isOrdered: false, items: [['a'], ['b ', { kind: 'strong' }]] },
  ])
})

test('words are counted with their figures', () => {
  expect(countWords('It costs £400, or 1,150 h: isn’t much.')).toBe(8)
  expect(countWords('| --- | ---: |')).toBe(0)
})

const kept = '/media/3f0c7a52-8a35-4b0e-9d43-6f5f1c2f9b11-900x600.webp'

test('a picture of the site in a line of its own is shown in its widths; any other is told by its words', () => {
  const { opening } = readPostBody(
    `![A kiln \\[2\\]](${kept} "Kiln 2")\n![](${kept})\n\nSee ![it](${kept}).\n\n![far](https://other.example/a.png)\n\n![no](javascript:alert(1))\n`,
  )
  const picture = {
    id: '3f0c7a52-8a35-4b0e-9d43-6f5f1c2f9b11',
    width: 900,
    height: 600,
    widths: [320, 640, 768, 900],
  }
  expect(opening).toEqual([
    { kind: 'picture', picture, alt: 'A kiln [2]', caption: 'Kiln 2' },
    { kind: 'picture', picture, alt: '' },
    { kind: 'paragraph', children: ['See it.'] },
    { kind: 'paragraph', children: ['far'] },
    { kind: 'paragraph', children: ['no'] },
  ])
})

test('a feed shows a picture with its size and whole address, and no words of it become marks', () => {
  const html = postHtml(readPostBody(`![a "b" <c>](${kept} "<d>")`), 'https://site.example')
  expect(html).toBe(
    '<figure><img src="https://site.example/media/3f0c7a52-8a35-4b0e-9d43-6f5f1c2f9b11-900.webp" width="900" height="600" alt="a &quot;b&quot; &lt;c&gt;"><figcaption>&lt;d&gt;</figcaption></figure>',
  )
})

test('more than 60 pictures are refused with the line of the next', () => {
  const pictures = (count: number) => `${`![a][b]\n\n`.repeat(count)}[b]: ${kept}\n`
  expect(readPostBody(pictures(60)).opening).toHaveLength(60)
  expect(() => readPostBody(pictures(61))).toThrow('Line 121: a text shows at most 60 pictures.')
})
