import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from './source-tree.ts'

const css = readFileSync(new URL('../app/public/public.css', import.meta.url), 'utf8')

/** Every screen file that a public page shows, by following imports from the public screens. */
function shownInPublic(): string[] {
  const files = new Map(modules().map((file) => [file.path, file]))
  const isStart = (path: string) =>
    /^app\/public\/(?!design).*\.tsx$/.test(path) && !path.endsWith('.test.tsx')
  const found = new Set([...files.keys()].filter(isStart))
  for (const path of found) {
    for (const one of files.get(path)?.imports ?? []) {
      if (one.path && !one.isType && files.has(one.path)) found.add(one.path)
    }
  }
  return [...found].filter((path) => path.endsWith('.tsx'))
}

const named = [...css.matchAll(/'\.\.\/\.\.\/ui\/\{([^}]+)\}\.tsx'/g)].flatMap(([, names = '']) =>
  names.split(','),
)

test('every part that a public page shows has its classes in the public style', () => {
  const parts = shownInPublic().filter((path) => path.startsWith('ui/'))
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.filter((path) => !named.includes(path.slice('ui/'.length, -'.tsx'.length)))).toEqual([])
})

test('every feature that a public page shows is a source of the public style', () => {
  const features = shownInPublic().flatMap((path) => /^features\/([^/]+)\//.exec(path)?.[1] ?? [])
  expect([...new Set(features)].filter((name) => !css.includes(`../features/${name}/*.tsx`))).toEqual([])
})
