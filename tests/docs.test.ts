import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, topFolders } from './source-tree.ts'

/** What engineers read; the entries of `content/` are read by the public, and their links lead to pages. */
const documents = filesOf('.md').filter(({ path }) => !/^content\/.*\/(?!README)/.test(path))

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
  // What is in public/ is served as it is, and docs/ explains itself.
  const folders = topFolders().filter((folder) => !['public', 'docs'].includes(folder))
  expect(folders.filter((folder) => !existsSync(`${folder}/README.md`))).toEqual([])
})

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are numbered from 1, those of level 3 follow. */
const asvs = `
  1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2, 2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1, 3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2,
  4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4, 5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3, 6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4,
  7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2, 8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1, 9.1: 3, 9.2: 4,
  10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3, 11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1,
  12.1: 3, 12.2: 2, 12.3: 4, 13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5, 14.1: 2, 14.2: 4, 14.3: 3, 15.1: 3, 15.2: 3, 15.3: 7,
  16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3, 17.1: 1, 17.2: 4, 17.3: 2`

const security = readFileSync('docs/security.md', 'utf8')
const securityRows = [...security.matchAll(/^\| (\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))? \| (.+) \|$/gm)]

test('every requirement of ASVS 5.0 level 2 is answered exactly once', () => {
  const wanted = asvs.split(',').flatMap((entry) => {
    const [section = '', count = ''] = entry.trim().split(': ')
    return Array.from({ length: Number(count) }, (_, i) => `${section}.${i + 1}`)
  })
  const answered = securityRows.flatMap(([, from = '', to = from]) => {
    const section = from.slice(0, from.lastIndexOf('.'))
    const [first, last] = [from, to].map((one) => Number(one.slice(one.lastIndexOf('.') + 1)))
    return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, i) => `${section}.${(first ?? 0) + i}`)
  })
  expect(wanted.length).toBe(253)
  expect(answered.toSorted()).toEqual(wanted.toSorted())
})

test('what is met is held by a test that is there, and what is not says what it would need', () => {
  const [met = '', rest = ''] = security.split('\n## Not met\n')
  const open = rest.split('\n## Does not apply\n')[0] ?? ''
  const rowsOf = (part: string) => securityRows.filter(([row]) => part.includes(`\n${row}\n`))
  const testPath = /`((?:[\w.-]+\/)+[\w.-]+\.test\.ts)`/g
  const held = rowsOf(met).map(([row, number]) => ({ number, paths: [...row.matchAll(testPath)] }))
  expect(held.length).toBeGreaterThan(150)
  expect(held.filter(({ paths }) => paths.length === 0).map(({ number }) => number)).toEqual([])
  const paths = held.flatMap((one) => one.paths.map(([, path = '']) => path))
  expect([...new Set(paths)].filter((path) => !existsSync(path))).toEqual([])
  const cells = rowsOf(open).map(([, number, , text = '']) => ({ number, cells: text.split(' | ') }))
  expect(cells.length).toBeGreaterThan(10)
  expect(cells.filter((row) => row.cells.length !== 2).map(({ number }) => number)).toEqual([])
})
