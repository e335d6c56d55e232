import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, topFolders } from './source-tree.ts'

const documents = filesOf('.md')

test('every path that a document names is there', () => {
  const tops = new Set(topFolders())
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w.@-]+(?:\/[\w.@$-]+)*\/?)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => name.includes('/') && tops.has(name.split('/')[0] ?? ''))
      .filter((name) => !existsSync(name) && name !== 'bench/results.md')
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every link from one document to another leads somewhere', () => {
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(new URL(target, `file://${process.cwd()}/${path}`)))
      .map((target) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('each decision says how we notice that it no longer holds', () => {
  const decisions = documents.filter(
    ({ path }) => path.startsWith('docs/decisions/') && !path.endsWith('README.md'),
  )
  expect(decisions.length).toBeGreaterThan(0)
  expect(
    decisions.filter(({ text }) => !/^(?:#+ |\*\*)How we notice/m.test(text)).map(({ path }) => path),
  ).toEqual([])
})

test('each top folder tells what belongs in it', () => {
  // What stands in public/ is served as it is, and docs/ explains itself.
  const folders = topFolders().filter((folder) => !['public', 'docs'].includes(folder))
  expect(folders.filter((folder) => !existsSync(`${folder}/README.md`))).toEqual([])
})
