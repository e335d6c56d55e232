import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imported = /(?:from|import\() ?'(#(?:tests|db)\/[^']+|\.{1,2}\/[^']+)'/g
/** What starts a PostgreSQL, or the built server, which starts one. */
const starters = new Set(['db/test-database.ts', 'db/embedded/embedded.ts', 'tests/site.ts'])
/** Only set-ups are followed: that a tested module can reach a database says nothing about its test. */
const isSetUp = (path: string) => /^(?:tests|db)\//.test(path) || path.endsWith('-fixture.ts')

/** Every test file but those of journeys, by what it needs: some run on the bare machine, the others on a PostgreSQL. */
export function testFiles(): { bare: string[]; database: string[] } {
  const files = globSync('**/*.test.{ts,tsx}', { exclude: (name) => ignored.has(name) })
  const needing = new Set(files.filter((path) => startsDatabase(path, new Set())))
  return { bare: files.filter((path) => !needing.has(path)), database: [...needing] }
}

const ignored = new Set(['node_modules', 'build', 'data', 'e2e', '.cache', '.react-router', 'test-results'])

function startsDatabase(path: string, seen: Set<string>): boolean {
  if (starters.has(path)) return true
  if (seen.has(path) || !existsSync(path)) return false
  seen.add(path)
  return [...readFileSync(path, 'utf8').matchAll(imported)]
    .map(([, from = '']) => (from.startsWith('#') ? from.slice(1) : join(dirname(path), from)))
    .some((next) => isSetUp(next) && startsDatabase(next, seen))
}
