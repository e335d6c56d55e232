import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { throws, without } from './left-out.ts'
import { reactParts } from './react-parts.ts'
import { routerParts } from './router-parts.ts'

const source = `
function outer(fiber) {
  function inner() { return 'long' }
  switch (fiber.tag) {
    case 1: var shared = 1; return shared
    case 2: inner(); break
    case 3: shared = 3
    case 4: return shared
    case 5:
    case 6: return 'six'
  }
  return inner()
}
outer.prototype.first = function () {}
outer.prototype.second = function () {}
if (outer.isNever) outer()
exports.outer = outer
`

function run(code: string) {
  const exports: { outer?: ((fiber: { tag: number }) => unknown) & { prototype: object } } = {}
  runInNewContext(`'use strict';${code}`, { exports })
  if (!exports.outer) throw new Error('The source exports nothing')
  return { outer: exports.outer }
}

test('a function gets another body, wherever it stands', () => {
  const { outer } = run(without(source, { file: 'f', functions: { inner: "return 'short'" } }))
  expect(outer({ tag: 9 })).toBe('short')
})

test('statements are dropped by their first words', () => {
  const { outer } = run(without(source, { file: 'f', statements: ['outer.prototype.'] }))
  expect(Object.keys(outer.prototype)).toEqual([])
})

test('a case is dropped, its variables stay for others', () => {
  const { outer } = run(without(source, { file: 'f', tags: [1, 2] }))
  expect([1, 2, 3, 4].map((tag) => outer({ tag }))).toEqual(['long', 'long', 3, undefined])
})

test('a case that others fall into stays', () => {
  expect(() => without(source, { file: 'f', tags: [4] })).toThrow('f no longer has: 4')
  expect(() => without(source, { file: 'f', tags: [6] })).toThrow('f no longer has: 6')
})

test('text is replaced everywhere', () => {
  const code = without(source, { file: 'f', texts: { 'outer.isNever': `(() => { ${throws} })()` } })
  expect(() => run(code)).toThrow('Left out')
})

test('what is not there is named', () => {
  const gone = {
    functions: { absent: '' },
    statements: ['absent.prototype'],
    tags: [99],
    texts: { 'no such text': '' },
  }
  expect(() => without(source, { file: 'f', ...gone })).toThrow(
    'f no longer has: absent, absent.prototype, 99, no such text',
  )
})

test('the libraries that are installed have all that is left out', () => {
  for (const part of [...reactParts, ...routerParts]) {
    const code = readFileSync(`node_modules/${part.file}`, 'utf8')
    expect(without(code, part).length, part.file).toBeLessThan(code.length)
  }
})
