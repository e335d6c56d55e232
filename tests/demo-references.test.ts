import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { solutionSlugs } from '#config/solutions.ts'

const rows = readFileSync('docs/demo-references.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = /^\| ([\w-]+) \| (.+) \| (.+) \| `(.+\.test\.ts)`: (.+) \|$/.exec(line)
    return cells ? [cells.slice(1)] : []
  })

/** Titles of tests, as they stand behind `test(` or a table of cases. */
const titlesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\(\s*(['`])(.+?)\1,\s*(?:async\s*)?\(/g)].map(
    ([, , title = '']) => title,
  )

test('each demo is compared with a reference that is named in its table', () => {
  expect([...new Set(rows.map(([slug]) => slug))].toSorted()).toEqual([...solutionSlugs].toSorted())
})

test('each row of the table is a row: none is passed over for its form', () => {
  const lines = readFileSync('docs/demo-references.md', 'utf8').match(/^\| (?!Demo|---)/gm)
  expect(rows).toHaveLength(lines?.length ?? 0)
})

test.for(rows)('%s, %s: its test is there', ([, , , file = '', title = '']) => {
  expect(existsSync(file)).toBe(true)
  expect(titlesOf(file).filter((one) => one.includes(title))).not.toEqual([])
})
