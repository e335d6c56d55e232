import { expect, test } from 'vitest'
import { readMarkdownFile, type FileKind } from '#lib/markdown-file/markdown-file.ts'
import { guide } from './guide.ts'
import { sections } from './sections.ts'
import { textPage } from './text-page.ts'

const frontMatter = `---
title: A page
intro: What it is.
inShort: [One thing]
versions:
  - date: 2026-11-21
    change: First version.
---
`
const section = `## Your sheet {#sheet}

Before it.

- [ ] Count twice
- [ ] Ask who counts

1. Look
2. Decide

> **Rule of thumb**
>
> Eight weeks.

Table: What to say

| Seen | Said |
| --- | --- |
| more | It works |

### Figure {lines=3}

What is counted.

### Guards {lines=2}

Each with its limit.

After it.

- One
- Two
`
const read = (text: string, schema: FileKind<unknown>['schema']) =>
  readMarkdownFile(text, { body: sections, schema }, { known: { slug: 'a-page' }, fact: () => undefined })

test('each kind of block is read; answers that follow each other are one block', () => {
  const found = read(`---\nx: 1\n---\n${section}`, guide.pick({ sections: true }).loose())
  expect(found).toMatchObject({
    sections: [
      {
        id: 'sheet',
        title: 'Your sheet',
        blocks: [
          'Before it.',
          { checks: ['Count twice', 'Ask who counts'] },
          { steps: ['Look', 'Decide'] },
          { note: { title: 'Rule of thumb', text: 'Eight weeks.' } },
          { table: { caption: 'What to say', columns: ['Seen', 'Said'], rows: [['more', 'It works']] } },
          {
            answers: [
              { label: 'Figure', hint: 'What is counted.', lines: 3 },
              { label: 'Guards', hint: 'Each with its limit.', lines: 2 },
            ],
          },
          'After it.',
          { list: ['One', 'Two'] },
        ],
      },
    ],
  })
})

test('what a page can’t show is told with its line', () => {
  const refused: [text: string, told: string | RegExp][] = [
    ['## Kept {#kept}\n\n1. First\n', /sections\.0\.blocks\.0: only a paragraph, a list or a table/],
    ['## Kept\n\nWords.\n', /sections\.0\.id: /],
    ['## Kept {#kept}\n\n> A quotation.\n', /a note begins with its title/],
    ['## Kept {#kept}\n\n### Figure {lines=3}\n', /below an answer’s label there is no hint/],
    ['## Kept {#kept}\n\n#### Figure {lines=3}\n\nHint.\n', /a heading below ## is ###/],
    ['## Kept {#kept}\n\n> **Note**\n>\n> - One\n', /a quotation holds paragraphs/],
    ['## Kept {#kept}\n\n| A | B |\n| --- | --- |\n| 1 |\n', /a row of 1 cells in a table of 2 columns/],
    [
      '## Kept {#kept}\n\n| A | B |\n| --- | --- |\n| 1 | 2 | 3 |\n',
      /a row of 3 cells in a table of 2 columns/,
    ],
    ['Words.\n', /there is no heading/],
  ]
  for (const [text, told] of refused) expect(() => read(frontMatter + text, textPage), text).toThrow(told)
  expect(read(`${frontMatter}## Kept {#kept}\n\nWords.\n`, textPage)).toMatchObject({ slug: 'a-page' })
})
