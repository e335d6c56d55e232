import { expect, test } from 'vitest'
import { z } from 'zod'
import { entriesUnder, fieldsUnder, listItems, paragraphs, wholeBody } from './body.ts'
import { readBlocks } from './blocks.ts'
import { LineError } from './line-error.ts'
import { readMarkdownFile, type FileKind } from './markdown-file.ts'

const surroundings = {
  known: { slug: 'pump-watch' },
  fact: (name: string) => (name === 'email' ? 'hello@example.com' : undefined),
}
const kind: FileKind<unknown> = {
  body: fieldsUnder({
    Problem: ['problem', paragraphs],
    Benefits: ['benefits', listItems],
    Steps: ['steps', entriesUnder('name', 'text')],
  }),
  schema: z.strictObject({
    slug: z.string(),
    title: z.string(),
    roles: z.array(z.enum(['fitter', 'planner'])),
    problem: z.string(),
    benefits: z.array(z.string().max(40)),
    steps: z.array(z.strictObject({ name: z.string(), weeks: z.number(), text: z.string() })).optional(),
  }),
}
const file = `---
title: Pumps, watched
roles: [fitter, planner]
---

## Problem

A pump seizes on a Saturday.

Write to {{email}}, or *wait*
for Monday.

## Benefits

- Stops: typically 2 a year
- Calls: typically none

## Steps

### Look {weeks=2}

Count what is there.
`
const read = (text: string, of = kind) => readMarkdownFile(text, of, surroundings)
/** The line and the words with which a file is refused. */
function refusal(text: string, of = kind) {
  try {
    return { read: read(text, of) }
  } catch (error) {
    if (!(error instanceof LineError)) throw error
    return `${error.line}: ${error.message}`
  }
}

test('front matter and the parts of the body become one entry; broken lines are joined, marks within them stay', () => {
  expect(read(file)).toEqual({
    slug: 'pump-watch',
    title: 'Pumps, watched',
    roles: ['fitter', 'planner'],
    problem: 'A pump seizes on a Saturday.\n\nWrite to hello@example.com, or *wait* for Monday.',
    benefits: ['Stops: typically 2 a year', 'Calls: typically none'],
    steps: [{ name: 'Look', weeks: 2, text: 'Count what is there.' }],
  })
  expect(read(`\ufeff${file.replaceAll('\n', '\r\n')}`)).toEqual(read(file))
})

test('what is refused is told with its line and its field', () => {
  const cases: [from: string, to: string, told: RegExp][] = [
    ['[fitter, planner]', '[fitter, plumber]', /^3: roles\.1: .*"planner"/],
    ['title: Pumps, watched\n', '', /^1: title: /],
    ['title: Pumps, watched', 'title: 7', /^2: title: /],
    ['roles:', 'rolls:', /^3: rolls: |^1: roles: /],
    ['title:', 'slug: x\ntitle:', /^2: slug: isn’t written/],
    ['title:', 'problem: x\ntitle:', /^2: problem: isn’t written/],
    ['title: Pumps, watched', 'title: Pumps: watched', /^2: /],
    ['roles:', 'title: Again\nroles:', /^3: .*unique/],
    ['{{email}}', '{{mail}}', /^6: problem: there is no fact named “mail”/],
    ['## Benefits', '## Benefit', /^13: “Benefit” is none of the headings here: Problem, Benefits/],
    ['## Steps', '## Benefits', /^18: “Benefits” stands twice/],
    ['## Problem\n', '', /^7: there is no heading/],
    ['typically none', 'typically none, and then some more of them', /^16: benefits\.1: /],
    ['- Calls', '    - Calls', /^15: an item of a list is one paragraph/],
    [' {weeks=2}', ' {weeks=two}', /^20: steps\.0\.weeks: /],
    ['A pump seizes', '> A pump seizes', /^8: a quotation can’t be shown here/],
    ['A pump seizes', '    A pump seizes', /^8: a code can’t be shown here/],
    ['---\n', '', /^1: it doesn’t begin with front matter/],
  ]
  for (const [from, to, told] of cases) {
    expect(file).toContain(from)
    expect(refusal(file.replace(from, to)), `${from} → ${to}`).toMatch(told)
  }
})

test('a body that is one text is kept as Markdown', () => {
  const schema = z.unknown()
  expect(
    read('---\na: 1\n---\n\nOne.\n\n---\n\n~~~bar\nx: 1\n~~~\n', { body: wholeBody('text'), schema }),
  ).toEqual({
    slug: 'pump-watch',
    a: 1,
    text: 'One.\n\n---\n\n~~~bar\nx: 1\n~~~',
  })
})

test('braces behind a heading that are no attributes are words of it', () => {
  expect(readBlocks('## Sets {a, b}\n', 1)).toEqual([
    { kind: 'heading', depth: 2, text: 'Sets {a, b}', attributes: {}, line: 1 },
  ])
})

test('a table keeps its cells, a bar in one of them too, and a heading its anchor', () => {
  expect(readBlocks('## Data {#data-kept}\n\n| A | B |\n| --- | --- |\n| 1 \\| 2 | |\n', 1)).toEqual([
    { kind: 'heading', depth: 2, text: 'Data', attributes: { id: 'data-kept' }, line: 1 },
    { kind: 'table', columns: ['A', 'B'], rows: [['1 | 2', '']], line: 3 },
  ])
})
