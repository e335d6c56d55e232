import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldsOf, withField, withProse } from './page-fields.ts'
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
    for (const { fields } of fieldsOf(text) ?? []) {
      const [first] = fields
      if (first) expect(fieldsOf(withField(text, first.path, first.value))).toEqual(fieldsOf(text))
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

test('fields are named in words', () => {
  const labels = fieldsOf(page)?.flatMap(({ fields }) => fields.map(({ label, kind }) => [label, kind]))
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
