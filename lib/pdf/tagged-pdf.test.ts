import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { barFigure } from './charts.ts'
import { lookOfTheme } from './look.ts'
import { printable, runsOf } from './text.ts'
import { renderTaggedPdf, type PdfBlock } from './tagged-pdf.ts'

const look = lookOfTheme(readFileSync('ui/theme.css', 'utf8'))

const render = (blocks: PdfBlock[]) =>
  renderTaggedPdf({
    title: 'A measured result',
    author: 'Firm',
    date: new Date('2026-11-21T00:00:00Z'),
    house: { name: 'Firm' },
    foot: 'Firm Ltd',
    look,
    blocks,
  })

const everyKind: PdfBlock[] = [
  { kind: 'heading', level: 2, text: 'First' },
  { kind: 'paragraph', text: 'Read **this** and [that](https://example.org/that).' },
  { kind: 'heading', level: 3, text: 'Under it' },
  { kind: 'list', items: ['one', 'two'], marks: 'numbers' },
  { kind: 'note', title: 'Note', text: 'Of importance.' },
  { kind: 'answer', label: 'What goes wrong?', lines: 2 },
  {
    kind: 'table',
    head: ['Loss', 'Minutes'],
    rows: Array.from({ length: 60 }, (_, i) => [`Stop ${i}`, String(i)]),
    hasRowHeads: true,
  },
  barFigure({ bars: [{ label: 'OEE', value: 74.79, shown: '74.79%' }], max: 100, alt: 'OEE is 74.79%' }),
]

/** The objects of the file as text, and what each page paints. */
function read(file: Buffer) {
  const text = file.toString('latin1')
  const objects = [...text.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body = '']) => ({
    id,
    body,
  }))
  const pages = objects.filter(({ body }) => /\/Type \/Page\n/.test(body))
  const painted = pages.map(({ body }) => {
    const id = /\/Contents (\d+) 0 R/.exec(body)?.[1]
    const content = objects.find((one) => one.id === id)?.body ?? ''
    const from = content.indexOf('stream\n') + 'stream\n'.length
    return inflateSync(Buffer.from(content.slice(from), 'latin1')).toString('latin1')
  })
  return { text, objects, pages, painted }
}

test('the document says what it is: language, title in the window, marked, a tree of structure, PDF/UA', async () => {
  const { text } = read(await render(everyKind))
  expect(text).toContain('/Lang (en-GB)')
  expect(text).toContain('/DisplayDocTitle true')
  expect(text).toContain('/Marked true')
  expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/)
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(text).toContain('(A measured result)')
})

test('headings, paragraphs, lists, tables with header cells, figures with words and links are elements', async () => {
  const { objects } = read(await render(everyKind))
  const count = (type: string) =>
    objects.filter(({ body }) => new RegExp(`^/S /${type}$`, 'm').test(body)).length
  expect({ H1: count('H1'), H2: count('H2'), H3: count('H3'), L: count('L'), LI: count('LI') }).toEqual({
    H1: 1,
    H2: 1,
    H3: 1,
    L: 1,
    LI: 2,
  })
  // The head that is repeated on the second page is for the eye only.
  expect({ TH: count('TH'), TD: count('TD'), TR: count('TR') }).toEqual({ TH: 62, TD: 60, TR: 61 })
  expect(objects.filter(({ body }) => body.includes('/Scope /Column')).length).toBe(2)
  expect(objects.filter(({ body }) => body.includes('/Scope /Row')).length).toBe(60)
  const figure = objects.find(({ body }) => body.includes('/S /Figure'))?.body
  expect(figure).toContain('/Alt (OEE is 74.79%)')
  expect(figure).toContain('/BBox')
  const link = objects.find(({ body }) => body.includes('/Subtype /Link'))?.body
  expect(link).toContain('/Contents (that)')
  expect(link).toMatch(/\/StructParent \d+/)
})

test('everything painted is either content with its place in the order or an artifact', async () => {
  const { painted } = read(await render(everyKind))
  expect(painted.length).toBeGreaterThan(1)
  for (const page of painted) {
    let depth = 0
    for (const line of page.split('\n')) {
      if (/ (?:BDC|BMC)$/.test(line)) depth += 1
      else if (line === 'EMC') depth -= 1
      else if (/(?: TJ|^[fSB]\*?)$/.test(line)) expect(depth, line).toBe(1)
    }
    expect(depth).toBe(0)
  }
})

test('headings are bookmarks, fonts are embedded with their letters, page numbers are artifacts', async () => {
  const { objects, text, painted } = read(await render(everyKind))
  expect(text).toMatch(/\/Outlines \d+ 0 R/)
  expect(objects.filter(({ body }) => /\/Title \((?:First|Under it)\)/.test(body)).length).toBe(2)
  const fonts = objects.filter(({ body }) => body.includes('/Type /FontDescriptor'))
  expect(fonts.length).toBe(3)
  for (const { body } of fonts) expect(body).toMatch(/\/FontFile2 \d+ 0 R/)
  expect(objects.filter(({ body }) => /\/ToUnicode \d+ 0 R/.test(body)).length).toBe(3)
  for (const page of painted) expect(page).toContain('/Artifact <<\n/Type /Pagination\n>> BDC')
})

test('the same input gives the same small file', async () => {
  const [one, other] = await Promise.all([render(everyKind), render(everyKind)])
  expect(one.equals(other)).toBe(true)
  expect(one.length).toBeLessThan(80_000)
})

test('a table or list longer than a page goes on over the next one', async () => {
  const { pages } = read(
    await render([
      { kind: 'list', items: Array.from({ length: 120 }, (_, i) => `Item ${i} ${'word '.repeat(30)}`) },
    ]),
  )
  expect(pages.length).toBeGreaterThan(5)
})

test('words in bold and links are read from the text, and only real addresses are links', () => {
  expect(runsOf('a **b** [c](https://d.example) [e](javascript:f)')).toEqual([
    { text: 'a ' },
    { text: 'b', bold: true },
    { text: ' ' },
    { text: 'c', link: 'https://d.example' },
    { text: ' [e](javascript:f)' },
  ])
})

test('letters that the font lacks are printed as a question mark, never as an empty box', () => {
  expect(printable('Łódź Ελλάδα Київ ≤ 3 £ – 東 😀')).toBe('Łódź Ελλάδα Київ ≤ 3 £ – ? ?')
})

test('a theme without one of the colours is refused by name', () => {
  expect(() => lookOfTheme(':root {\n --ink: #000000; }')).toThrow('--slate')
})
