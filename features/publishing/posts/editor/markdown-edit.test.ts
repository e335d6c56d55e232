import { expect, test } from 'vitest'
import { applyEdit, putAt, replaced, type EditName } from './markdown-edit.ts'

/** `|` marks what is chosen. */
function edit(name: EditName, marked: string): string {
  const [before = '', chosen = '', after = ''] = marked.split('|')
  const done = applyEdit(name, {
    text: before + chosen + after,
    from: before.length,
    to: before.length + chosen.length,
  })
  return `${done.text.slice(0, done.from)}|${done.text.slice(done.from, done.to)}|${done.text.slice(done.to)}`
}

test('marks go around what is chosen, and go again when pressed again', () => {
  expect(edit('bold', 'a |b| c')).toBe('a **|b|** c')
  expect(edit('bold', 'a **|b|** c')).toBe('a |b| c')
  expect(edit('italic', 'a || c')).toBe('a *|stressed words|* c')
})

test('a link takes words or an address', () => {
  expect(edit('link', 'see |the page|')).toBe('see [the page](|/|)')
  expect(edit('link', 'see |/contact|.')).toBe('see [|words of the link|](/contact).')
})

test('lines get their mark whole, change from one to another and lose it', () => {
  expect(edit('list', 'x\n|one\ntwo|\ny')).toBe('x\n|- one\n- two|\ny')
  expect(edit('numbers', '|- one\n- two|')).toBe('|1. one\n2. two|')
  expect(edit('numbers', '|1. one\n2. two|')).toBe('|one\ntwo|')
  expect(edit('heading', 'a\nb|| c')).toBe('a\n|## b c|')
})

test('a table or a chart stands by itself, ready to be written over', () => {
  expect(edit('formula', 'a\n|| b')).toBe('a\n\n|~~~formula\nleft side  =  right side\n~~~|\n\nb')
  expect(edit('table', '||')).toMatch(/^\|\| What/)
})

test('pasted blocks stand on their own lines, pasted words in their sentence, and a picture takes its place', () => {
  expect(replaced({ text: 'One two.', from: 4, to: 7 }, 'three')).toEqual({
    text: 'One three.',
    from: 9,
    to: 9,
  })
  const blocks = replaced({ text: 'One two.', from: 4, to: 4 }, '## Why\n\nBecause.')
  expect(blocks.text).toBe('One\n\n## Why\n\nBecause.\n\ntwo.')
  expect(replaced({ text: '', from: 0, to: 0 }, '- a\n- b').text).toBe('- a\n- b')
  expect(putAt({ text: 'a\n\n(here)\n\nb', from: 0, to: 0 }, '(here)', '![x](/m)')?.text).toBe(
    'a\n\n![x](/m)\n\nb',
  )
  expect(putAt({ text: 'gone', from: 0, to: 0 }, '(here)', 'x')).toBeUndefined()
})
