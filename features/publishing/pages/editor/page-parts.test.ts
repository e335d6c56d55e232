import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outlineOf, withField, withProse } from './page-fields.ts'
import { entryAt, withEntry, withEntryMoved, withoutEntry } from './page-lists.ts'
import { mergePages, partsOf, textOf } from './page-parts.ts'

const page = `---
title: Kilns
weeks:
  from: 4
  to: 9
roles: [fitter, baker]
---

## What it is

Words.

## Risks

- Heat
`

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && name.includes('/'))
  .map((name) => readFileSync(join('content', name), 'utf8'))

test('the parts of every file together are the file, and a field that is written again is the same', () => {
  expect(files.length).toBeGreaterThan(200)
  for (const text of files) {
    expect(textOf(partsOf(text))).toBe(text)
    expect(Object.keys(partsOf(text)).length).toBeGreaterThan(2)
    for (const { fields } of outlineOf(text) ?? []) {
      const [first] = fields
      if (first) expect(outlineOf(withField(text, first.path, first.value))).toEqual(outlineOf(text))
    }
  }
})

test('a field is changed alone, numbers stay numbers, and what isn’t one changes nothing', () => {
  expect(withField(page, ['weeks', 'to'], '12')).toBe(page.replace('to: 9', 'to: 12'))
  expect(withField(page, ['roles', 1], 'potter')).toBe(page.replace('baker', 'potter'))
  expect(withField(page, ['title'], 'Hot: kilns')).toContain('title: "Hot: kilns"')
  expect(withField(page, ['weeks', 'to'], 'many')).toBe(page)
  expect(withField(page, ['none'], 'x')).toBe(page)
  expect(withProse(page, 'New.')).toMatch(/^---\ntitle: Kilns[\s\S]*---\nNew\.$/)
})

const steps = `---
title: Kilns
steps:
  - name: Heat # by hand
    minutes: 40
  - name: Cool
    minutes: 90
roles: [fitter, baker]
---
`

test('an entry is added at the end, moved and removed, and every other line stays as it was', () => {
  const more = withEntry(steps, ['steps'], { name: '', minutes: 0 })
  expect(more).toBe(steps.replace('    minutes: 90\n', '    minutes: 90\n  - name: ""\n    minutes: 0\n'))
  expect(withField(more, ['steps', 2, 'name'], 'Unload')).toContain('  - name: Unload\n    minutes: 0\n')
  expect(withoutEntry(more, ['steps'], 2)).toBe(steps)
  expect(withEntryMoved(steps, ['roles'], 1, 0)).toBe(steps.replace('fitter, baker', 'baker, fitter'))
  const turned = withEntryMoved(steps, ['steps'], 0, 1)
  expect(turned).toContain('steps:\n  - name: Cool\n    minutes: 90\n  - name: Heat # by hand\n')
  expect(withEntryMoved(turned, ['steps'], 1, 0)).toBe(steps)
  for (const to of [-1, 2]) expect(withEntryMoved(steps, ['steps'], 0, to)).toBe(steps)
})

test('what was removed is put back where it was; a list that isn’t written yet begins, and one that was emptied is filled again', () => {
  const removed = entryAt(steps, ['steps'], 0)
  expect(removed).toEqual({ name: 'Heat', minutes: 40 })
  expect(withEntry(withoutEntry(steps, ['steps'], 0), ['steps'], removed, 0)).toBe(
    steps.replace(' # by hand', ''),
  )
  expect(withEntry(steps, ['tools'], 'tongs')).toContain('tools:\n  - tongs\n')
  const none = withoutEntry(withoutEntry(steps, ['roles'], 0), ['roles'], 0)
  expect(none).toContain('roles: []\n')
  expect(withEntry(none, ['roles'], 'potter')).toContain('roles: [potter]\n')
})

test('a row of a table begins as wide as the one above it', () => {
  const sheet = '---\nrows:\n  - [Monday, 4]\n---\n'
  expect(withEntry(sheet, ['rows'], [])).toContain(
    '  - [Monday, 4]\n  - [ "", "" ]\n'.replace('[ "", "" ]', '["", ""]'),
  )
})

test('what may be left out is shown, written, and goes with its last letter', () => {
  const choices = { items: [], lists: [], optional: [['steps', '*', 'note']] }
  const shown = outlineOf(steps, choices)?.flatMap(({ fields }) => fields)
  expect(shown).toContainEqual({
    kind: 'text',
    path: ['steps', 0, 'note'],
    label: 'Steps 1, note',
    value: '',
  })
  const noted = withField(steps, ['steps', 1, 'note'], 'Slowly', choices)
  expect(noted).toContain('    minutes: 90\n    note: Slowly\n')
  expect(withField(noted, ['steps', 1, 'note'], '', choices)).toBe(steps)
  expect(withField(steps, ['steps', 1, 'other'], 'x', choices)).toBe(steps)
})

test('a question known by a letter and a number keeps that name', () => {
  const asked = '---\nquestions:\n  S1:\n    options: [Nobody, A manager]\n---\n'
  const labels = outlineOf(asked)?.flatMap(({ fields }) => fields.map(({ label }) => label))
  expect(labels).toEqual(['Questions, S1, options 1', 'Questions, S1, options 2'])
})

test('fields are named in words', () => {
  const labels = outlineOf(page)?.flatMap(({ fields }) => fields.map(({ label, kind }) => [label, kind]))
  expect(labels).toEqual([
    ['Title', 'text'],
    ['Weeks, from', 'number'],
    ['Weeks, to', 'number'],
    ['Roles 1', 'text'],
    ['Roles 2', 'text'],
  ])
})

test('two people who change different parts both keep theirs; the same part, or one that was added, is chosen by hand', () => {
  const of = (change: (text: string) => string) => partsOf(change(page))
  const base = partsOf(page)
  const apart = mergePages(
    base,
    of((text) => text.replace('Kilns', 'Ovens')),
    of((text) => text.replace('Heat', 'Dust')),
  )
  expect(apart.conflicts).toEqual([])
  expect(textOf(apart.merged)).toBe(page.replace('Kilns', 'Ovens').replace('Heat', 'Dust'))
  const same = mergePages(
    base,
    of((text) => text.replace('Words.', 'Mine.')),
    of((text) => text.replace('Words.', 'Theirs.')),
  )
  expect(same.conflicts).toEqual(['What it is'])
  const added = mergePages(
    base,
    of((text) => `${text}\n## More\n`),
    of((text) => text.replace('Heat', 'Dust')),
  )
  expect(added.conflicts).toEqual(['The whole page'])
})
